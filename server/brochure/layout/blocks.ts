import type { BrochureFact } from '../content/brochure.ts'
import type { FlowBlock, PdfCanvas, Place, Text } from './pdf-canvas.ts'
import { COLUMN, INK, PAGE, STYLES } from './styles.ts'

const GUTTER = 22
/** Before an item of a list. */
const MARK = 14

/** A paragraph over the column's width; never one line of it alone on a page. */
export function paragraph(canvas: PdfCanvas, text: Text, above: number): FlowBlock {
  const { size, leading } = text.style
  const step = size * leading
  const lines = Math.round(canvas.heightOf(text.text, text.style) / step)
  return {
    above,
    least: Math.min(lines, lines === 3 ? 3 : 2) * step,
    // A single line leads to what follows.
    keepsNext: lines === 1,
    draw() {
      // The last line takes another along to the next page.
      const { margins } = canvas.doc.page
      if (lines - Math.floor(canvas.room / step) === 1) margins.bottom += step
      canvas.tag('P', () => canvas.write(text))
    },
  }
}

/** Words that lead to what follows: a title, a link. */
function leading(canvas: PdfCanvas, tag: string, text: Text, above: number, after = 0): FlowBlock {
  return {
    above,
    least: canvas.heightOf(text.text, text.style) + after,
    keepsNext: true,
    draw() {
      canvas.tag(tag, () => canvas.write(text))
      canvas.doc.y += after
    },
  }
}

/** A chapter's title, with its bookmark. */
export function chapterTitle(canvas: PdfCanvas, text: string): FlowBlock {
  const title = leading(canvas, 'H2', { text, style: STYLES.section }, 36, 18)
  return {
    ...title,
    draw() {
      canvas.doc.outline.addItem(text)
      title.draw()
      const y = canvas.doc.y - 13
      canvas.decorate(() => canvas.doc.rect(PAGE.margin, y, 36, 2).fill(INK.gold))
    },
  }
}

/** A title inside a chapter. */
export const titleBlock = (canvas: PdfCanvas, text: string): FlowBlock =>
  leading(canvas, 'H3', { text, style: STYLES.title }, 22, 6)

/** Words that lead somewhere. */
export const linkBlock = (canvas: PdfCanvas, text: string, link: string): FlowBlock =>
  leading(canvas, 'Link', { text, style: STYLES.strong, colour: INK.goldDeep, link }, 12)

/** Facts in three columns under thin lines: what it is, and below it what is so. */
export function factBlocks(canvas: PdfCanvas, facts: readonly BrochureFact[]): FlowBlock[] {
  const items = facts.map(({ name, value }): Text[] => [
    { text: name, style: STYLES.label, colour: INK.muted },
    { text: value, style: STYLES.strong, above: 1 },
  ])
  const shape = { columns: 3, above: 16, top: 9, below: 14, indent: 0 }
  return columnBlocks(canvas, items, shape, ({ x, y, width }) => canvas.rule(x, y, width))
}

/** Short texts in columns, as many as the longest allows, a golden mark before each. */
export function listBlocks(canvas: PdfCanvas, items: readonly string[]): FlowBlock[] {
  const longest = Math.max(...items.map((item) => canvas.widthOf(item, STYLES.item)))
  const columns = [3, 2].find((count) => longest + MARK <= columnWidth(count)) ?? 1
  const texts = items.map((text): Text[] => [{ text, style: STYLES.item }])
  const shape = { columns, above: 6, top: 0, below: 9, indent: MARK }
  return columnBlocks(canvas, texts, shape, ({ x, y }) => diamond(canvas, x - MARK + 3, y + 8))
}

type Columns = { columns: number; above: number; top: number; below: number; indent: number }

/** Texts side by side, a row as high as its highest, one list in the structure. */
function columnBlocks(
  canvas: PdfCanvas,
  items: readonly Text[][],
  { columns, above, top, below, indent }: Columns,
  decorate: (place: Place) => void,
): FlowBlock[] {
  const width = columnWidth(columns) - indent
  const parent = canvas.group('L')
  return rowsOf(items, columns).map((row, index) => {
    const height = top + Math.max(...row.map((texts) => canvas.stackHeight(texts, width))) + below
    const draw = (): void => {
      const { y } = canvas.doc
      for (const [column, texts] of row.entries()) {
        const x = PAGE.margin + column * (columnWidth(columns) + GUTTER) + indent
        decorate({ x, y, width })
        canvas.tag('LI', () => canvas.stack(texts, { x, y: y + top, width }), { parent })
      }
      canvas.doc.y = y + height
    }
    return { above: index === 0 ? above : 0, least: height, draw }
  })
}

function diamond(canvas: PdfCanvas, x: number, y: number): void {
  const size = 2.6
  canvas.decorate(() => {
    canvas.doc.polygon([x, y - size], [x + size, y], [x, y + size], [x - size, y]).fill(INK.gold)
  })
}

const columnWidth = (count: number): number => (COLUMN - (count - 1) * GUTTER) / count

export function rowsOf<T>(items: readonly T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
}
