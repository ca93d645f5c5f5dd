import { byte, skipSpace, skipString } from './bytes.ts'
import { syntaxFaults } from './syntax.ts'

/** An entry of the top level that is good JSON though the file is not. */
export type GoodEntry = {
  readonly key: string | undefined
  /** Its place in a list. */
  readonly index: number
  /** Where the entry begins, and its value; in bytes. */
  readonly start: number
  readonly valueStart: number
  readonly value: unknown
}

/** A place where the file is not JSON, in bytes. */
export type Fault = { readonly at: number; readonly length: number; readonly message: string }

export type Salvage = { readonly entries: readonly GoodEntry[]; readonly faults: readonly Fault[] }

/** More than this helps nobody. */
const mostFaults = 20

/**
 * What can be read of a file that is not JSON, and what keeps it from it: the first fault of each
 * entry that is broken, as all that follows in it may be a consequence. Entries are told apart by
 * how they are laid out, each beginning a line as deep as the first: a bracket that is missing in
 * one cannot move the others. A file that is laid out otherwise has its first fault and no entries.
 * @param start where the text begins, behind a byte order mark
 */
export function salvage(bytes: Buffer, start: number): Salvage {
  const open = skipSpace(bytes, start)
  const starts = entryStarts(bytes, open)
  const isList = bytes[open] === byte.openBracket
  const entries: GoodEntry[] = []
  const faults: Fault[] = []
  for (const [index, from] of starts.entries()) {
    const next = starts[index + 1]
    const end = entryEnd(bytes, from, next ?? closingLine(bytes, from))
    const read = readEntry(bytes, from, end, isList)
    if (Array.isArray(read)) {
      const [fault] = read as Fault[]
      if (fault && faults.length < mostFaults) faults.push(fault)
    } else entries.push({ ...read, index, start: from })
  }
  if (faults.length > 0) return { entries, faults }
  // Each entry is good: something between them, before or behind them is not.
  const text = bytes.toString('utf8', start)
  const between = syntaxFaults(text)
    .slice(0, 1)
    .map(({ offset, length, message }) => ({
      at: start + Buffer.byteLength(text.slice(0, offset)),
      length,
      message,
    }))
  return { entries, faults: between }
}

/** Where lines begin an entry: as deep as the first one, with a text or a bracket. */
function entryStarts(bytes: Buffer, open: number): number[] {
  const isList = bytes[open] === byte.openBracket
  if (!isList && bytes[open] !== byte.openBrace) return []
  const first = skipSpace(bytes, open + 1)
  const line = bytes.lastIndexOf(byte.newline, first) + 1
  if (line <= open) return []
  const indentation = bytes.subarray(line, first)
  const starts: number[] = []
  for (let at = line; at > 0; at = bytes.indexOf(byte.newline, at) + 1) {
    const from = at + indentation.length
    const b = bytes[from]
    const isStart = isList ? b === byte.openBrace || b === byte.quote : isKeyStart(b)
    if (isStart && bytes.subarray(at, from).equals(indentation)) starts.push(from)
  }
  return starts
}

// A closing bracket or the end of a list as deep as the first key begins nothing.
function isKeyStart(b: number | undefined): boolean {
  return (
    b !== undefined &&
    b > byte.space &&
    b !== byte.closeBrace &&
    b !== byte.closeBracket &&
    b !== byte.openBrace &&
    b !== byte.openBracket &&
    b !== byte.comma
  )
}

/** The offset of the file's last bracket, where that begins a line; else the file's end. */
function closingLine(bytes: Buffer, from: number): number {
  let at = bytes.length - 1
  while (at > from && (bytes[at] ?? 0) <= byte.space) at -= 1
  const isClosing = bytes[at] === byte.closeBrace || bytes[at] === byte.closeBracket
  return isClosing && bytes[at - 1] === byte.newline ? at : bytes.length
}

/** The end of an entry's text, without the white space behind it and one comma. */
function entryEnd(bytes: Buffer, from: number, limit: number): number {
  let end = limit
  const trim = () => {
    while (end > from && (bytes[end - 1] ?? 0) <= byte.space) end -= 1
  }
  trim()
  if (bytes[end - 1] !== byte.comma) return end
  end -= 1
  trim()
  return end
}

/** The entry, or what is wrong with it. */
function readEntry(
  bytes: Buffer,
  from: number,
  end: number,
  isList: boolean,
): Omit<GoodEntry, 'index' | 'start'> | Fault[] {
  const text = bytes.toString('utf8', from, end)
  const whole = isList ? text : `{${text}}`
  try {
    const value = JSON.parse(whole) as unknown
    if (isList) return { key: undefined, valueStart: from, value }
    const [entry, ...more] = Object.entries(value as object) as [string, unknown][]
    if (entry === undefined || more.length > 0) return []
    const colon = skipSpace(bytes, skipString(bytes, from))
    return { key: entry[0], valueStart: skipSpace(bytes, colon + 1), value: entry[1] }
  } catch {
    const lead = isList ? 0 : 1
    return syntaxFaults(whole).map(({ offset, length, message }) => ({
      at: Math.min(end, from + Buffer.byteLength(whole.slice(0, offset)) - lead),
      length,
      message,
    }))
  }
}
