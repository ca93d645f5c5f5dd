import type { BrochureFact } from '../content/block.ts'
import type { FlowBlock, PdfCanvas, Place, TextLine } from './pdf-canvas.ts'
import { COLUMN, PAGE, STYLES } from './styles.ts'

const GUTTER = 22
const MARK = 14

type Leading = { after?: number; keepsNext?: boolean }

/** Words over the column's width; the block starts where two lines fit. */
export function textBlock(canvas: PdfCanvas, text: TextLine, leading: Leading = {}): FlowBlock {
  const { above = 0, ...line } = text
  const { after = 0, keepsNext } = leading
  const step = text.style.size * text.style.leading
  const lines = Math.round(canvas.heightOf([line]) / step)
  return {
    above,
    minHeight: (keepsNext || lines <= 3 ? lines : 2) * step + after,
    // A single line introduces the next block.
    keepsNext: keepsNext ?? lines === 1,
    draw() {
      canvas.writeEach([line])
      canvas.doc.y += after
    },
  }
}

export function chapterTitle(canvas: PdfCanvas, text: string): FlowBlock {
  const line = { text, style: STYLES.section, above: 36, tag: 'H2' }
  const title = textBlock(canvas, line, { after: 18, keepsNext: true })
  return {
    ...title,
    draw() {
      canvas.doc.outline.addItem(text)
      title.draw()
      const y = canvas.doc.y - 13
      canvas.decorate(() => canvas.doc.rect(PAGE.margin, y, 36, 2).fill(canvas.colours.accent))
    },
  }
}

export function innerTitle(canvas: PdfCanvas, text: string): FlowBlock {
  const line = { text, style: STYLES.title, above: 22, tag: 'H3' }
  return textBlock(canvas, line, { after: 6, keepsNext: true })
}

/** Facts in three columns under thin lines: the name of each, and its value below. */
export function factBlocks(canvas: PdfCanvas, facts: BrochureFact[]): FlowBlock[] {
  const items = facts.map(({ name, value }): TextLine[] => [
    { text: name, style: STYLES.label, colour: canvas.colours.muted },
    { text: value, style: STYLES.strong, above: 1 },
  ])
  const shape = { columns: 3, above: 16, top: 9, below: 14, indent: 0 }
  return columnBlocks(canvas, items, shape, ({ x, y, width }) => canvas.rule(x, y, width))
}

/** Short texts in columns, as many as the longest allows, a coloured mark before each. */
export function listBlocks(canvas: PdfCanvas, items: readonly string[]): FlowBlock[] {
  const longest = Math.max(...items.map((item) => canvas.widthOf(item, STYLES.item)))
  const columns = [3, 2].find((count) => longest + MARK <= columnWidth(count, GUTTER)) ?? 1
  const texts = items.map((text): TextLine[] => [{ text, style: STYLES.item }])
  const shape = { columns, above: 6, top: 0, below: 9, indent: MARK }
  return columnBlocks(canvas, texts, shape, ({ x, y }) => diamond(canvas, x - MARK + 3, y + 8))
}

type Columns = { columns: number; above: number; top: number; below: number; indent: number }

/** Texts side by side, a row as high as its highest, one list in the structure. */
function columnBlocks(
  canvas: PdfCanvas,
  items: TextLine[][],
  { columns, above, top, below, indent }: Columns,
  decorate: (place: Place) => void,
): FlowBlock[] {
  const width = columnWidth(columns, GUTTER) - indent
  let list: ReturnType<PdfCanvas['group']> | undefined
  return rowsOf(items, columns).map((row, index) => {
    const height = top + Math.max(...row.map((texts) => canvas.heightOf(texts, width))) + below
    const draw = (): void => {
      const { y } = canvas.doc
      const parent = (list ??= canvas.group('L'))
      for (const [column, texts] of row.entries()) {
        const x = PAGE.margin + column * (width + indent + GUTTER) + indent
        decorate({ x, y, width })
        canvas.tag('LI', () => canvas.write(texts, { x, y: y + top, width }), { parent })
      }
      canvas.doc.y = y + height
    }
    return { above: index === 0 ? above : 0, minHeight: height, draw }
  })
}

function diamond(canvas: PdfCanvas, x: number, y: number): void {
  const size = 2.6
  canvas.decorate(() => {
    canvas.doc
      .polygon([x, y - size], [x + size, y], [x, y + size], [x - size, y])
      .fill(canvas.colours.accent)
  })
}

export const columnWidth = (count: number, gutter: number): number =>
  (COLUMN - (count - 1) * gutter) / count

export function rowsOf<T>(items: T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
}
