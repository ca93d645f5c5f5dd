import type { Figure, FiguresBlock, NearbyPlace, PlacesBlock } from '../content/brochure.ts'
import { rowsOf } from './blocks.ts'
import type { Element, FlowBlock, PdfCanvas, Place, Text } from './pdf-canvas.ts'
import type { Picture, Pictures, Size } from './pictures.ts'
import { COLUMN, INK, PAGE, STYLES } from './styles.ts'

const GUTTER = 18
const ABOVE_CAPTION = 7
/** Of the column, where other pictures stand beside a sheet, and maps beside the places near. */
const SHEET_SHARE = 0.68
const MAP_SHARE = { one: 0.5, several: 0.4 }
const BESIDE_MAP = 24
const BETWEEN_MAPS = 10
/** Of its height, at the end of a page. */
const LEAST_MAP = 0.7
/** Width of the column that says how long it takes, and the room around a place. */
const TIME = 64
const PAD = 7

/**
 * How figures are shown. `ratio` of a frame is height to width; `pad` is the white around a picture
 * of which all is shown; a frame takes `share` of its column and shrinks to `least` of its height at
 * the end of a page, which would stay empty otherwise.
 */
const SHAPES = {
  photo: { ratio: 10 / 16, pad: 0, share: 1, least: 0.7 },
  plan: { ratio: 2 / 3, pad: 10, share: 1, least: 0.7 },
  'large-plan': { ratio: 3 / 4, pad: 10, share: 0.6, least: 0.6 },
  sheet: { ratio: 2 / 3, pad: 10, share: 1, least: 0.5 },
} as const

type Shape = keyof typeof SHAPES
type Frame = Place & { height: number }
type Loaded = { figure: Figure; picture: Picture }

/** Pictures in frames with their captions: photographs fill theirs, plans are shown whole on white. */
export async function figureBlocks(
  canvas: PdfCanvas,
  pictures: Pictures,
  { shape, figures }: FiguresBlock,
): Promise<FlowBlock[]> {
  const columns = columnsOf(shape, figures.length)
  const { share, ratio, least } = SHAPES[shape]
  const column = (COLUMN - (columns - 1) * GUTTER) / columns
  const width = column * share
  const full = width * ratio
  const isBeside = share < 1
  const textWidth = isBeside ? column - width - 2 * GUTTER : width
  const loaded = await loadFigures(pictures, shape, figures, { width, height: full })
  return rowsOf(loaded, columns).map((row) => {
    const captions = row.map(({ figure }) => captionOf(shape, figure))
    const heights = captions.map((caption) => canvas.stackHeight(caption, textWidth))
    const highest = Math.max(...heights)
    const below = isBeside || highest === 0 ? 0 : highest + ABOVE_CAPTION
    return {
      above: 16,
      least: Math.max(full * least, isBeside ? highest : 0) + below,
      draw() {
        const { y } = canvas.doc
        const height = Math.min(full, canvas.room - below)
        for (const [index, figure] of row.entries()) {
          const x = PAGE.margin + index * (column + GUTTER)
          drawFigure(canvas, shape, figure, { x, y, width, height })
          const caption = captions[index] ?? []
          const place = isBeside
            ? { x: x + width + GUTTER, y: y + (height - (heights[index] ?? 0)) / 2 }
            : { x, y: y + height + ABOVE_CAPTION }
          if (caption.length > 0) {
            canvas.tag('Caption', () => canvas.stack(caption, { ...place, width: textWidth }))
          }
        }
        canvas.doc.y = y + height + below
      },
    }
  })
}

/** A sheet with up to two pictures that go with it, one above the other at its side. */
export async function sheetBlocks(
  canvas: PdfCanvas,
  pictures: Pictures,
  { figures }: FiguresBlock,
): Promise<FlowBlock[]> {
  const width = COLUMN * SHEET_SHARE
  const side = { x: PAGE.margin + width + GUTTER, width: COLUMN - width - GUTTER }
  const { ratio } = SHAPES.sheet
  const full = width * ratio
  const [sheet] = await loadFigures(pictures, 'sheet', figures.slice(0, 1), { width, height: full })
  const others = await loadFigures(pictures, 'plan', figures.slice(1), { ...side, height: full })
  if (!sheet || others.length === 0) {
    return figureBlocks(canvas, pictures, {
      kind: 'figures',
      shape: 'sheet',
      figures: figures.slice(0, 1),
    })
  }
  return [
    {
      above: 16,
      least: full * 0.8,
      draw() {
        const { y } = canvas.doc
        const height = Math.min(full, canvas.room)
        drawFigure(canvas, 'sheet', sheet, { x: PAGE.margin, y, width, height })
        const each = Math.min((height - GUTTER) / 2, side.width * ratio)
        for (const [index, other] of others.entries()) {
          const top = y + index * (height - each)
          drawFigure(canvas, 'plan', other, { ...side, y: top, height: each })
        }
        canvas.doc.y = y + height
      },
    },
  ]
}

/**
 * Places and how long it takes to them, beside the maps that show them. A page may end between two
 * maps, each with the places that go beside it; what is more follows below the last.
 */
export async function placesBlocks(
  canvas: PdfCanvas,
  pictures: Pictures,
  { title, places, maps }: PlacesBlock,
): Promise<FlowBlock[]> {
  const mapWidth = COLUMN * (maps.length > 1 ? MAP_SHARE.several : MAP_SHARE.one)
  const frame = { width: mapWidth, height: mapWidth * SHAPES.plan.ratio }
  const loaded = await loadFigures(pictures, 'plan', maps, frame)
  const x = PAGE.margin + (loaded.length > 0 ? mapWidth + BESIDE_MAP : 0)
  const width = PAGE.width - PAGE.margin - x
  const rows = places.map((place) => ({
    place,
    height: canvas.heightOf(place.name, STYLES.cell, width - TIME) + 2 * PAD,
  }))
  const parent = canvas.group('L')
  const { doc } = canvas

  /** Draws what fits on the page, and the rest on the next. */
  function draw(): void {
    const { y: top } = doc
    const end = doc.page.maxY()
    let mapsEnd = top
    while (loaded[0] && end - mapsEnd >= frame.height * LEAST_MAP) {
      const place = { x: PAGE.margin, y: mapsEnd, width: mapWidth }
      const height = Math.min(frame.height, end - mapsEnd)
      drawFigure(canvas, 'plan', loaded[0], { ...place, height })
      mapsEnd += height + BETWEEN_MAPS
      loaded.shift()
    }
    let y = top
    if (rows.length === places.length) {
      canvas.tag('H3', () => canvas.write({ text: title, style: STYLES.title }, { x, y, width }))
      y = doc.y + 6
    }
    const rowsEnd = loaded.length > 0 ? mapsEnd : end
    while (rows[0] && (y === PAGE.top || y + rows[0].height <= rowsEnd)) {
      const { place, height } = rows[0]
      drawPlace(canvas, place, { x, y, width, height }, parent)
      y += height
      rows.shift()
    }
    doc.y = Math.max(mapsEnd - BETWEEN_MAPS, y)
    if (loaded.length + rows.length === 0) return
    doc.addPage()
    draw()
  }

  return [{ above: 14, least: frame.height, draw }]
}

function drawPlace(
  canvas: PdfCanvas,
  { name, time }: NearbyPlace,
  { x, y, width, height }: Frame,
  parent: Element,
): void {
  canvas.rule(x, y + height, width)
  const draw = (): void => {
    canvas.write({ text: name, style: STYLES.cell }, { x, y: y + PAD, width: width - TIME })
    const right = { x: x + width - TIME, y: y + PAD, width: TIME, align: 'right' } as const
    canvas.write({ text: time, style: STYLES.strongCell }, right)
  }
  canvas.tag('LI', draw, { parent })
}

/** The figures whose pictures can be read, as sharp as a frame of that size shows them. */
async function loadFigures(
  pictures: Pictures,
  shape: Shape,
  figures: readonly Figure[],
  { width, height }: Size,
): Promise<Loaded[]> {
  const { pad } = SHAPES[shape]
  const inner = { width: width - 2 * pad, height: height - 2 * pad }
  const loaded: Loaded[] = []
  // One after another: the file holds them in this order, and the same brochure is the same bytes.
  for (const figure of figures.slice(0, evenCount(shape, figures.length))) {
    const picture = await pictures.load(figure.view, inner, pad === 0 ? 'cover' : 'inside')
    if (picture) loaded.push({ figure, picture })
  }
  return loaded
}

function columnsOf(shape: Shape, count: number): number {
  if (shape === 'sheet' || shape === 'large-plan') return 1
  if (shape === 'photo' && count === 1) return 1
  return shape === 'photo' && (count === 3 || count > 4) ? 3 : 2
}

/** So many photographs that no row has a hole; plans are all shown. */
const evenCount = (shape: Shape, count: number): number =>
  shape === 'photo' && count > 4 ? count - (count % 3) : count

function drawFigure(
  canvas: PdfCanvas,
  shape: Shape,
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
  const room: [number, number] = [width - 2 * pad, height - 2 * pad]
  const draw = (): void => {
    doc.save().roundedRect(x, y, width, height, 4).clip()
    const fit = pad > 0 ? { fit: room } : { cover: room }
    doc.image(picture, x + pad, y + pad, { ...fit, align: 'center', valign: 'center' }).restore()
  }
  canvas.tag('Figure', draw, { alt: figure.alt })
}

function captionOf(shape: Shape, { title, note, price }: Figure): Text[] {
  const style = shape === 'large-plan' ? STYLES.title : STYLES.strong
  return [
    { text: title ?? '', style },
    { text: note ?? '', style: STYLES.cell, colour: INK.muted },
    { text: price ?? '', style: STYLES.price },
  ]
    .filter(({ text }) => text !== '')
    .map((text, index) => (index === 0 ? text : { ...text, above: 3 }))
}
