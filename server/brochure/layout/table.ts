import { noBreakAmounts } from '../../../domain/price/no-break-amounts.ts'
import type { TableBlock } from '../content/brochure.ts'
import { fontOf, type FlowBlock, type PdfCanvas, type Place } from './pdf-canvas.ts'
import { COLUMN, INK, PAGE, STYLES, type Style } from './styles.ts'

const PAD_X = 6
const PAD_Y = 7
const WHOLE = { x: PAGE.margin, width: COLUMN }

/**
 * Rows under a head that every page repeats, from the page's turn on over its whole width. No row is
 * split, and the last not left alone.
 */
export function tableBlock(
  canvas: PdfCanvas,
  { columns, rows }: TableBlock,
  place: Pick<Place, 'x' | 'width'> = WHOLE,
): FlowBlock {
  const styleOf = (index: number): Style =>
    columns[index]?.isStrong ? STYLES.strongCell : STYLES.cell
  const widths = widthsOf(columns, place.width)
  const heights = rows.map((texts) => rowHeight(canvas, texts, widths, styleOf))
  const titles = columns.map(({ title }) => title)
  const head = rowHeight(canvas, titles, widths, () => STYLES.head)

  function drawRows(some: string[][], { x, width }: typeof place): void {
    // Apart from the call: its types leave `structParent` out.
    const options = {
      position: { x, y: canvas.doc.y },
      maxWidth: width,
      structParent: canvas.parent,
      defaultStyle: {
        border: { top: 0, right: 0, bottom: 0.75, left: 0 },
        borderColor: INK.line,
        textColor: INK.navy,
      },
      columnStyles: columns.map((column) => ({
        width: column.width ?? '*',
        align: { x: column.isSum ? 'right' : 'left', y: 'top' } as const,
      })),
      data: [
        titles.map((title) => ({
          ...cellOf(canvas, title, STYLES.head),
          type: 'TH' as const,
          scope: 'Column' as const,
          backgroundColor: INK.surfaceMuted,
          border: 0,
        })),
        ...some.map((texts) => texts.map((text, index) => cellOf(canvas, text, styleOf(index)))),
      ],
    }
    canvas.doc.table(options)
  }

  return {
    above: 10,
    least: head + (heights[0] ?? 0) + (heights[1] ?? 0) + 1,
    draw() {
      for (let start = 0; start < rows.length;) {
        if (start > 0) canvas.doc.addPage()
        const end = start + rowsThatFit(heights.slice(start), canvas.room - head)
        drawRows(rows.slice(start, end), start === 0 ? place : WHOLE)
        start = end
      }
    },
  }
}

/** Columns without a width share what the others leave. */
function widthsOf(columns: TableBlock['columns'], whole: number): number[] {
  const free = columns.filter(({ width }) => width === undefined).length
  const left = whole - columns.reduce((sum, { width = 0 }) => sum + width, 0)
  return columns.map(({ width = left / free }) => width)
}

/** At least one; the last row is never left alone on the next page. */
function rowsThatFit(heights: number[], room: number): number {
  let left = room
  const beyond = heights.findIndex((height) => (left -= height) <= 0)
  const count = beyond < 0 ? heights.length : beyond
  return Math.max(1, count === heights.length - 1 ? count - 1 : count)
}

const rowHeight = (
  canvas: PdfCanvas,
  texts: string[],
  widths: number[],
  styleOf: (index: number) => Style,
): number =>
  2 * PAD_Y +
  Math.max(
    ...texts.map((text, index) =>
      canvas.heightOf([{ text, style: styleOf(index) }], (widths[index] ?? 0) - 2 * PAD_X),
    ),
  )

function cellOf(canvas: PdfCanvas, text: string, style: Style) {
  const { lineGap, ...options } = canvas.use(text, style)
  return {
    text: noBreakAmounts(text),
    font: { src: fontOf(text, style.face), size: style.size },
    textOptions: { ...options, lineGap },
    // Half of the leading is above the letters, as in all texts.
    padding: { top: PAD_Y + lineGap / 2, right: PAD_X, bottom: PAD_Y - lineGap / 2, left: PAD_X },
  }
}
