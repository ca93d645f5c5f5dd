import { SOLD_OUT } from '../../../domain/project/availability.ts'
import { dayText } from '../../../domain/text/dates.ts'
import type { Brochure } from '../content/brochure.ts'
import { printedText } from '../content/block.ts'
import { drawLogo, fillPage } from './dark-page.ts'
import type { PdfCanvas, TextLine } from './pdf-canvas.ts'
import type { Pictures } from './open-pictures.ts'
import { COLUMN, PAGE, STYLES, WHITE, type Style } from './styles.ts'

const PAD = 40
const COVER_LOGO = { width: 132, height: 36 }
const FOOT = PAGE.height - PAGE.margin
/** The picture keeps at least this height, however long the name is. */
const MIN_PICTURE_HEIGHT = 330
const MAX_NAME_LINES = 3

/** The first page: the picture to the edges of the paper, then name, place and price on navy. */
export async function drawCover(
  canvas: PdfCanvas,
  brochure: Brochure,
  pictures: Pictures,
): Promise<void> {
  const { doc, colours } = canvas
  const texts = coverTexts(canvas, brochure)
  const registration = registrationBlock(canvas, brochure, COLUMN - COVER_LOGO.width - 24)
  const foot = Math.max(COVER_LOGO.height, registration.height)
  const textTop = FOOT - foot - PAD - canvas.heightOf(texts)
  const panelTop = Math.max(textTop - PAD, MIN_PICTURE_HEIGHT)
  const cover: [number, number] = [PAGE.width, panelTop]
  const frame = { width: PAGE.width, height: panelTop }
  const picture = brochure.picture && (await pictures.load(brochure.picture, frame, 'cover'))
  fillPage(canvas)
  const top = Math.max(textTop, panelTop + PAD * 0.6)
  if (picture) {
    const draw = (): void => {
      doc
        .save()
        .rect(0, 0, ...cover)
        .clip()
      doc.image(picture, 0, 0, { cover, align: 'center', valign: 'center' }).restore()
    }
    canvas.tag('Figure', draw, { alt: brochure.project.name })
    canvas.decorate(() => doc.rect(0, panelTop, PAGE.width, 3).fill(colours.accent))
    labelPicture(canvas, brochure.picture?.label, panelTop)
  } else {
    const [width, height] = [PAGE.width - 48, PAGE.height - 48]
    canvas.decorate(() => doc.lineWidth(0.75).rect(24, 24, width, height).stroke(colours.accent))
  }
  canvas.writeEach(texts, { y: picture ? top : Math.min(top, PAGE.height * 0.42) })
  await drawLogo(canvas, brochure, pictures, COVER_LOGO, FOOT - COVER_LOGO.height)

  // The registrations stand beside the logo, at the right.
  registration.draw(PAGE.margin + COVER_LOGO.width + 24, FOOT - registration.height)
}

/** Says in a lower corner of the picture what it is, where it is no photograph. */
function labelPicture(canvas: PdfCanvas, label: string | undefined, bottom: number): void {
  if (!label) return
  const width = canvas.widthOf(label, STYLES.label) + 16
  const place = { x: PAGE.width - PAGE.margin - width, y: bottom - 28 }
  canvas.decorate(() =>
    canvas.doc.roundedRect(place.x, place.y, width, 18, 3).fill(canvas.colours.ink),
  )
  const text = { text: label, style: STYLES.label, colour: WHITE }
  canvas.writeEach([text], { x: place.x + 8, y: place.y + 3, width })
}

function coverTexts(canvas: PdfCanvas, brochure: Brochure): TextLine[] {
  const { colours } = canvas
  const { name, developer, localitiesText, priceText, priceNote, isSoldOut } = brochure.project
  const priceNotes = [priceNote, ...brochure.asOfTexts]
  const priced: TextLine[] = [
    { text: 'Price', style: STYLES.label, colour: colours.onDarkMuted, above: 22 },
    {
      text: isSoldOut ? `${priceText} · ${SOLD_OUT}` : priceText,
      style: STYLES.price,
      colour: colours.accentBright,
      above: 1,
    },
    {
      text: priceNotes.filter(Boolean).join(' · '),
      style: STYLES.label,
      colour: colours.onDarkMuted,
      above: 2,
    },
  ]
  return [
    { text: name, style: nameStyle(canvas, name), colour: WHITE, tag: 'H1' },
    {
      text: printedText(developer.name) && `by ${developer.name}`,
      style: STYLES.byline,
      colour: colours.onDarkMuted,
      above: 6,
    },
    { text: printedText(localitiesText), style: STYLES.byline, colour: WHITE, above: 2 },
    ...(printedText(priceText) === '' ? [] : priced),
  ]
}

/** The large style, where the name takes few lines in it with its words whole. */
function nameStyle(canvas: PdfCanvas, name: string): Style {
  const style = STYLES.name
  const isShort =
    name.split(' ').every((word) => canvas.widthOf(word, style) <= COLUMN) &&
    canvas.heightOf([{ text: name, style }]) < (MAX_NAME_LINES + 0.5) * style.size * style.leading
  return isShort ? style : STYLES.longName
}

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
function registrationBlock(
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
