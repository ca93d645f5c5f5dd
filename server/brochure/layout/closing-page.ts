import type { AdviserView } from '../../../client/components/cards/AdviserCard.tsx'
import { printableText } from '../../../domain/text/printable-text.ts'
import { listAnd } from '../../../domain/text/text.ts'
import type { Brochure } from '../content/brochure.ts'
import { drawLogo, fillPage } from './dark-page.ts'
import type { Pictures } from './open-pictures.ts'
import type { PdfCanvas, TextLine } from './pdf-canvas.ts'
import { COLUMN, PAGE, STYLES, WHITE } from './styles.ts'

const LOGO = { width: 176, height: 48 }
const TOP = 84
const TITLE = 'Talk to us'
const PHOTO = 64
const PHOTO_GAP = 16

/** The last page: the agency's contacts on navy, then what the brochure leaves out and its date. */
export async function drawClosingPage(
  canvas: PdfCanvas,
  brochure: Brochure,
  pictures: Pictures,
): Promise<void> {
  const { project, shell, contacts, missing, asOfTexts } = brochure
  const { name, reraNumber } = project
  const { tagline, address: office } = shell.agency
  const address = shell.publicUrl + project.path
  const { doc, colours } = canvas
  const white = { style: STYLES.lead, colour: WHITE }
  const label = { style: STYLES.label, colour: colours.onDarkMuted }
  const text = { style: STYLES.text, colour: WHITE, above: 12 }
  doc.outline.addItem(TITLE)
  fillPage(canvas)
  await drawLogo(canvas, brochure, pictures, LOGO, TOP)
  canvas.writeEach(
    [
      { text: TITLE, style: STYLES.closing, colour: WHITE, tag: 'H2' },
      { text: tagline, style: STYLES.lead, colour: colours.onDarkMuted, above: 4 },
    ],
    { y: TOP + LOGO.height + 52 },
  )
  if (project.adviser) await drawAdviser(canvas, project.adviser, pictures, doc.y + 30)
  canvas.writeEach(
    [
      ...contacts.flatMap(({ label: contactLabel, text: contact, url }, index): TextLine[] => [
        { ...label, text: contactLabel, above: index === 0 ? (project.adviser ? 22 : 38) : 12 },
        { text: contact, style: STYLES.contact, colour: WHITE, link: url },
      ]),
      { ...label, text: office && 'Office', above: 14 },
      { ...white, text: office },
    ],
    { y: doc.y },
  )
  canvas.rule(PAGE.margin, doc.y + 34, COLUMN, colours.accent)
  const numbers = reraNumber ? `RERA No. ${reraNumber}` : ''
  const pronoun = missing.length === 1 ? 'it' : 'them'
  const request = `Ask us for ${listAnd(missing)} of ${name}: this brochure does not hold ${pronoun}.`
  canvas.writeEach(
    [
      { ...text, text: missing.length > 0 ? request : '' },
      { ...text, text: `${name} online, with what it costs in all and what a loan comes to:` },
      {
        text: address,
        style: STYLES.strong,
        colour: colours.accentBright,
        above: 2,
        link: address,
      },
      { ...text, text: numbers, colour: colours.onDarkMuted, above: 16 },
      {
        ...text,
        text: [
          ...asOfTexts,
          'Prices and particulars may change: please confirm them with us before you book.',
        ].join('. '),
        colour: colours.onDarkMuted,
        above: numbers === '' ? 16 : 0,
      },
    ],
    { y: doc.y + 42 },
  )
}

/** The adviser's photo in a circle, with name, languages and registration beside it. */
async function drawAdviser(
  canvas: PdfCanvas,
  { name, photo, languages, registration }: AdviserView,
  pictures: Pictures,
  top: number,
): Promise<void> {
  const { doc, colours } = canvas
  const picture = photo && (await pictures.load(photo, { width: PHOTO, height: PHOTO }, 'cover'))
  const indent = picture ? PHOTO + PHOTO_GAP : 0
  const label = { style: STYLES.label, colour: colours.onDarkMuted }
  const width = COLUMN - indent
  const isShort = canvas.widthOf(name, STYLES.contact) <= width
  const spoken = languages.filter((language) => printableText(language) !== '')
  const texts: TextLine[] = [
    { ...label, text: 'Your adviser' },
    { text: name, style: isShort ? STYLES.contact : STYLES.strong, colour: WHITE },
    { ...label, text: spoken.length > 0 ? `Speaks ${listAnd(spoken)}` : '' },
    { ...label, text: registration ? `Agent registration ${registration}` : '' },
  ]
  const height = Math.max(picture ? PHOTO : 0, canvas.heightOf(texts, width))
  if (picture) {
    const draw = (): void => {
      const middle = [PAGE.margin + PHOTO / 2, top + PHOTO / 2] as const
      doc
        .save()
        .circle(...middle, PHOTO / 2)
        .clip()
      doc.image(picture, PAGE.margin, top, { width: PHOTO, height: PHOTO }).restore()
    }
    canvas.tag('Figure', draw, { alt: name })
  }
  canvas.writeEach(texts, { x: PAGE.margin + indent, y: top, width })
  doc.y = top + height
}
