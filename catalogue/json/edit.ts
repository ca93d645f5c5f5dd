import { byte, isOpening, skipSpace } from './bytes.ts'
import { entriesWithin, type EntrySpan } from './entries.ts'
import { indentationAt, layoutOf, writeJson, type Layout } from './layout.ts'
import { toPointer, toSegments } from './pointer.ts'
import { findSpans } from './spans.ts'
import type { Splice } from './splices.ts'
import { textStart } from './utf8.ts'

/**
 * One change of a JSON file. Pointers lead into the file as it was before all changes.
 * - `set`: another value in the place of the one there
 * - `rename`: another key for the property there; it keeps its place
 * - `remove`: neither the property or entry nor its comma
 * - `insert`: a new property (`key`) or entry (without `key`) of the list or object at `pointer`,
 *   before the one whose key or index is `before`, else at the end
 */
export type JsonEdit =
  | { readonly type: 'set'; readonly pointer: string; readonly value: unknown }
  | { readonly type: 'rename'; readonly pointer: string; readonly key: string }
  | { readonly type: 'remove'; readonly pointer: string }
  | {
      readonly type: 'insert'
      readonly pointer: string
      readonly key?: string
      readonly value: unknown
      readonly before?: string | number
    }

/** An edit whose pointer leads nowhere, or to something that cannot be changed in this way. */
export class CannotEdit extends Error {
  override name = 'CannotEdit'
}

/**
 * What to replace so that the edits are carried out; every byte they do not concern stays, and what is
 * new is laid out as the rest of the file is. Inserting something and removing it again leaves the file
 * as it was.
 * @param bytes valid JSON (UTF-8, with or without a byte order mark)
 * @throws CannotEdit
 */
export function splicesFor(bytes: Buffer, edits: readonly JsonEdit[]): Splice[] {
  const start = textStart(bytes)
  const layout = layoutOf(bytes, start)
  const removed = edits.filter(({ type }) => type === 'remove').map(({ pointer }) => pointer)
  const inPlace = edits.filter(
    (edit): edit is Extract<JsonEdit, { type: 'set' | 'rename' }> =>
      (edit.type === 'set' || edit.type === 'rename') && !isWithin(edit.pointer, removed),
  )
  const structural = byContainer(
    edits.filter((edit) => edit.type === 'insert' || edit.type === 'remove'),
    removed,
  )
  const spans = findSpans(bytes, start, [
    ...inPlace.map(({ type, pointer }) => ({
      pointer,
      at: type === 'set' ? ('value' as const) : ('key' as const),
    })),
    ...[...structural.keys()].map((pointer) => ({ pointer, at: 'value' as const })),
  ])
  const splices = inPlace.map((edit, index): Splice => {
    const span = spans[index]
    if (span === undefined || !span.exact) throw nowhere(edit.pointer)
    const text =
      edit.type === 'set'
        ? writeJson(edit.value, layout, indentationAt(bytes, span.start))
        : JSON.stringify(edit.key)
    return { start: span.start, end: span.end, text }
  })
  for (const [index, [pointer, changes]] of [...structural].entries()) {
    const span = spans[inPlace.length + index]
    if (span === undefined || !span.exact || !isOpening(bytes[span.start])) throw nowhere(pointer)
    splices.push(...changeEntries(bytes, span.start, changes, layout, pointer))
  }
  return splices
}

const nowhere = (pointer: string) =>
  new CannotEdit(`There is nothing to change at "${pointer}" in this file.`)

type Insertion = Extract<JsonEdit, { type: 'insert' }>
type Changes = { readonly removed: string[]; readonly inserted: Insertion[] }

/** True below one of the pointers, not at it. */
function isWithin(pointer: string, removed: readonly string[]): boolean {
  return removed.some((other) => pointer === other || pointer.startsWith(`${other}/`))
}

function byContainer(
  edits: readonly Extract<JsonEdit, { type: 'insert' | 'remove' }>[],
  removed: readonly string[],
): Map<string, Changes> {
  const containers = new Map<string, Changes>()
  const changesOf = (pointer: string): Changes => {
    const known = containers.get(pointer) ?? { removed: [], inserted: [] }
    containers.set(pointer, known)
    return known
  }
  for (const edit of edits) {
    if (edit.type === 'insert') {
      if (!isWithin(edit.pointer, removed)) changesOf(edit.pointer).inserted.push(edit)
      continue
    }
    const segments = toSegments(edit.pointer)
    const last = segments.at(-1)
    if (last === undefined) throw nowhere(edit.pointer)
    const parent = toPointer(segments.slice(0, -1))
    if (!isWithin(parent, removed)) changesOf(parent).removed.push(last)
  }
  return containers
}

/** Entries put into and taken out of the list or object whose bracket is at `open`. */
function changeEntries(
  bytes: Buffer,
  open: number,
  { removed, inserted }: Changes,
  layout: Layout,
  pointer: string,
): Splice[] {
  const isObject = bytes[open] === byte.openBrace
  const { entries, close } = entriesWithin(bytes, open)
  const indexOf = (name: string | number): number => {
    const found = isObject
      ? entries.findLastIndex(({ key }) => key === String(name))
      : entries.findIndex((_, index) => String(index) === String(name))
    if (found === -1) throw nowhere(`${pointer}/${name}`)
    return found
  }
  const gone = new Set(removed.map(indexOf))
  const kept = entries.filter((_, index) => !gone.has(index))
  const lastKept = kept.at(-1)
  const splices = removals(entries, gone, lastKept, open, close)

  const between = separatorOf(bytes, open, entries, layout)
  const inside = between.slice(between.lastIndexOf('\n') + 1)
  const indentation = between.includes('\n') ? inside : indentationAt(bytes, open)
  const written = ({ key, value }: Insertion): string => {
    if ((key === undefined) === isObject)
      throw new CannotEdit(`A list takes no key, and an object needs one, at "${pointer}".`)
    const name = key === undefined ? '' : `${JSON.stringify(key)}:${layout.space}`
    return name + writeJson(value, layout, indentation)
  }
  const atEnd: string[] = []
  for (const insertion of inserted) {
    const from = insertion.before === undefined ? entries.length : indexOf(insertion.before)
    const next = entries.findIndex((_, index) => index >= from && !gone.has(index))
    const start = entries[next]?.start
    if (start === undefined) atEnd.push(written(insertion))
    else splices.push({ start, end: start, text: `${written(insertion)},${between}` })
  }
  if (atEnd.length === 0) return splices
  const end = lastKept?.end
  if (end !== undefined)
    return [
      ...splices,
      { start: end, end, text: atEnd.map((text) => `,${between}${text}`).join('') },
    ]
  const behind = between.includes('\n') ? layout.lineEnd + indentationAt(bytes, open) : ''
  const lead = behind === '' ? '' : between
  return [{ start: open + 1, end: close, text: `${lead}${atEnd.join(`,${between}`)}${behind}` }]
}

/** Each entry goes with the comma behind it; those at the end with the comma before them. */
function removals(
  entries: readonly EntrySpan[],
  gone: ReadonlySet<number>,
  lastKept: EntrySpan | undefined,
  open: number,
  close: number,
): Splice[] {
  if (gone.size === 0) return []
  if (lastKept === undefined) return [{ start: open + 1, end: close, text: '' }]
  const splices: Splice[] = []
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1]
    if (!gone.has(index) || entry.start > lastKept.start) continue
    if (next !== undefined) splices.push({ start: entry.start, end: next.start, text: '' })
  }
  const last = entries.at(-1)
  if (last !== undefined && last !== lastKept)
    splices.push({ start: lastKept.end, end: last.end, text: '' })
  return splices
}

/** What stands between a comma and the next entry. */
function separatorOf(
  bytes: Buffer,
  open: number,
  entries: readonly EntrySpan[],
  layout: Layout,
): string {
  const last = entries.at(-1)
  if (last !== undefined) {
    // The last entry's own line shows how deep the others stand.
    const before = entries.at(-2)
    const from = before === undefined ? open + 1 : skipSpace(bytes, before.end) + 1
    const space = bytes.toString('latin1', from, last.start)
    if (entries.length > 1 || space.includes('\n')) return space
    return layout.space
  }
  return layout.step === undefined
    ? layout.space
    : layout.lineEnd + indentationAt(bytes, open) + layout.step
}
