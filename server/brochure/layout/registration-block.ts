import { dayText } from '../../../domain/text/dates.ts'
import type { Brochure } from '../content/brochure.ts'
import type { PdfCanvas, TextLine } from './pdf-canvas.ts'
import { STYLES, WHITE } from './styles.ts'

type Code = Brochure['project']['registrations'][number]['qr']

/** The size of a code in points, which makes a module about half a millimetre on paper. */
const QR = 62
const GAP = 12
/** Further registrations are listed without their codes. */
const MAX_CODES = 3

/**
 * The seller of the project, its registrations with QR codes, and the day they were checked, at the
 * right of a width.
 */
export function registrationBlock(
  canvas: PdfCanvas,
  { project: { promoter, registrations, reraExempt, verifiedOn }, shell }: Brochure,
  width: number,
): { height: number; draw(x: number, y: number): void } {
  const label = { style: STYLES.label, colour: canvas.colours.onDarkMuted }
  const strong = { style: STYLES.strong, colour: WHITE }
  const isRegistered = registrations.length > 0
  const parts: { texts: TextLine[]; code?: Code }[] = [
    {
      texts: [
        { ...label, text: promoter ? 'Promoter' : '' },
        { ...strong, text: promoter ?? '' },
        { ...label, text: !isRegistered && reraExempt ? `RERA not required: ${reraExempt}` : '' },
      ],
    },
    ...registrations.map(({ number, phase, authority, validUntil, qr }, index) => ({
      texts: [
        { ...label, text: phase ? `RERA No. · ${phase}` : 'RERA No.' },
        { ...strong, text: number },
        ...(authority ? [{ ...label, text: authority.name, link: authority.url }] : []),
        { ...label, text: validUntil ? `Valid until ${validUntil}` : '' },
      ],
      ...(index < MAX_CODES && { code: qr }),
    })),
    {
      texts: [
        { ...strong, text: isRegistered ? (shell.agency.phone ?? '') : '' },
        { ...label, text: verifiedOn ? `As on ${dayText(verifiedOn)}` : '' },
      ],
    },
  ]
  const rows = parts.map(({ texts, code }) => {
    const textWidth = code ? width - QR - GAP : width
    const height = Math.max(canvas.heightOf(texts, textWidth), code ? QR : 0)
    return { texts, code, textWidth, height }
  })
  return {
    height: rows.reduce((sum, { height }) => sum + height + GAP, -GAP),
    draw(x, y) {
      let top = y
      for (const { texts, code, textWidth, height } of rows) {
        canvas.writeEach(texts, { x, y: top, width: textWidth, align: 'right' })
        if (code) drawCode(canvas, code, x + width - QR, top)
        top += height + GAP
      }
    },
  }
}

function drawCode(
  canvas: PdfCanvas,
  { text, path, size }: NonNullable<Code>,
  x: number,
  y: number,
): void {
  const { doc } = canvas
  const draw = (): void => {
    doc
      .save()
      .translate(x, y)
      .scale(QR / size)
    doc.rect(0, 0, size, size).fill(WHITE)
    doc.path(path).lineWidth(1).stroke('#000').restore()
  }
  canvas.tag('Figure', draw, { alt: `QR code: ${text}` })
}
