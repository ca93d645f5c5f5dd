import type { Figure, FiguresBlock } from '../content/brochure.ts'
import { rowsOf } from './blocks.ts'
import type { FlowBlock, PdfCanvas } from './pdf-canvas.ts'
import type { Pictures } from './pictures.ts'
import { COLUMN, INK, PAGE, STYLES } from './styles.ts'

const GUTTER = 18
const ABOVE_CAPTION = 7
const BETWEEN_LINES = 3
/** Of the column, where other pictures stand beside a sheet. */
const SHEET_SHARE = 0.68

/**
 * How figures are shown. `ratio` of a frame is height to width; `pad` is the white around a picture
 * of which all is shown; a frame takes `share` of its column and shrinks to `least` of its height at
 * the end of a page, which would stay empty otherwise.
 */
type Shape = {
  readonly ratio: number
  readonly pad: number
  readonly share: number
  readonly least: number
}

const SHAPES: Readonly<Record<FiguresBlock['shape'], Shape>> = {
  photo: { ratio: 10 / 16, pad: 0, share: 1, least: 0.7 },
  plan: { ratio: 2 / 3, pad: 10, share: 1, least: 0.7 },
  'large-plan': { ratio: 3 / 4, pad: 10, share: 0.6, least: 0.6 },
  sheet: { ratio: 2 / 3, pad: 10, share: 1, least: 0.5 },
}

type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Loaded = { readonly figure: Figure; readonly picture: Buffer }

/**
 * Pictures in frames with their captions: photographs fill theirs, plans are shown whole on white.
 * What cannot be read is left out.
 */
export async function figureBlocks(
  canvas: PdfCanvas,
  pictures: Pictures,
  { shape, figures }: FiguresBlock,
): Promise<FlowBlock[]> {
  const columns = columnsOf(shape, figures.length)
  const width = (COLUMN - (columns - 1) * GUTTER) / columns
  const { share, ratio, least } = SHAPES[shape]
  const frame = { width: width * share, height: width * share * ratio }
  const loaded = await loadFigures(pictures, shape, figures, frame)
  const isBeside = share < 1
  const textWidth = isBeside ? width - frame.width - 2 * GUTTER : width
  return rowsOf(loaded, columns).map((row) => {
    const heights = row.map(({ figure }) => captionHeight(canvas, shape, figure, textWidth))
    const captions = Math.max(...heights)
    const below = isBeside || captions === 0 ? 0 : captions + ABOVE_CAPTION
    return {
      above: 16,
      least: Math.max(frame.height * least, isBeside ? captions : 0) + below,
      draw() {
        const { y } = canvas.doc
        const height = Math.min(frame.height, canvas.room - below)
        row.forEach(({ figure, picture }, column) => {
          const x = PAGE.margin + column * (width + GUTTER)
          drawFigure(canvas, shape, { figure, picture }, { x, y, width: frame.width, height })
          const text = isBeside
            ? { x: x + frame.width + GUTTER, y: y + (height - (heights[column] ?? 0)) / 2 }
            : { x, y: y + height + ABOVE_CAPTION }
          writeCaption(canvas, shape, figure, { ...text, width: textWidth })
        })
        canvas.doc.y = y + height + below
      },
    }
  })
}

/** A sheet with up to two pictures that go with it, one above the other at its side. */
export async function sheetBlocks(
  canvas: PdfCanvas,
  pictures: Pictures,
  { figures: [sheet, ...others] }: FiguresBlock,
): Promise<FlowBlock[]> {
  if (!sheet) return []
  const width = COLUMN * SHEET_SHARE
  const side = { x: PAGE.margin + width + GUTTER, width: COLUMN - width - GUTTER }
  const { ratio } = SHAPES.sheet
  const frame = { width, height: width * ratio }
  const [large] = await loadFigures(pictures, 'sheet', [sheet], frame)
  const small = await loadFigures(pictures, 'plan', others, { ...side, height: frame.height })
  if (!large || small.length === 0) {
    return figureBlocks(canvas, pictures, { kind: 'figures', shape: 'sheet', figures: [sheet] })
  }
  return [
    {
      above: 16,
      least: frame.height * 0.8,
      draw() {
        const { y } = canvas.doc
        const height = Math.min(frame.height, canvas.room)
        drawFigure(canvas, 'sheet', large, { x: PAGE.margin, y, width, height })
        const each = Math.min((height - GUTTER) / 2, side.width * ratio)
        small.forEach((one, index) => {
          const top = y + index * (height - each)
          drawFigure(canvas, 'plan', one, { ...side, y: top, height: each })
        })
        canvas.doc.y = y + height
      },
    },
  ]
}

/** The figures whose pictures can be read, as sharp as a frame of that size (in points) shows them. */
export async function loadFigures(
  pictures: Pictures,
  shape: FiguresBlock['shape'],
  figures: readonly Figure[],
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Loaded[]> {
  const { pad } = SHAPES[shape]
  const inner = { width: width - 2 * pad, height: height - 2 * pad }
  const loaded = await Promise.all(
    figures.slice(0, evenCount(shape, figures.length)).map(async (figure) => {
      const picture = await pictures.load(figure.view, inner, pad === 0 ? 'cover' : 'inside')
      return picture && { figure, picture }
    }),
  )
  return loaded.filter((one) => one !== undefined)
}

function columnsOf(shape: FiguresBlock['shape'], count: number): number {
  if (shape === 'sheet' || shape === 'large-plan') return 1
  if (shape === 'photo' && count === 1) return 1
  return shape === 'photo' && (count === 3 || count > 4) ? 3 : 2
}

/** So many photographs that no row has a hole; plans are all shown. */
const evenCount = (shape: FiguresBlock['shape'], count: number): number =>
  shape === 'photo' && count > 4 ? count - (count % 3) : count

export function drawFigure(
  canvas: PdfCanvas,
  shape: FiguresBlock['shape'],
  { figure, picture }: Loaded,
  { x, y, width, height }: Frame,
): void {
  const { doc } = canvas
  const { pad } = SHAPES[shape]
  if (pad > 0) {
    canvas.decorate(() => {
      doc.lineWidth(0.75).roundedRect(x, y, width, height, 4).fillAndStroke(INK.white, INK.line)
    })
  }
  const draw = (): void => {
    const room: [number, number] = [width - 2 * pad, height - 2 * pad]
    doc.save().roundedRect(x, y, width, height, 4).clip()
    doc.image(canvas.picture(picture), x + pad, y + pad, {
      ...(pad > 0 ? { fit: room } : { cover: room }),
      align: 'center',
      valign: 'center',
    })
    doc.restore()
  }
  canvas.tag('Figure', draw, { alt: figure.alt })
}

function captionLines(shape: FiguresBlock['shape'], { title, note, price }: Figure) {
  return [
    { text: title, style: shape === 'large-plan' ? STYLES.title : STYLES.strong, colour: INK.navy },
    { text: note, style: STYLES.cell, colour: INK.muted },
    { text: price, style: STYLES.price, colour: INK.navy },
  ].flatMap(({ text, ...rest }) => (text ? [{ text, ...rest }] : []))
}

function captionHeight(
  canvas: PdfCanvas,
  shape: FiguresBlock['shape'],
  figure: Figure,
  width: number,
): number {
  return captionLines(shape, figure).reduce(
    (sum, { text, style }, index) =>
      sum + canvas.heightOf(text, style, width) + (index === 0 ? 0 : BETWEEN_LINES),
    0,
  )
}

function writeCaption(
  canvas: PdfCanvas,
  shape: FiguresBlock['shape'],
  figure: Figure,
  place: Omit<Frame, 'height'>,
): void {
  const lines = captionLines(shape, figure)
  if (lines.length === 0) return
  canvas.tag('Caption', () => {
    let { y } = place
    for (const { text, style, colour } of lines) {
      canvas.write(text, style, { ...place, y, colour })
      y += canvas.heightOf(text, style, place.width) + BETWEEN_LINES
    }
  })
}
