import { PROJECT_DEFAULTS } from '../../../domain/project/defaults.ts'
import { dayText } from '../../../domain/text/dates.ts'
import type { Brochure } from '../content/brochure.ts'
import type { PdfCanvas } from './pdf-canvas.ts'
import type { Pictures } from './pictures.ts'
import { COLUMN, INK, PAGE, STYLES, type Style } from './styles.ts'

const PAD = 40
const LOGO = { width: 132, height: 36 }
const FOOT = PAGE.height - PAGE.margin
/** The picture keeps at least this much of the page, however long the name is. */
const LEAST_PICTURE = 330
const NAME_SIZES = [44, 38, 32, 27, 22]
const MOST_NAME_LINES = 3
const BYLINE: Style = { face: 'text', size: 11.5, leading: 1.5 }
const PRICE: Style = { face: 'display', size: 23, leading: 1.2 }

type Line = {
  readonly tag: 'H1' | 'P'
  readonly text: string
  readonly style: Style
  readonly colour: string
  readonly above: number
}

/** The first page: the picture to the edges of the paper, then name, place and price on navy. */
export async function drawCover(
  canvas: PdfCanvas,
  brochure: Brochure,
  pictures: Pictures,
): Promise<void> {
  const { doc } = canvas
  const lines = coverLines(canvas, brochure)
  const textHeight = lines.reduce(
    (sum, { above, text, style }) => sum + above + canvas.heightOf(text, style),
    0,
  )
  const textTop = FOOT - LOGO.height - PAD - textHeight
  const panelTop = Math.max(textTop - PAD, LEAST_PICTURE)
  const frame = { width: PAGE.width, height: panelTop }
  const picture = brochure.picture && (await pictures.load(brochure.picture, frame, 'cover'))

  doc.page.margins.bottom = 0
  canvas.decorate(() => doc.rect(0, 0, PAGE.width, PAGE.height).fill(INK.navy))
  if (picture) {
    const draw = (): void => {
      doc.save().rect(0, 0, frame.width, frame.height).clip()
      const cover: [number, number] = [frame.width, frame.height]
      doc.image(picture, 0, 0, { cover, align: 'center', valign: 'center' }).restore()
    }
    canvas.tag('Figure', draw, { alt: brochure.name })
    canvas.decorate(() => doc.rect(0, panelTop, PAGE.width, 3).fill(INK.gold))
  } else {
    canvas.decorate(() =>
      doc
        .lineWidth(0.75)
        .rect(24, 24, PAGE.width - 48, PAGE.height - 48)
        .stroke(INK.gold),
    )
  }
  const top = Math.max(textTop, panelTop + PAD * 0.6)
  doc.y = picture ? top : Math.min(top, PAGE.height * 0.42)
  for (const { tag, text, style, colour, above } of lines) {
    doc.y += above
    canvas.tag(tag, () => canvas.write(text, style, { colour }))
  }
  await drawFoot(canvas, brochure, pictures)
}

function coverLines(canvas: PdfCanvas, { name, developer, place, price }: Brochure): Line[] {
  const muted = INK.onNavyMuted
  return [
    { tag: 'H1', text: name, style: nameStyle(canvas, name), colour: INK.white, above: 0 },
    { tag: 'P', text: `by ${developer}`, style: BYLINE, colour: muted, above: 6 },
    ...(place === PROJECT_DEFAULTS.localities
      ? []
      : [{ tag: 'P', text: place, style: BYLINE, colour: INK.white, above: 2 } as const]),
    ...(price === PROJECT_DEFAULTS.price
      ? []
      : ([
          { tag: 'P', text: 'Price', style: STYLES.label, colour: muted, above: 22 },
          { tag: 'P', text: price, style: PRICE, colour: INK.goldBright, above: 1 },
        ] as const)),
  ]
}

/** The largest size at which a name takes few lines with its words whole, else the smallest. */
function nameStyle(canvas: PdfCanvas, name: string): Style {
  const styles = NAME_SIZES.map((size): Style => ({ face: 'display', size, leading: 1.1 }))
  const fits = styles.find(
    (style) =>
      name.split(' ').every((word) => canvas.widthOf(word, style) <= COLUMN) &&
      canvas.heightOf(name, style) < (MOST_NAME_LINES + 0.5) * style.size * style.leading,
  )
  return fits ?? { face: 'display', size: NAME_SIZES.at(-1) ?? 0, leading: 1.1 }
}

/** Whose brochure it is, the project's registration and the day. */
async function drawFoot(
  canvas: PdfCanvas,
  { agency, reraNumber, day }: Brochure,
  pictures: Pictures,
): Promise<void> {
  const logo = await pictures.logo(agency.logo, LOGO, INK.navy)
  if (logo) {
    const fit: [number, number] = [LOGO.width, LOGO.height]
    const draw = (): void => void canvas.doc.image(logo, PAGE.margin, FOOT - LOGO.height, { fit })
    canvas.tag('Figure', draw, { alt: agency.name })
  } else {
    const place = { y: FOOT - canvas.heightOf(agency.name, STYLES.title), colour: INK.white }
    canvas.tag('P', () => canvas.write(agency.name, STYLES.title, place))
  }
  const width = COLUMN - LOGO.width - 24
  const lines = [...(reraNumber ? [`RERA No. ${reraNumber}`] : []), `As on ${dayText(day)}`]
  const heights = lines.map((line) => canvas.heightOf(line, STYLES.label, width))
  canvas.doc.y = FOOT - heights.reduce((sum, height) => sum + height, 0)
  for (const line of lines) {
    const x = PAGE.width - PAGE.margin - width
    canvas.tag('P', () =>
      canvas.write(line, STYLES.label, { x, width, align: 'right', colour: INK.onNavyMuted }),
    )
  }
}
