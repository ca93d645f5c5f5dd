import { decode, decodedText, withoutHalfCharacters } from './encoding.ts'
import {
  BEGINNING,
  duplicateKeysIn,
  lineCounter,
  locator,
  type Target,
  type Position,
} from './positions.ts'
import { toSegments } from './pointer.ts'
import { conflictsIn, syntaxFinding, TWO_COMMAS, type SyntaxFinding } from './syntax-finding.ts'

const MAX_DEPTH = 1000

export type ReadJson = {
  /**
   * The place that the pointer leads to, else that of its nearest existing ancestor; a list or
   * object is one unit long: its opening bracket. The first call parses the file with places.
   */
  locate: (pointer: string, target?: Target) => Position
} & (
  | {
      ok: true
      /** The value from JSON.parse, for which the last of repeated keys counts. */
      value: unknown
      /** Lists repeated keys. @throws RangeError where the values nest too deeply */
      duplicateKeys: () => ReturnType<typeof duplicateKeysIn>
    }
  | {
      ok: false
      errors: readonly (Position & { message: string })[]
      /**
       * The entries that can be read although the file cannot: an object, or a list with holes for
       * the others; undefined where no entry can be recognised.
       */
      recovered: unknown
    }
)

export type ReadableJson = Extract<ReadJson, { ok: true }>

/** Reads a JSON file's bytes (UTF-8, with or without a mark, any line ends); never throws for bad contents. */
export function readJson(bytes: Buffer): ReadJson {
  const decoded = decode(bytes)
  if (!decoded.ok) {
    const { message, before } = decoded
    const error = { ...lineCounter(before)(before.length), length: 1, message }
    return { ok: false, errors: [error], recovered: undefined, locate: () => BEGINNING }
  }
  const text = withoutHalfCharacters(decoded.text)
  try {
    return readable(bytes, JSON.parse(text) as unknown)
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable(text)
    throw error
  }
}

// The texts of all files together are large, so none is kept, and each question about places
// decodes the text again.
function readable(bytes: Buffer, value: unknown): ReadJson {
  let locate: ReturnType<typeof locator> | undefined
  return {
    ok: true,
    value,
    locate: (pointer, target = 'value') =>
      (locate ??= locator(decodedText(bytes)))(toSegments(pointer), target),
    duplicateKeys() {
      const text = decodedText(bytes)
      return mayRepeatKeys(text, value) ? duplicateKeysIn(text) : []
    },
  }
}

/**
 * Whether a text may have more keys than its parsed value; a string can look like a key. Reading
 * the keys one by one would take three times as long, a second for 20,000 projects.
 */
function mayRepeatKeys(text: string, value: unknown): boolean {
  const key = /"\s*:/g
  let keys = 0
  while (key.test(text)) keys += 1
  return keys !== countKeys(value)
}

function countKeys(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0
  // The limit is well below the depth at which any reader of the values would end the stack.
  if (depth > MAX_DEPTH) throw new RangeError('nested too deeply')
  const values: unknown[] = Object.values(value)
  const ownKeys = Array.isArray(value) ? 0 : values.length
  return values.reduce<number>((sum, one) => sum + countKeys(one, depth + 1), ownKeys)
}

function unreadable(written: string): ReadJson {
  const lineColumn = lineCounter(written)
  const placed = (findings: readonly SyntaxFinding[]) =>
    findings.map(({ offset, length, message }) => ({
      ...lineColumn(offset),
      length: Math.max(length, 1),
      message,
    }))
  const { isWhole, findings: marks, withoutMarks: text } = conflictsIn(written)
  if (isWhole)
    return { ok: false, errors: placed(marks), recovered: undefined, locate: () => BEGINNING }
  const { isList, entries, findings } = recoverEntries(text)
  const others = marks.length > 0 && isJson(text) ? [] : findings
  const bySegment = new Map(entries.map((entry) => [entry.segment, entry]))
  const value: unknown = Object.fromEntries(entries.map(({ segment, value }) => [segment, value]))
  return {
    ok: false,
    errors: placed([...marks, ...others].toSorted((a, b) => a.offset - b.offset)),
    recovered: entries.length === 0 ? undefined : isList ? Object.assign([], value) : value,
    locate(pointer, target = 'value') {
      const [first = '', ...below] = toSegments(pointer)
      const entry = bySegment.get(first)
      if (entry === undefined) return BEGINNING
      const segments = [isList ? '0' : first, ...below]
      const find = locator(entryAsFile(entry.text, isList), (offset) =>
        lineColumn(entry.start + offset - 1),
      )
      return find(segments, target)
    },
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A top-level entry that is good JSON though its file is not, and its position. */
type GoodEntry = {
  segment: string
  value: unknown
  start: number
  text: string
}

/** More findings than this would not help an editor. */
const MAX_FINDINGS = 20

/**
 * The entries that can be read, and the first finding of each that cannot, as its other findings
 * may be consequences. Entries are separated by layout, each starting a line as deep as the first,
 * so that a missing bracket in one cannot move the others. A text with another layout has its first
 * finding and no entries.
 */
function recoverEntries(text: string) {
  const isList = text.trimStart().startsWith('[')
  const starts = entryStarts(text, isList)
  const entries: GoodEntry[] = []
  const findings: SyntaxFinding[] = []
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? closingLine(text, start, isList)
    const withCommas = text.slice(start, end).trimEnd()
    const entry = withCommas.replace(/(?<![,\s])[,\s]+$/, '')
    const commas = withCommas.slice(entry.length)
    const read = readEntry(entry, isList)
    if (read !== undefined && commas.lastIndexOf(',') > commas.indexOf(','))
      findings.push({
        offset: start + entry.length + commas.indexOf(',', commas.indexOf(',') + 1),
        length: 1,
        message: TWO_COMMAS,
      })
    if (read === undefined) {
      const finding = findingIn(entry, isList)
      if (finding) findings.push({ ...finding, offset: start + finding.offset })
    } else {
      const [key, value] = read
      entries.push({ segment: isList ? String(index) : key, value, start, text: entry })
    }
  }
  // Where every entry is good, the mistake is between, before or behind them.
  if (findings.length === 0)
    findings.push(syntaxFinding(text) ?? { offset: 0, length: 1, message: 'This is not JSON' })
  return { isList, entries, findings: findings.slice(0, MAX_FINDINGS) }
}

/** The lines on which entries start: indented like the first one, with a string or a bracket. */
function entryStarts(text: string, isList: boolean): number[] {
  const first = /^\s*[[{][ \t\r]*\n(?:[ \t\r]*\n)*([ \t]*)\S/.exec(text)
  if (!first) return []
  const [opening, indentation = ''] = first
  const start = isList ? '[{"]' : String.raw`[^\s{}[\],]`
  const lines = new RegExp(`^${indentation}(?=${start})`, 'gm')
  lines.lastIndex = opening.lastIndexOf('\n') + 1
  return [...text.matchAll(lines)].map(({ index }) => index + indentation.length)
}

/** The offset of the bracket that ends the file, where it starts a line; else the file's end. */
function closingLine(text: string, from: number, isList: boolean): number {
  const bracket = text.indexOf(isList ? '\n]' : '\n}', from)
  return bracket === -1 ? text.length : bracket + 1
}

/** Makes a file of one entry. The bracket in front moves each position on by one character. */
const entryAsFile = (entry: string, isList: boolean) => (isList ? `[${entry}]` : `{${entry}}`)

/** Reads an entry by itself; undefined where the text is no entry, or more than one. */
function readEntry(entry: string, isList: boolean): [string, unknown] | undefined {
  try {
    const entries = Object.entries(JSON.parse(entryAsFile(entry, isList)) as object)
    return entries.length === 1 ? (entries[0] as [string, unknown]) : undefined
  } catch {
    return undefined
  }
}

function findingIn(entry: string, isList: boolean): SyntaxFinding | undefined {
  // An entry of a list is explained without the list, which the entry's own brackets could seem to
  // close.
  const lead = isList ? '' : '{'
  // A bracket behind the entry would be told to match none, where one of its own is missing.
  const finding = syntaxFinding(`${lead}${entry}\n`) ?? syntaxFinding(entryAsFile(entry, isList))
  return finding && { ...finding, offset: Math.min(entry.length, finding.offset - lead.length) }
}
