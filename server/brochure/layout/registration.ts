import { dayText } from '../../../domain/text/dates.ts'
import type { Brochure } from '../content/brochure.ts'
import type { PdfCanvas, Text } from './pdf-canvas.ts'
import { INK, STYLES } from './styles.ts'

type Entry = Brochure['project']['registrations'][number]

/** Points; a module of the code is about half a millimetre on paper. */
const QR = 62
const GAP = 12
/** More are listed without their codes. */
const MAX_CODES = 3

/** Who sells the project, its registrations with their QR codes, and the day: at the right of a width. */
export function registrationBlock(
  canvas: PdfCanvas,
  { project: { promoter, registrations, reraExempt }, shell, day }: Brochure,
  width: number,
): { height: number; draw(x: number, y: number): void } {
  const label = { style: STYLES.label, colour: INK.onNavyMuted }
  const strong = { style: STYLES.strong, colour: INK.white }
  const textWidth = width - QR - GAP
  const listed = registrations.map((entry, index) => ({
    texts: textsOf(entry),
    code: index < MAX_CODES ? entry.qr : undefined,
  }))
  const heights = listed.map(({ texts, code }) =>
    Math.max(canvas.heightOf(texts, textWidth), code ? QR : 0),
  )
  const opening: Text[] = [
    { ...label, text: promoter ? 'Promoter' : '' },
    { ...strong, text: promoter ?? '' },
    {
      ...label,
      text: registrations.length === 0 && reraExempt ? `RERA not required: ${reraExempt}` : '',
    },
  ]
  const closing: Text[] = [
    { ...strong, text: registrations.length > 0 ? (shell.agency.phone ?? '') : '' },
    { ...label, text: `As on ${dayText(day)}` },
  ]
  const openingHeight = canvas.heightOf(opening, width)
  const closingHeight = canvas.heightOf(closing, width)
  const between = heights.reduce((sum, height) => sum + GAP + height, GAP)
  return {
    height: openingHeight + between + closingHeight,
    draw(x, y) {
      const place = { x, width, align: 'right' as const }
      canvas.writeEach(opening, { ...place, y })
      let top = y + openingHeight
      for (const [index, { texts, code }] of listed.entries()) {
        top += GAP
        canvas.writeEach(texts, { ...place, y: top, width: code ? textWidth : width })
        if (code) drawCode(canvas, code, x + width - QR, top)
        top += heights[index] ?? 0
      }
      canvas.writeEach(closing, { ...place, y: top + GAP })
    },
  }

  function textsOf({ number, phase, authority, validUntil }: Entry): Text[] {
    return [
      { ...label, text: phase ? `RERA No. · ${phase}` : 'RERA No.' },
      { ...strong, text: number },
      ...(authority ? [{ ...label, text: authority.name, link: authority.url }] : []),
      { ...label, text: validUntil ? `Valid until ${dayText(validUntil)}` : '' },
    ]
  }
}

function drawCode(
  canvas: PdfCanvas,
  { text, path, size }: NonNullable<Entry['qr']>,
  x: number,
  y: number,
): void {
  const { doc } = canvas
  const draw = (): void => {
    doc
      .save()
      .translate(x, y)
      .scale(QR / size)
    doc.rect(0, 0, size, size).fill(INK.white)
    doc.path(path).lineWidth(1).stroke('#000').restore()
  }
  canvas.tag('Figure', draw, { alt: `QR code: ${text}` })
}
