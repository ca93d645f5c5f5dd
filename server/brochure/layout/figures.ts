import type { Figure, FiguresBlock, PlacesBlock } from '../content/block.ts'
import { columnWidth, rowsOf } from './blocks.ts'
import type { FlowBlock, PdfCanvas, Place, TextLine } from './pdf-canvas.ts'
import type { Picture, Pictures, Size } from './open-pictures.ts'
import { COLUMN, PAGE, STYLES, WHITE, type BrochureColours } from './styles.ts'
import { tableBlock } from './table.ts'

const GUTTER = 18
const ABOVE_CAPTION = 7
/**
 * At the end of a page, which would stay empty otherwise, a frame may shrink to this part of its
 * height.
 */
const MIN_FRAME_SHARE = 0.55
/** Shares of the column's width: a plan beside its words, maps beside the places near. */
const PLAN_SHARE = 0.6
const MAP_SHARE = { one: 0.5, several: 0.4 }
const BETWEEN_MAPS = 10

/** How figures are shown: height of a frame to its width, and the white around what is shown whole. */
const SHAPES = {
  photos: { ratio: 10 / 16, pad: 0 },
  plans: { ratio: 2 / 3, pad: 10 },
  'large-plans': { ratio: 3 / 4, pad: 10 },
} as const

type Shape = keyof typeof SHAPES
type Loaded = { figure: Figure; picture: Picture }

/** Pictures in frames with their captions: photographs fill theirs, plans are shown whole on white. */
export async function figureBlocks(
  canvas: PdfCanvas,
  pictures: Pictures,
  { shape, figures }: FiguresBlock,
): Promise<FlowBlock[]> {
  const columns = columnsOf(shape, figures.length)
  const column = columnWidth(columns, GUTTER)
  const isBeside = shape === 'large-plans'
  const width = isBeside ? column * PLAN_SHARE : column
  const fullHeight = width * SHAPES[shape].ratio
  const textWidth = isBeside ? column - width - 2 * GUTTER : width
  const loaded = await loadFigures(pictures, shape, figures, { width, height: fullHeight })
  const captioned = loaded.map((one) => {
    const caption = captionOf(shape, one.figure, canvas.colours)
    return { ...one, caption, textHeight: canvas.heightOf(caption, textWidth) }
  })
  return rowsOf(captioned, columns).map((row) => {
    const highest = Math.max(...row.map(({ textHeight }) => textHeight))
    const below = isBeside || highest === 0 ? 0 : highest + ABOVE_CAPTION
    return {
      above: 16,
      minHeight: fullHeight * MIN_FRAME_SHARE + below,
      draw() {
        const { y } = canvas.doc
        const height = Math.min(fullHeight, canvas.remainingHeight - below)
        for (const [index, { caption, textHeight, ...figure }] of row.entries()) {
          const x = PAGE.margin + index * (column + GUTTER)
          drawFigure(canvas, shape, figure, { x, y, width, height })
          if (textHeight === 0) continue
          const place = isBeside
            ? { x: x + width + GUTTER, y: y + (height - textHeight) / 2 }
            : { x, y: y + height + ABOVE_CAPTION }
          canvas.tag('Caption', () => canvas.write(caption, { ...place, width: textWidth }))
        }
        canvas.doc.y = y + height + below
      },
    }
  })
}

/** The places nearby with the time it takes to get there, beside the maps that show them. */
export async function placesBlock(
  canvas: PdfCanvas,
  pictures: Pictures,
  { table, figures }: PlacesBlock,
): Promise<FlowBlock> {
  const width = COLUMN * (figures.length > 1 ? MAP_SHARE.several : MAP_SHARE.one)
  const fullHeight = width * SHAPES.plans.ratio
  const loaded = await loadFigures(pictures, 'plans', figures, { width, height: fullHeight })
  const gaps = BETWEEN_MAPS * (loaded.length - 1)
  const mapsWidth = loaded.length > 0 ? width + GUTTER : 0
  const columnBeside = { x: PAGE.margin + mapsWidth, width: COLUMN - mapsWidth }
  const places = tableBlock(canvas, table, columnBeside)
  return {
    above: 14,
    minHeight: Math.max(fullHeight * loaded.length * MIN_FRAME_SHARE, places.minHeight),
    draw() {
      const { y, page } = canvas.doc
      const height = Math.min(fullHeight, (canvas.remainingHeight - gaps) / loaded.length)
      for (const [index, map] of loaded.entries()) {
        const top = y + index * (height + BETWEEN_MAPS)
        drawFigure(canvas, 'plans', map, { x: PAGE.margin, y: top, width, height })
      }
      canvas.doc.y = y
      places.draw()
      const mapsEnd = y + loaded.length * height + gaps
      if (canvas.doc.page === page) canvas.doc.y = Math.max(mapsEnd, canvas.doc.y)
    },
  }
}

async function loadFigures(
  pictures: Pictures,
  shape: Shape,
  figures: Figure[],
  { width, height }: Size,
): Promise<Loaded[]> {
  const { pad } = SHAPES[shape]
  const inner = { width: width - 2 * pad, height: height - 2 * pad }
  const loaded: Loaded[] = []
  // The pictures are drawn one after another, so that the same brochure is the same bytes.
  for (const figure of figures) {
    const picture = await pictures.load(figure.view, inner, pad === 0 ? 'cover' : 'inside')
    if (picture) loaded.push({ figure, picture })
  }
  return loaded
}

/**
 * The number of columns: photographs leave no hole in a row, and a single plan takes the whole
 * width.
 */
function columnsOf(shape: Shape, count: number): number {
  if (shape === 'large-plans' || count === 1) return 1
  return shape === 'photos' && count % 3 === 0 ? 3 : 2
}

function drawFigure(
  canvas: PdfCanvas,
  shape: Shape,
  { figure, picture }: Loaded,
  { x, y, width, height }: Place & Size,
): void {
  const { doc } = canvas
  const { pad } = SHAPES[shape]
  if (pad > 0) {
    canvas.decorate(() => {
      doc
        .lineWidth(0.75)
        .roundedRect(x, y, width, height, 4)
        .fillAndStroke(WHITE, canvas.colours.border)
    })
  }
  const box: [number, number] = [width - 2 * pad, height - 2 * pad]
  const draw = (): void => {
    doc.save().roundedRect(x, y, width, height, 4).clip()
    const fit = pad > 0 ? { fit: box } : { cover: box }
    doc.image(picture, x + pad, y + pad, { ...fit, align: 'center', valign: 'center' }).restore()
  }
  canvas.tag('Figure', draw, { alt: figure.alt })
}

function captionOf(
  shape: Shape,
  { title = '', note = '', price = '' }: Figure,
  { muted }: BrochureColours,
): TextLine[] {
  const style = shape === 'large-plans' ? STYLES.title : STYLES.strong
  return [
    { text: title, style },
    { text: note, style: STYLES.cell, colour: muted, above: 3 },
    { text: price, style: STYLES.captionPrice, above: 3 },
  ]
}
