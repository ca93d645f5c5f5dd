import { dataOf } from '../../../domain/value/loaded.ts'
import type { ProjectView } from '../../../client/pages/project/project-view.ts'
import { telHref, whatsappHref } from '../../../client/components/buttons/ContactLink.tsx'
import {
  SECTION_TITLES,
  type SectionId,
} from '../../../client/pages/project/tabs/section-titles.ts'
import type { ShellView } from '../../../client/layout/shell.ts'
import type { ImageView } from '../../../domain/image/images.ts'
import { dayInIndia } from '../../../domain/text/dates.ts'
import type { Sources } from '../../loaders/page-entry.ts'
import { shellView } from '../../loaders/views/shell.ts'
import { floorViews } from '../../loaders/views/floors.ts'
import { newestFile } from '../../newest-file.ts'
import { brochureSections } from './sections.ts'

/** What can be lacking, and what it is asked for by. */
const ASKED_FOR: [SectionId, string][] = [
  ['floor-plan', 'the floor plans'],
  ['payment', 'the payment plan'],
  ['amenities', 'the amenities'],
  ['specifications', 'the specifications'],
  ['location', 'the exact location'],
  ['site-plan', 'the site plan'],
]

/** What a brochure says, apart from how it is laid out. */
export type Brochure = ReturnType<typeof brochureOf>

/**
 * What the brochure of a project says, from the data that is served: its page's own words and sums,
 * what is unknown left out.
 */
export function brochureOf(sources: Sources, view: ProjectView) {
  const catalogue = sources.catalogue.current
  const parts = { ...sources, catalogue }
  const shell = shellView(parts)
  // The page shows others where the amenities' pictures failed to load.
  const project = catalogue.amenityImages(view.id).ok ? view : { ...view, amenityImages: [] }
  const placeholder = sources.images.view(undefined)
  const isOwn = (image: ImageView): boolean =>
    image !== placeholder && !isForeign(image, shell.imageBase)
  const record = catalogue.project(project.id)
  const plan = dataOf(catalogue.floorPlan(project.id))
  const floors = record && plan ? floorViews(parts, record, plan) : []
  const sections = brochureSections({ project, floors, isOwn })
  return {
    project,
    shell,
    /** The cover's; without one the cover is type alone. */
    picture: project.gallery.find(isOwn),
    /** Of the data, YYYY-MM-DD. */
    day: dayInIndia(newestFile(sources.config.dataDir, /\.json$/) ?? new Date()),
    sections,
    /** Sections of the project's page for which this project has no data. */
    missing: ASKED_FOR.filter(
      ([id]) => !sections.some(({ title }) => title === SECTION_TITLES[id]),
    ).map(([, wish]) => wish),
    contacts: contacts(shell, project.name),
  }
}

function contacts({ agency, publicUrl }: ShellView, project: string) {
  const { phone, whatsapp, email } = agency
  const isSameNumber = whatsapp === phone?.replace(/\D/g, '')
  return [
    phone && { label: 'Phone', text: phone, url: telHref(phone) },
    whatsapp && {
      label: 'WhatsApp',
      text: isSameNumber && phone ? phone : `+${whatsapp}`,
      url: whatsappHref(whatsapp, `Project: ${project}`),
    },
    email && { label: 'E-mail', text: email, url: `mailto:${email}` },
    { label: 'Website', text: new URL(publicUrl).host, url: publicUrl },
  ].filter((link) => typeof link === 'object')
}

/** A picture at another site's address: it is not fetched. */
function isForeign(view: ImageView, imageBase: string): boolean {
  return 'src' in view && !view.src.startsWith(`${imageBase}/images/`)
}
