import type { BrochureFact } from '../content/brochure.ts'
import type { FlowBlock, PdfCanvas } from './pdf-canvas.ts'
import { COLUMN, INK, PAGE, STYLES, type Style } from './styles.ts'

const GUTTER = 22
/** Before an item of a list. */
const MARK = 14

/** A text over the column's width; never one line of it alone on a page. */
export function textBlock(
  canvas: PdfCanvas,
  text: string,
  style: Style,
  { above, colour = INK.navy }: { above: number; colour?: string },
): FlowBlock {
  const step = style.size * style.leading
  const lines = Math.round(canvas.heightOf(text, style) / step)
  return {
    above,
    least: Math.min(lines, lines === 3 ? 3 : 2) * step,
    // A single line leads to what follows.
    keepsNext: lines === 1,
    draw() {
      // The last line takes another along to the next page.
      const { margins } = canvas.doc.page
      if (lines - Math.floor(canvas.room / step) === 1) margins.bottom += step
      canvas.tag('P', () => canvas.write(text, style, { colour }))
    },
  }
}

/** A chapter's title, with its bookmark. */
export function chapterTitle(canvas: PdfCanvas, text: string): FlowBlock {
  const height = canvas.heightOf(text, STYLES.section)
  return {
    above: 36,
    least: height + 18,
    keepsNext: true,
    draw() {
      const { y } = canvas.doc
      canvas.doc.outline.addItem(text)
      canvas.tag('H2', () => canvas.write(text, STYLES.section))
      canvas.decorate(() => canvas.doc.rect(PAGE.margin, y + height + 5, 36, 2).fill(INK.gold))
      canvas.doc.y = y + height + 18
    },
  }
}

/** A title inside a chapter. */
export function titleBlock(canvas: PdfCanvas, text: string): FlowBlock {
  return {
    above: 22,
    least: canvas.heightOf(text, STYLES.title) + 6,
    keepsNext: true,
    draw() {
      canvas.tag('H3', () => canvas.write(text, STYLES.title))
      canvas.doc.y += 6
    },
  }
}

/** Facts in three columns under thin lines: what it is, and below it what is so. */
export function factBlocks(canvas: PdfCanvas, facts: readonly BrochureFact[]): FlowBlock[] {
  const columns = 3
  const width = columnWidth(columns)
  const nameHeight = ({ name }: BrochureFact): number => canvas.heightOf(name, STYLES.label, width)
  const heightOf = (fact: BrochureFact): number =>
    nameHeight(fact) + canvas.heightOf(fact.value, STYLES.strong, width)
  const list = canvas.group('L')
  return rowsOf(facts, columns).map((row, index) =>
    rowBlock(canvas, index === 0 ? 16 : 0, Math.max(...row.map(heightOf)) + 24, (y) => {
      row.forEach((fact, column) => {
        const x = PAGE.margin + column * (width + GUTTER)
        canvas.rule(x, y, width)
        const draw = (): void => {
          canvas.write(fact.name, STYLES.label, { x, y: y + 9, width, colour: INK.muted })
          canvas.write(fact.value, STYLES.strong, { x, y: y + 10 + nameHeight(fact), width })
        }
        canvas.tag('LI', draw, { parent: list })
      })
    }),
  )
}

/** Short texts in columns, as many as the longest allows, a golden mark before each. */
export function listBlocks(canvas: PdfCanvas, items: readonly string[]): FlowBlock[] {
  const longest = Math.max(...items.map((item) => canvas.widthOf(item, STYLES.item)))
  const columns = [3, 2].find((count) => longest + MARK <= columnWidth(count)) ?? 1
  const width = columnWidth(columns) - MARK
  const list = canvas.group('L')
  const heightOf = (item: string): number => canvas.heightOf(item, STYLES.item, width)
  return rowsOf(items, columns).map((row, index) =>
    rowBlock(canvas, index === 0 ? 6 : 0, Math.max(...row.map(heightOf)) + 9, (y) => {
      row.forEach((item, column) => {
        const x = PAGE.margin + column * (columnWidth(columns) + GUTTER)
        diamond(canvas, x + 3, y + 8)
        const draw = (): void => canvas.write(item, STYLES.item, { x: x + MARK, y, width })
        canvas.tag('LI', draw, { parent: list })
      })
    }),
  )
}

/** What stands side by side, of one height. */
export function rowBlock(
  { doc }: PdfCanvas,
  above: number,
  height: number,
  draw: (y: number) => void,
): FlowBlock {
  return {
    above,
    least: height,
    draw() {
      const { y } = doc
      draw(y)
      doc.y = y + height
    },
  }
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

/** Words that lead somewhere. */
export function linkBlock(canvas: PdfCanvas, text: string, url: string): FlowBlock {
  return {
    above: 12,
    least: canvas.heightOf(text, STYLES.strong),
    keepsNext: true,
    draw() {
      const place = { colour: INK.goldDeep, link: url }
      canvas.tag('Link', () => canvas.write(text, STYLES.strong, place))
    },
  }
}
