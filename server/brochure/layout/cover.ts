import { PROJECT_DEFAULTS } from '../../../domain/project/defaults.ts'
import { dayText } from '../../../domain/text/dates.ts'
import { listAnd } from '../../../domain/text/text.ts'
import type { Brochure } from '../content/brochure.ts'
import type { PdfCanvas, Text } from './pdf-canvas.ts'
import type { Pictures, Size } from './pictures.ts'
import { COLUMN, INK, PAGE, STYLES, type Style } from './styles.ts'

const PAD = 40
const COVER_LOGO = { width: 132, height: 36 }
const CLOSING_LOGO = { width: 176, height: 48 }
const FOOT = PAGE.height - PAGE.margin
/** The picture keeps at least this much of the page, however long the name is. */
const LEAST_PICTURE = 330
const NAME_SIZES = [44, 38, 32, 27, 22]
const MAX_NAME_LINES = 3
const BYLINE: Style = { face: 'text', size: 11.5, leading: 1.5 }
const PRICE: Style = { face: 'display', size: 23, leading: 1.2 }
const TITLE: Style = { face: 'display', size: 34, leading: 1.15 }
const CONTACT: Style = { face: 'display', size: 17, leading: 1.35 }
const MUTED = INK.onNavyMuted
export const CLOSING_TITLE = 'Talk to us'

/** The first page: the picture to the edges of the paper, then name, place and price on navy. */
export async function drawCover(
  canvas: PdfCanvas,
  brochure: Brochure,
  pictures: Pictures,
): Promise<void> {
  const { doc } = canvas
  const texts = coverTexts(canvas, brochure)
  const textTop = FOOT - COVER_LOGO.height - PAD - canvas.stackHeight(texts)
  const panelTop = Math.max(textTop - PAD, LEAST_PICTURE)
  const frame = { width: PAGE.width, height: panelTop }
  const picture = brochure.picture && (await pictures.load(brochure.picture, frame, 'cover'))
  fillPage(canvas)
  if (picture) {
    const cover: [number, number] = [frame.width, frame.height]
    const draw = (): void => {
      doc.save().rect(0, 0, frame.width, frame.height).clip()
      doc.image(picture, 0, 0, { cover, align: 'center', valign: 'center' }).restore()
    }
    canvas.tag('Figure', draw, { alt: brochure.name })
    canvas.decorate(() => doc.rect(0, panelTop, PAGE.width, 3).fill(INK.gold))
  } else {
    const [width, height] = [PAGE.width - 48, PAGE.height - 48]
    canvas.decorate(() => doc.lineWidth(0.75).rect(24, 24, width, height).stroke(INK.gold))
  }
  const top = Math.max(textTop, panelTop + PAD * 0.6)
  doc.y = picture ? top : Math.min(top, PAGE.height * 0.42)
  writeTagged(canvas, texts, 'H1')
  await drawFoot(canvas, brochure, pictures)
}

/** The last page: who to ask, where the project is online, and what the figures are worth. */
export async function drawClosing(
  canvas: PdfCanvas,
  brochure: Brochure,
  pictures: Pictures,
): Promise<void> {
  const { agency, name, address, missing, reraNumber, day } = brochure
  const { doc } = canvas
  const text = { style: STYLES.text, colour: INK.white, above: 12 }
  fillPage(canvas)
  doc.y = 84
  if (await drawLogo(canvas, agency, pictures, CLOSING_LOGO, 84)) {
    doc.y = 84 + CLOSING_LOGO.height + 52
  } else {
    canvas.tag('P', () =>
      canvas.write({ text: agency.name, style: STYLES.title, colour: INK.goldBright }),
    )
  }
  const contacts = agency.contacts.flatMap(({ label, text, url }) => [
    { text: label, style: STYLES.label, colour: MUTED, above: 12 },
    { text, style: CONTACT, colour: INK.white, link: url },
  ])
  const [first, ...others] = contacts
  writeTagged(
    canvas,
    [
      { text: CLOSING_TITLE, style: TITLE, colour: INK.white },
      { text: agency.tagline, style: STYLES.lead, colour: MUTED, above: 4 },
      ...(first ? [{ ...first, above: 12 + 26 }, ...others] : []),
      ...when(agency.office, [
        { text: 'Office', style: STYLES.label, colour: MUTED, above: 14 },
        { text: agency.office, style: STYLES.lead, colour: INK.white },
      ]),
    ],
    'H2',
  )
  canvas.rule(PAGE.margin, doc.y + 34, COLUMN, INK.gold)
  doc.y += 42
  const pronoun = missing.length === 1 ? 'it' : 'them'
  writeTagged(canvas, [
    ...when(missing.length > 0, [
      {
        ...text,
        text: `Ask us for ${listAnd([...missing])} of ${name}: this brochure does not hold ${pronoun}.`,
      },
    ]),
    { ...text, text: `${name} online, with what it costs in all and what a loan comes to:` },
    { text: address, style: STYLES.strong, colour: INK.goldBright, above: 2, link: address },
    ...when(reraNumber, [{ ...text, text: `RERA No. ${reraNumber}`, colour: MUTED, above: 16 }]),
    {
      ...text,
      text: `Prices and particulars as on ${dayText(day)}. They may change: please confirm them with us before you book.`,
      colour: MUTED,
      above: reraNumber ? 0 : 16,
    },
  ])
}

function coverTexts(canvas: PdfCanvas, { name, developer, place, price }: Brochure): Text[] {
  return [
    { text: name, style: nameStyle(canvas, name), colour: INK.white },
    { text: `by ${developer}`, style: BYLINE, colour: MUTED, above: 6 },
    ...when(place !== PROJECT_DEFAULTS.localities, [
      { text: place, style: BYLINE, colour: INK.white, above: 2 },
    ]),
    ...when(price !== PROJECT_DEFAULTS.price, [
      { text: 'Price', style: STYLES.label, colour: MUTED, above: 22 },
      { text: price, style: PRICE, colour: INK.goldBright, above: 1 },
    ]),
  ]
}

const when = (isSo: unknown, texts: Text[]): Text[] => (isSo ? texts : [])

/** The largest size at which a name takes few lines with its words whole, else the smallest. */
function nameStyle(canvas: PdfCanvas, name: string): Style {
  const styles = NAME_SIZES.map((size): Style => ({ face: 'display', size, leading: 1.1 }))
  const fits = (style: Style): boolean =>
    name.split(' ').every((word) => canvas.widthOf(word, style) <= COLUMN) &&
    canvas.heightOf(name, style) < (MAX_NAME_LINES + 0.5) * style.size * style.leading
  return styles.find(fits) ?? { face: 'display', size: 22, leading: 1.1 }
}

/** Whose brochure it is, the project's registration and the day. */
async function drawFoot(
  canvas: PdfCanvas,
  { agency, reraNumber, day }: Brochure,
  pictures: Pictures,
): Promise<void> {
  if (!(await drawLogo(canvas, agency, pictures, COVER_LOGO, FOOT - COVER_LOGO.height))) {
    const place = { y: FOOT - canvas.heightOf(agency.name, STYLES.title) }
    canvas.tag('P', () =>
      canvas.write({ text: agency.name, style: STYLES.title, colour: INK.white }, place),
    )
  }
  const width = COLUMN - COVER_LOGO.width - 24
  const lines = [...(reraNumber ? [`RERA No. ${reraNumber}`] : []), `As on ${dayText(day)}`]
  const texts = lines.map((text): Text => ({ text, style: STYLES.label, colour: MUTED }))
  canvas.doc.y = FOOT - canvas.stackHeight(texts, width)
  for (const text of texts) {
    const x = PAGE.width - PAGE.margin - width
    canvas.tag('P', () => canvas.write(text, { x, width, align: 'right' }))
  }
}

/** A page of navy that text may fill to its end. */
function fillPage(canvas: PdfCanvas): void {
  const { doc } = canvas
  doc.page.margins.bottom = 0
  canvas.decorate(() => doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.navy))
}

/** False where the agency has none. */
async function drawLogo(
  canvas: PdfCanvas,
  agency: Brochure['agency'],
  pictures: Pictures,
  { width, height }: Size,
  y: number,
): Promise<boolean> {
  const logo = await pictures.logo(agency.logo, { width, height }, INK.navy)
  if (!logo) return false
  const fit: [number, number] = [width, height]
  canvas.tag('Figure', () => canvas.doc.image(logo, PAGE.margin, y, { fit }), { alt: agency.name })
  return true
}

/** Texts below each other, each an element of its own, the first one `firstTag`. */
function writeTagged(canvas: PdfCanvas, texts: readonly Text[], firstTag = 'P'): void {
  for (const [index, text] of texts.entries()) {
    const tag = index === 0 ? firstTag : text.link ? 'Link' : 'P'
    if (text.text !== '') canvas.tag(tag, () => canvas.write(text))
  }
}
