import type { Block, BrochureFact } from '../content/brochure.ts'
import { COLUMN, INK, PAGE, STYLES, type Style } from './page-style.ts'
import type { Paragraph } from './paragraph.ts'
import type { Piece, Sheet } from './sheet.ts'

const GUTTER = 22
/** Lines of a paragraph that stay together at the foot and at the head of a page. */
const TOGETHER = 2

/** A text over the column's width, its lines free to go over a page. */
export function textPieces(
  sheet: Sheet,
  text: string,
  style: Style,
  { above, tag = 'P', colour = INK.navy }: { above: number; tag?: string; colour?: string },
): Piece[] {
  const paragraph = sheet.wrap(text, style, COLUMN)
  const { lines, step } = paragraph
  const element = sheet.group(tag)
  return lines.map((line, index) => ({
    above: index === 0 ? above : 0,
    height: step,
    keepsNext: index < TOGETHER - 1 || index === lines.length - TOGETHER,
    draw: (y) =>
      void element.add(() =>
        sheet.write({ ...paragraph, lines: [line] }, { x: PAGE.margin, y, colour }),
      ),
  }))
}

/** A title that stays with what it heads. */
export function titlePieces(sheet: Sheet, text: string, tag: 'H2' | 'H3', above: number): Piece[] {
  const isSection = tag === 'H2'
  const paragraph = sheet.wrap(text, isSection ? STYLES.section : STYLES.title, COLUMN)
  const height = paragraph.height + (isSection ? 18 : 6)
  return [
    {
      above,
      height,
      keepsNext: true,
      draw(y) {
        sheet.tag(tag, () => sheet.write(paragraph, { x: PAGE.margin, y }))
        if (isSection) {
          sheet.decorate(() => {
            sheet.doc.rect(PAGE.margin, y + paragraph.height + 5, 36, 2).fill(INK.gold)
          })
        }
      },
    },
  ]
}

/** Facts in three columns under thin lines: what it is, and below it what is so. */
export function factPieces(sheet: Sheet, facts: readonly BrochureFact[]): Piece[] {
  const columns = 3
  const width = (COLUMN - (columns - 1) * GUTTER) / columns
  const list = sheet.group('L')
  const cells = facts.map(({ name, value }) => ({
    name: sheet.wrap(name, STYLES.label, width),
    value: sheet.wrap(value, STYLES.strong, width),
  }))
  return rowsOf(cells, columns).map((row, index) => ({
    above: index === 0 ? 16 : 0,
    height: Math.max(...row.map(({ name, value }) => name.height + value.height)) + 24,
    draw(y) {
      row.forEach(({ name, value }, column) => {
        const x = PAGE.margin + column * (width + GUTTER)
        rule(sheet, x, y, width)
        sheet.tag(
          'LI',
          () => {
            sheet.write(name, { x, y: y + 9, colour: INK.muted })
            sheet.write(value, { x, y: y + 9 + name.height + 1 })
          },
          { parent: list },
        )
      })
    },
  }))
}

/** Short texts in columns, as many as the longest allows, a golden mark before each. */
export function listPieces(sheet: Sheet, items: readonly string[]): Piece[] {
  const mark = 14
  const longest = Math.max(...items.map((item) => sheet.measure(item, STYLES.item)))
  const columns = [3, 2].find((count) => longest + mark <= columnWidth(count)) ?? 1
  const width = columnWidth(columns)
  const list = sheet.group('L')
  const cells = items.map((item) => sheet.wrap(item, STYLES.item, width - mark))
  return rowsOf(cells, columns).map((row, index) => ({
    above: index === 0 ? 6 : 0,
    height: Math.max(...row.map(({ height }) => height)) + 9,
    draw(y) {
      row.forEach((item, column) => {
        const x = PAGE.margin + column * (width + GUTTER)
        diamond(sheet, x + 3, y + item.step / 2 + 1)
        sheet.tag('LI', () => sheet.write(item, { x: x + mark, y }), { parent: list })
      })
    },
  }))
}

/** A line to follow. */
export function linkPieces(sheet: Sheet, { text, url }: Extract<Block, { kind: 'link' }>): Piece[] {
  const paragraph = sheet.wrap(text, STYLES.strong, COLUMN)
  return [
    {
      above: 14,
      height: paragraph.height,
      keepsNext: true,
      draw: (y) => drawLink(sheet, paragraph, { x: PAGE.margin, y, url, colour: INK.goldDeep }),
    },
  ]
}

type LinkPlace = {
  readonly x: number
  readonly y: number
  readonly url: string
  readonly colour: string
}

/** Words that lead somewhere, underlined. */
export function drawLink(sheet: Sheet, words: Paragraph, { x, y, url, colour }: LinkPlace): void {
  const { lines, style, step, height } = words
  sheet.tag('Link', () => sheet.write(words, { x, y, colour }))
  const width = Math.max(0, ...lines.map((line) => sheet.measure(line, style)))
  sheet.decorate(() => {
    lines.forEach((line, index) => {
      const baseline = y + index * step + step / 2 + style.size * 0.34 + 2.5
      const end = x + sheet.measure(line, style)
      sheet.doc
        .lineWidth(0.5)
        .strokeColor(colour)
        .moveTo(x, baseline)
        .lineTo(end, baseline)
        .stroke()
    })
  })
  sheet.doc.link(x, y, width, height, url)
}

export function rule(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  colour: string = INK.line,
): void {
  sheet.decorate(() => {
    sheet.doc
      .lineWidth(0.75)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  })
}

function diamond(sheet: Sheet, x: number, y: number): void {
  sheet.decorate(() => {
    const size = 2.6
    sheet.doc.polygon([x, y - size], [x + size, y], [x, y + size], [x - size, y]).fill(INK.gold)
  })
}

const columnWidth = (count: number): number => (COLUMN - (count - 1) * GUTTER) / count

export function rowsOf<T>(items: readonly T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
}
