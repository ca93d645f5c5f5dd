import type { NearbyPlace, PlacesBlock } from '../content/brochure.ts'
import { rowBlock } from './blocks.ts'
import { drawFigure, loadFigures } from './figures.ts'
import type { Element, FlowBlock, PdfCanvas } from './pdf-canvas.ts'
import type { Pictures } from './pictures.ts'
import { COLUMN, PAGE, STYLES } from './styles.ts'

const GUTTER = 24
const BETWEEN_MAPS = 10
/** Width of the column that says how long it takes. */
const TIME = 64
const PAD = 7
/** Of its height, at the end of a page. */
const LEAST_MAP = 0.7
/** Of the column; one map is larger than each of two. */
const MAP_SHARE = { one: 0.5, several: 0.4 }

/**
 * Places and how long it takes to them, beside the maps that show them: as many as go beside each map,
 * so that a page may end between two maps.
 */
export async function placesBlocks(
  canvas: PdfCanvas,
  pictures: Pictures,
  { title, places, maps }: PlacesBlock,
): Promise<FlowBlock[]> {
  const mapWidth = COLUMN * (maps.length > 1 ? MAP_SHARE.several : MAP_SHARE.one)
  const frame = { width: mapWidth, height: (mapWidth * 2) / 3 }
  const loaded = await loadFigures(pictures, 'plan', maps, frame)
  const x = PAGE.margin + (loaded.length > 0 ? mapWidth + GUTTER : 0)
  const list = { x, width: PAGE.width - PAGE.margin - x, element: canvas.group('L') }
  const rowHeight = ({ name }: NearbyPlace): number =>
    canvas.heightOf(name, STYLES.cell, list.width - TIME) + 2 * PAD
  const titleHeight = canvas.heightOf(title, STYLES.title) + 6

  const left = [...places]
  const blocks = loaded.map((map, index): FlowBlock => {
    const room = frame.height + (index < loaded.length - 1 ? BETWEEN_MAPS : 0)
    const isFirst = index === 0
    let used = isFirst ? titleHeight : 0
    const beside: NearbyPlace[] = []
    for (let next = left[0]; next && used + rowHeight(next) <= room; next = left[0]) {
      used += rowHeight(next)
      beside.push(next)
      left.shift()
    }
    return {
      above: isFirst ? 14 : 0,
      least: Math.max(used, frame.height * LEAST_MAP),
      draw() {
        const { y } = canvas.doc
        const height = Math.min(frame.height, canvas.room)
        drawFigure(canvas, 'plan', map, { x: PAGE.margin, y, width: mapWidth, height })
        if (isFirst) {
          canvas.tag('H3', () => canvas.write(title, STYLES.title, { x, y, width: list.width }))
        }
        let at = y + (isFirst ? titleHeight : 0)
        for (const place of beside) {
          drawPlace(canvas, place, list, at, rowHeight(place))
          at += rowHeight(place)
        }
        canvas.doc.y = y + room
      },
    }
  })
  const others = left.map((place) =>
    rowBlock(canvas, 0, rowHeight(place), (y) =>
      drawPlace(canvas, place, list, y, rowHeight(place)),
    ),
  )
  return [...blocks, ...others]
}

function drawPlace(
  canvas: PdfCanvas,
  { name, time }: NearbyPlace,
  { x, width, element }: { readonly x: number; readonly width: number; readonly element: Element },
  y: number,
  height: number,
): void {
  const draw = (): void => {
    canvas.write(name, STYLES.cell, { x, y: y + PAD, width: width - TIME })
    const right = { x: x + width - TIME, width: TIME, align: 'right' } as const
    canvas.write(time, STYLES.strongCell, { y: y + PAD, ...right })
  }
  canvas.tag('LI', draw, { parent: element })
  canvas.rule(x, y + height, width)
}
