import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import { byte, skipSpace } from '../../../catalogue/json/bytes.ts'
import { entriesWithin, type EntrySpan } from '../../../catalogue/json/entries.ts'
import { textStart } from '../../../catalogue/json/utf8.ts'
import { parseFile } from '../files/data-set.ts'

type Pair = readonly [from: unknown, to: unknown]

/**
 * Two states of a file without what is the same in both: of large files only the top-level entries
 * that differ are parsed. A list of projects that is the same stands as an empty one, so that its
 * developer is still known.
 * @param wholeUpTo files of at most so many bytes are parsed, and so checked, whole
 * @throws CannotRun where one is no JSON
 */
export function differingParts(
  name: DataFileName,
  from: Buffer | undefined,
  to: Buffer | undefined,
  wholeUpTo = 1_000_000,
): Pair {
  const whole = (bytes: Buffer | undefined): unknown => bytes && parseFile(bytes, `${name}.json`)
  const isSplit = dataFiles[name].shape !== 'single'
  if (isSplit && from && to && Math.max(from.length, to.length) > wholeUpTo) {
    const parts = partsOf(name, from, to)
    if (parts) return parts
  }
  const before = whole(from)
  return [before, to === from ? before : whole(to)]
}

type Outline = { readonly isList: boolean; readonly entries: readonly EntrySpan[] }

/** Undefined for what is not one list or object with keys of its own. */
function outlineOf(bytes: Buffer): Outline | undefined {
  const open = skipSpace(bytes, textStart(bytes))
  const isList = bytes[open] === byte.openBracket
  if (!isList && bytes[open] !== byte.openBrace) return undefined
  const { entries, close } = entriesWithin(bytes, open)
  const isClosed = bytes[close] === (isList ? byte.closeBracket : byte.closeBrace)
  if (!isClosed || skipSpace(bytes, close + 1) < bytes.length) return undefined
  if (!isList && new Set(entries.map(({ key }) => key)).size < entries.length) return undefined
  return { isList, entries }
}

function partsOf(name: DataFileName, from: Buffer, to: Buffer): Pair | undefined {
  const before = outlineOf(from)
  const after = from === to ? before : outlineOf(to)
  if (!before || !after || before.isList !== after.isList) return undefined
  const isSame = (one: EntrySpan | undefined, two: EntrySpan | undefined): boolean =>
    one !== undefined &&
    two !== undefined &&
    one.end - one.start === two.end - two.start &&
    from.compare(to, two.start, two.end, one.start, one.end) === 0
  try {
    return before.isList
      ? listParts(before.entries, after.entries, isSame, [from, to])
      : objectParts(name, before.entries, after.entries, isSame, [from, to])
  } catch {
    // Parsed whole, the file tells where it is wrong.
    return undefined
  }
}

type IsSame = (one: EntrySpan | undefined, two: EntrySpan | undefined) => boolean
type Both = readonly [from: Buffer, to: Buffer]

function listParts(
  before: readonly EntrySpan[],
  after: readonly EntrySpan[],
  isSame: IsSame,
  [from, to]: Both,
): Pair {
  let head = 0
  while (isSame(before[head], after[head])) head += 1
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const middle = (bytes: Buffer, entries: readonly EntrySpan[]): unknown[] =>
    entries
      .slice(head, entries.length - tail)
      .map(({ start, end }) => JSON.parse(bytes.toString('utf8', start, end)) as unknown)
  return [middle(from, before), middle(to, after)]
}

function objectParts(
  name: DataFileName,
  before: readonly EntrySpan[],
  after: readonly EntrySpan[],
  isSame: IsSame,
  [from, to]: Both,
): Pair {
  const inTo = new Map(after.map((entry) => [entry.key, entry]))
  const unchanged = new Set(
    before.filter((entry) => isSame(entry, inTo.get(entry.key))).map(({ key }) => key),
  )
  const keepsKeys = dataFiles[name].shape === 'groups' && dataFiles[name].record === 'project'
  const differing = (bytes: Buffer, entries: readonly EntrySpan[]): Record<string, unknown> => {
    const parts: Record<string, unknown> = {}
    for (const { key = '', start, end } of entries) {
      if (!unchanged.has(key))
        Object.assign(parts, JSON.parse(`{${bytes.toString('utf8', start, end)}}`) as object)
      else if (keepsKeys) parts[key] = []
    }
    return parts
  }
  return [differing(from, before), differing(to, after)]
}
