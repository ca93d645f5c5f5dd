import { keepAmounts } from '../../../domain/price/keep-amounts.ts'
import type { TableBlock, TableColumn } from '../content/brochure.ts'
import { fontOf, type FlowBlock, type PdfCanvas } from './pdf-canvas.ts'
import { COLUMN, INK, PAGE, STYLES, type Style } from './styles.ts'

const PAD_X = 6
const PAD_Y = 7

/** Rows under a head that every page repeats; no row is split over two pages. */
export function tableBlock(canvas: PdfCanvas, { columns, rows }: TableBlock): FlowBlock {
  const widths = columnWidths(columns)
  const heightOf = (texts: readonly string[], styleOf: (column: TableColumn) => Style): number =>
    2 * PAD_Y +
    Math.max(
      ...columns.map((column, index) =>
        canvas.heightOf(texts[index] ?? '', styleOf(column), (widths[index] ?? 0) - 2 * PAD_X),
      ),
    )
  const titles = columns.map(({ title }) => title)
  const head = heightOf(titles, () => STYLES.head)
  const heights = rows.map((texts) => heightOf(texts, cellStyle))
  return {
    above: 10,
    least: head + (heights[0] ?? 0) + (heights[1] ?? 0) + 1,
    draw() {
      let start = 0
      while (start < rows.length) {
        if (start > 0) canvas.doc.addPage()
        const end = start + rowsThatFit(heights.slice(start), canvas.room - head)
        drawRows(canvas, columns, widths, rows.slice(start, end))
        start = end
      }
    },
  }
}

/** At least one; the last row is never left alone on the next page. */
function rowsThatFit(heights: readonly number[], room: number): number {
  let left = room
  let count = 0
  for (const height of heights) {
    left -= height
    if (left <= 0) break
    count += 1
  }
  const isLastAlone = count === heights.length - 1 && count > 1
  return Math.max(1, isLastAlone ? count - 1 : count)
}

function drawRows(
  canvas: PdfCanvas,
  columns: readonly TableColumn[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): void {
  const cell = (text: string, style: Style) => {
    const { lineGap, ...options } = canvas.use(text, style)
    return {
      text: keepAmounts(text),
      font: { src: fontOf(text, style.face), size: style.size },
      textOptions: { ...options, lineGap },
      // Half of the leading stands above the letters, as in all texts.
      padding: { top: PAD_Y + lineGap / 2, right: PAD_X, bottom: PAD_Y - lineGap / 2, left: PAD_X },
    }
  }
  // Apart from the call: its types leave `structParent` out.
  const options = {
    position: { x: PAGE.margin, y: canvas.doc.y },
    maxWidth: COLUMN,
    structParent: canvas.parent,
    defaultStyle: {
      border: { top: 0, right: 0, bottom: 0.75, left: 0 },
      borderColor: INK.line,
      textColor: INK.navy,
    },
    columnStyles: columns.map(({ isSum }, index) => ({
      width: widths[index] ?? 0,
      align: { x: isSum ? 'right' : 'left', y: 'top' } as const,
    })),
    data: [
      columns.map(({ title }) => ({
        ...cell(title, STYLES.head),
        type: 'TH' as const,
        scope: 'Column' as const,
        backgroundColor: INK.mist,
        border: 0,
      })),
      ...rows.map((texts) =>
        columns.map((column, index) => cell(texts[index] ?? '', cellStyle(column))),
      ),
    ],
  }
  canvas.doc.table(options)
}

/** Columns without a width share what the others leave. */
function columnWidths(columns: readonly TableColumn[]): number[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const free = columns.filter(({ width }) => width === undefined).length
  return columns.map(({ width }) => width ?? (COLUMN - fixed) / free)
}

const cellStyle = ({ isStrong }: TableColumn): Style => (isStrong ? STYLES.strongCell : STYLES.cell)
