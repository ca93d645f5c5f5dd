import { create } from 'qrcode'
import type { ProjectView, QrView } from '../../../client/pages/project/project-view.ts'
import { registrationViews, stateOfCity } from '../../../domain/project/rera-registration.ts'
import type { Project } from '../../../domain/project/project.ts'
import { dayText } from '../../../domain/text/dates.ts'
import { memoize } from '../../../domain/text/memoize.ts'
import { dataOf } from '../../../domain/value/loaded.ts'
import type { PageDependencies } from '../page-entry.ts'

/** The light modules around a code, without which readers do not find it (ISO/IEC 18004). */
const QUIET = 4

export function registrations(
  { catalogue }: PageDependencies,
  project: Project,
): ProjectView['registrations'] {
  const state = stateOfCity(dataOf(catalogue.charges)?.states, project.city)
  const authorities = catalogue.site.reraAuthorities ?? []
  const views = registrationViews(project.registrations, authorities, state && String(state.id))
  return views.map(({ qr, validUntil, ...view }) => ({
    ...view,
    ...(validUntil && { validUntil: dayText(validUntil) }),
    ...(qr !== undefined && { qr: qrView(qr) }),
  }))
}

/**
 * A text as a QR code, an address also as a link; kept, as most registrations of a state share one.
 */
export const qrView = memoize((text: string): QrView => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  // Each run of dark modules is a stroke that is one module thick: 'M4 4.5h7m1 0h2'.
  const rows = Array.from({ length: size }, (_, row) => {
    const bits = Array.from({ length: size }, (_bit, column) => modules.get(row, column)).join('')
    const strokes = bits.replace(/1+|0+/g, ({ length, 0: bit }) =>
      bit === '1' ? `h${length}` : `m${length} 0`,
    )
    return `M${QUIET} ${row + QUIET + 0.5}${strokes}`
  })
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return {
    text,
    path: rows.join(''),
    size: size + 2 * QUIET,
    ...(isAddress && { link: text }),
  }
})
