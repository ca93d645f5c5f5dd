import { CannotRun } from '../../../../catalogue/system-errors.ts'
import type { Sheet, SheetRow } from '../price-columns.ts'
import { openPackage, type Package } from './open-package.ts'

/** A price list of 100,000 rows has fewer filled cells, and these take some 150 MB. */
const MAX_CELLS = 1_000_000
const MAX_SHARED_CHARACTERS = 20_000_000
/** Excel's own limit. */
const MAX_TEXT = 32_767

export type NamedSheet = Sheet & { readonly name: string }

/**
 * The sheets of a workbook in their order, one after another; charts and macros are passed over.
 * Memory grows with the cells that are filled, wherever these stand.
 * @throws where the file is no workbook
 */
export async function* readWorkbook(path: string): AsyncGenerator<NamedSheet> {
  const parts = await openPackage(path)
  try {
    const start = (await parts.relations('/')).find(({ kind }) => kind === 'officeDocument')
    const workbook = start?.part ?? '/xl/workbook.xml'
    const relations = await parts.relations(workbook)
    const partOf = (kind: string) => relations.find((one) => one.kind === kind)?.part ?? ''
    const strings = await sharedStrings(parts, partOf('sharedStrings'), path)
    const isDate = await dateStyles(parts, partOf('styles'))
    const listed = await listSheets(parts, workbook)
    let count = 0
    for (const { relation, name, isHidden } of listed) {
      const sheet = relations.find(({ id, kind }) => id === relation && kind === 'worksheet')
      if (sheet === undefined || !parts.has(sheet.part)) continue
      count += 1
      yield { name, isHidden, ...(await readSheet(parts, sheet.part, { name, strings, isDate })) }
    }
    if (count === 0) throw new Error('the workbook has no sheets')
  } finally {
    parts.close()
  }
}

type ListedSheet = { relation: string; name: string; isHidden: boolean }

/** The sheets in the workbook's order, with the ids of their relations. */
async function listSheets(parts: Package, workbook: string): Promise<ListedSheet[]> {
  const sheets: ListedSheet[] = []
  await parts.read(workbook, {
    open(element, { name = '', state = 'visible', ...attributes }) {
      const [, relation = ''] =
        Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? []
      if (element === 'sheet') sheets.push({ relation, name, isHidden: state !== 'visible' })
    },
  })
  return sheets
}

/** Collects the texts of `t` elements, without the phonetic spelling of East Asian ones. */
function textCollector() {
  let text = ''
  let isInText = false
  let isPhonetic = false
  return {
    open(name: string): void {
      if (name === 'rPh') isPhonetic = true
      isInText = name === 't' && !isPhonetic
    },
    text(piece: string): void {
      if (isInText && text.length < MAX_TEXT) text += piece
    },
    close(name: string): void {
      if (name === 'rPh') isPhonetic = false
      isInText = false
    },
    take(): string {
      const taken = unescaped(text)
      text = ''
      return taken
    },
  }
}

/** A text in which Excel wrote a control character as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

async function sharedStrings(parts: Package, part: string, path: string): Promise<string[]> {
  const strings: string[] = []
  const collector = textCollector()
  let characters = 0
  await parts.read(part, {
    open: collector.open,
    text: collector.text,
    close(name) {
      collector.close(name)
      if (name !== 'si') return
      const text = collector.take()
      characters += text.length
      if (characters > MAX_SHARED_CHARACTERS)
        throw new CannotRun(`"${path}" holds too much text: copy the prices into a new workbook.`)
      strings.push(text)
    },
  })
  return strings
}

/** Whether a cell's style, by its number, shows a number as a day. */
async function dateStyles(parts: Package, part: string): Promise<(style: string) => boolean> {
  const formats = new Map<string, string>()
  const styles: string[] = []
  let isInCells = false
  await parts.read(part, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') formats.set(numFmtId, formatCode)
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) styles.push(numFmtId)
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return (style) => {
    const format = styles[Number(style)] ?? ''
    const code = (formats.get(format) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
    return /^(?:1[4-7]|22)$/.test(format) || /[dy]/i.test(code)
  }
}

type Cell = {
  column: number
  type: string
  style: string
  /** The text of `v`; undefined where nothing is stored. */
  value: string | undefined
  formula: string | undefined
}

type Texts = { name: string; strings: readonly string[]; isDate: (style: string) => boolean }

async function readSheet(parts: Package, part: string, texts: Texts): Promise<Sheet> {
  const rows: SheetRow[] = []
  const hiddenColumns: (readonly [first: number, last: number])[] = []
  const inline = textCollector()
  let row = { number: 0, isHidden: false, cells: new Map<number, string>() }
  let column = -1
  let cell: Cell | undefined
  let element = ''
  let filled = 0
  await parts.read(part, {
    open(name, attributes) {
      element = name
      inline.open(name)
      const { r: address = '' } = attributes
      if (name === 'col' && isTrue(attributes['hidden']))
        hiddenColumns.push([Number(attributes['min']) - 1, Number(attributes['max']) - 1])
      if (name === 'row') {
        const number = Number.parseInt(address) || row.number + 1
        row = { number, isHidden: isTrue(attributes['hidden']), cells: new Map() }
        column = -1
      }
      if (name === 'c') {
        const [, letters, digits] = /^([A-Z]{1,7})(\d*)$/i.exec(address) ?? []
        column = letters === undefined ? column + 1 : columnNumber(letters)
        // A row without a number has that of its cells.
        if (digits && row.cells.size === 0) row.number = Number(digits)
        const { t: type = 'n', s: style = '' } = attributes
        cell = { column, type, style, value: undefined, formula: undefined }
      }
      if (name === 'v' && cell) cell.value = ''
      if (name === 'f' && cell) cell.formula = ''
    },
    text(piece) {
      inline.text(piece)
      if (element === 'v' && cell && (cell.value?.length ?? 0) < MAX_TEXT) cell.value += piece
      if (element === 'f' && cell && (cell.formula?.length ?? 0) < MAX_TEXT) cell.formula += piece
    },
    close(name) {
      inline.close(name)
      element = ''
      if (name === 'row' && row.cells.size > 0) rows.push(row)
      if (name !== 'c' || cell === undefined) return
      const text = (cell.type === 'inlineStr' ? inline.take() : cellText(cell, texts)).trim()
      cell = undefined
      if (text === '') return
      row.cells.set(column, text)
      filled += 1
      if (filled > MAX_CELLS)
        throw new CannotRun(
          `The sheet "${texts.name}" has more than a million filled cells, in row ${row.number} already: keep the rows of the price list alone.`,
        )
    },
  })
  return {
    rows: rows.sort((a, b) => a.number - b.number),
    isHiddenColumn: (index) =>
      hiddenColumns.some(([first, last]) => index >= first && index <= last),
  }
}

const isTrue = (value = ''): boolean => value === '1' || value === 'true'

/** A column's number from 0 by its letters: 'A' is 0, 'AA' 26. */
const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const MAX_DATE = 2_958_465

/** A cell as a text; a formula that no program has worked out yet stands as `=A1*2`. */
function cellText({ type, style, value, formula }: Cell, { strings, isDate }: Texts): string {
  const isStored = value !== undefined && (value !== '' || type === 'str')
  if (formula !== undefined && !isStored) return `=${formula}`
  if (value === undefined || value === '') return ''
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return isTrue(value) ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.slice(0, 10)
  const number = Number(value)
  if (type !== 'n' || Number.isNaN(number)) return unescaped(value)
  if (!isDate(style) || number < 0 || number > MAX_DATE) return String(number)
  // Day 25,569 of a spreadsheet is 1 January 1970.
  return new Date((number - 25_569) * 24 * 60 * 60_000).toISOString().slice(0, 10)
}
