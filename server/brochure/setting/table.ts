import { keepAmounts } from '../../../domain/price/keep-amounts.ts'
import type { TableBlock, TableColumn } from '../content/brochure.ts'
import { rule } from './blocks.ts'
import { COLUMN, INK, PAGE, STYLES, type Style } from './page-style.ts'
import { wordsOf, type Paragraph } from './paragraph.ts'
import type { Element, Piece, Sheet } from './sheet.ts'

const PAD_X = 8
const PAD_Y = 7
/** A word that is longer is broken. */
const LONGEST_WORD = 150

type Placed = TableColumn & { readonly x: number; readonly width: number }

/** Rows under a head that is set again on every page; no row is parted. */
export function tablePieces(sheet: Sheet, { columns, rows }: TableBlock): Piece[] {
  const placed = place(sheet, { kind: 'table', columns, rows })
  const table = sheet.group('Table')
  const headCells = placed.map(({ title, width }) => sheet.wrap(title, STYLES.head, width))
  const headHeight = rowHeight(headCells)
  const again = head((draw) => sheet.decorate(draw))
  return [
    head((draw) => {
      const row = sheet.group('TR', table)
      sheet.tag('TH', draw, { parent: row })
    }),
    ...rows.map((texts, index) => row(texts, index === rows.length - 2)),
  ]

  function head(mark: (draw: () => void) => void): Piece {
    return {
      above: 10,
      height: headHeight,
      keepsNext: true,
      draw(y) {
        sheet.decorate(() => {
          sheet.doc.rect(PAGE.margin, y, COLUMN, headHeight).fill(INK.mist)
        })
        mark(() => writeRow(sheet, placed, headCells, y))
      },
    }
  }

  function row(texts: readonly string[], keepsNext: boolean): Piece {
    const cells = placed.map((column, index) =>
      sheet.wrap(texts[index] ?? '', styleOf(column), column.width),
    )
    const height = rowHeight(cells)
    return {
      above: 0,
      height,
      keepsNext,
      head: again,
      draw(y) {
        const element = sheet.group('TR', table)
        writeCells(sheet, placed, cells, y, element)
        rule(sheet, PAGE.margin, y + height, COLUMN)
      },
    }
  }
}

/**
 * Columns by their shares, but each at least as wide as its longest word, however little that leaves
 * to the others.
 */
function place(sheet: Sheet, { columns, rows }: TableBlock): Placed[] {
  const widest = (text: string, style: Style): number =>
    Math.max(0, ...wordsOf(keepAmounts(text)).map((word) => sheet.measure(word, style)))
  const least = columns.map((column, index) => {
    const cells = rows.map((row) => widest(row[index] ?? '', styleOf(column)))
    const longest = Math.max(widest(column.title, STYLES.head), ...cells)
    return Math.min(longest + 0.5, LONGEST_WORD) + 2 * PAD_X
  })
  const widths = spread(
    columns.map(({ share }) => share),
    least,
  )
  let x: number = PAGE.margin
  return columns.map((column, index) => {
    const whole = widths[index] ?? 0
    const placed = { ...column, x: x + PAD_X, width: whole - 2 * PAD_X }
    x += whole
    return placed
  })
}

/** The column by shares; whose share is less than it needs gets that, the others share the rest. */
function spread(shares: readonly number[], least: readonly number[]): number[] {
  const fixed = new Map<number, number>()
  for (;;) {
    const free = shares.flatMap((_, index) => (fixed.has(index) ? [] : [index]))
    const room = COLUMN - [...fixed.values()].reduce((sum, width) => sum + width, 0)
    const parts = free.reduce((sum, index) => sum + (shares[index] ?? 0), 0)
    const widthOf = (index: number): number => (room * (shares[index] ?? 0)) / parts
    const short = free.filter((index) => widthOf(index) < (least[index] ?? 0))
    if (short.length === 0 || short.length === free.length) {
      return shares.map((_, index) => fixed.get(index) ?? widthOf(index))
    }
    for (const index of short) fixed.set(index, least[index] ?? 0)
  }
}

const styleOf = ({ isStrong }: TableColumn): Style => (isStrong ? STYLES.strongCell : STYLES.cell)

const rowHeight = (cells: readonly Paragraph[]): number =>
  Math.max(STYLES.cell.size * STYLES.cell.leading, ...cells.map(({ height }) => height)) + 2 * PAD_Y

function writeCells(
  sheet: Sheet,
  columns: readonly Placed[],
  cells: readonly Paragraph[],
  y: number,
  row: Element,
): void {
  cells.forEach((cell, index) => {
    const column = columns[index]
    if (column) sheet.tag('TD', () => writeCell(sheet, column, cell, y), { parent: row })
  })
}

function writeRow(
  sheet: Sheet,
  columns: readonly Placed[],
  cells: readonly Paragraph[],
  y: number,
): void {
  cells.forEach((cell, index) => {
    const column = columns[index]
    if (column) writeCell(sheet, column, cell, y)
  })
}

function writeCell(sheet: Sheet, { x, width, isSum }: Placed, cell: Paragraph, y: number): void {
  sheet.write(cell, { x, y: y + PAD_Y, width, align: isSum ? 'right' : 'left' })
}
