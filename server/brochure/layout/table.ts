import type { TableBlock } from '../content/block.ts'
import { TYPEFACES } from '../typefaces.ts'
import {
  toPrintable,
  type FlowBlock,
  type PdfCanvas,
  type Place,
  type TextLine,
} from './pdf-canvas.ts'
import { COLUMN, PAGE, STYLES } from './styles.ts'

const PAD_X = 6
const PAD_Y = 7
const HEAD_CELL = { type: 'TH', scope: 'Column', border: 0 } as const
const WHOLE = { x: PAGE.margin, width: COLUMN }

/** Rows under a head that every page repeats; no row is split, and the last is not left alone. */
export function tableBlock(
  canvas: PdfCanvas,
  { columns, rows }: TableBlock,
  place: Pick<Place, 'x' | 'width'> = WHOLE,
): FlowBlock {
  const headCell = { ...HEAD_CELL, backgroundColor: canvas.colours.surfaceMuted }
  const titles = columns.map(({ title }): TextLine => ({ text: title, style: STYLES.head }))
  const styles = columns.map(({ isStrong }) => (isStrong ? STYLES.strongCell : STYLES.cell))
  const lines = rows.map((texts) =>
    texts.map((text, index): TextLine => ({ text, style: styles[index] ?? STYLES.cell })),
  )
  // Columns without a width share what the others leave.
  const free = columns.filter(({ width }) => width === undefined).length
  const freeWidth = place.width - columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const heightOf = (line: TextLine[]): number => {
    const widths = columns.map(({ width = freeWidth / free }) => width - 2 * PAD_X)
    return (
      2 * PAD_Y + Math.max(...line.map((text, index) => canvas.heightOf([text], widths[index])))
    )
  }
  const heights = lines.map(heightOf)
  const headHeight = heightOf(titles)

  function drawRows(some: TextLine[][], { x, width }: typeof place): void {
    // The options stand apart from the call, as pdfkit's types leave `structParent` out.
    const options = {
      position: { x, y: canvas.doc.y },
      maxWidth: width,
      structParent: canvas.parent,
      defaultStyle: {
        border: { top: 0, right: 0, bottom: 0.75, left: 0 },
        borderColor: canvas.colours.border,
        textColor: canvas.colours.ink,
      },
      columnStyles: columns.map((column) => ({
        width: column.width ?? '*',
        align: { x: column.isNumeric ? 'right' : 'left', y: 'top' } as const,
      })),
      data: [
        titles.map((title) => ({ ...cellOf(canvas, title), ...headCell })),
        ...some.map((line) => line.map((text) => cellOf(canvas, text))),
      ],
    }
    canvas.doc.table(options)
  }

  return {
    above: 10,
    minHeight: headHeight + (heights[0] ?? 0) + (heights[1] ?? 0) + 1,
    draw() {
      for (let start = 0; start < lines.length;) {
        if (start > 0) canvas.doc.addPage()
        const end = start + rowsThatFit(heights.slice(start), canvas.remainingHeight - headHeight)
        drawRows(lines.slice(start, end), start === 0 ? place : WHOLE)
        start = end
      }
    },
  }
}

/** The number of rows that fit, at least one; no last row is left alone on the next page. */
function rowsThatFit(heights: number[], availableHeight: number): number {
  let remaining = availableHeight
  const firstRowBeyond = heights.findIndex((height) => (remaining -= height) <= 0)
  const count = firstRowBeyond < 0 ? heights.length : firstRowBeyond
  return Math.max(1, count === heights.length - 1 ? count - 1 : count)
}

function cellOf(canvas: PdfCanvas, { text, style }: TextLine) {
  const { lineGap, ...options } = canvas.applyStyle(style)
  return {
    text: toPrintable(text),
    font: { src: TYPEFACES[style.face].file, size: style.size },
    textOptions: { ...options, lineGap },
    // Half of the leading is above the letters, as in all texts.
    padding: { top: PAD_Y + lineGap / 2, right: PAD_X, bottom: PAD_Y - lineGap / 2, left: PAD_X },
  }
}
