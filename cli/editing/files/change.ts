import { applyEdits, type Edit } from 'jsonc-parser'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { textOf } from '../../../catalogue/json/encoding.ts'
import { textEditsFor, type JsonEdit } from '../../../catalogue/json/edit.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { lineCounter } from '../../../catalogue/json/positions.ts'
import type { DataSet, SourceFile } from './data-set.ts'

/** What a command wants to change in one file, worked out but not written. */
export type FileChange = {
  file: string
  /** Undefined for a file that is made. */
  before: Buffer | undefined
  after: Buffer
  /** What is replaced in its text, behind a byte order mark. */
  textEdits: Edit[]
}

/** A place in a file: keys and indexes from its top. */
type At = readonly (string | number)[]

export const setAt = (at: At, value: unknown): JsonEdit => ({
  type: 'set',
  pointer: toPointer(at),
  value,
})
export const removeAt = (at: At): JsonEdit => ({ type: 'remove', pointer: toPointer(at) })
export const renameAt = (at: At, key: string): JsonEdit => ({
  type: 'rename',
  pointer: toPointer(at),
  key,
})
/** Puts a value into a list, or with a `key` into an object; at the end, or before an entry. */
export const insertIn = (
  at: At,
  value: unknown,
  where: { key?: string; before?: string } = {},
): JsonEdit => ({ type: 'insert', pointer: toPointer(at), value, ...where })

/** A file with edits; nothing where they change nothing. */
export function changeOf(
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  edits: readonly JsonEdit[],
): FileChange[] {
  if (edits.length === 0) return []
  const text = textOf(bytes)
  const mark = bytes.toString('utf8').slice(0, -text.length)
  const textEdits = textEditsFor(text, edits)
  const after = Buffer.from(mark + applyEdits(text, textEdits))
  return [{ file: `${name}.json`, before: bytes, after, textEdits }]
}

/** Likewise a file that may be missing, and then is made of `first`, where that is given. */
export function editFile(
  data: DataSet,
  name: DataFileName,
  editsOf: (source: SourceFile) => readonly JsonEdit[],
  first?: unknown,
): FileChange[] {
  const source = data.read(name)
  if (source) return changeOf(source, editsOf(source))
  return first === undefined ? [] : newFile(name, first)
}

/** A file that is replaced as a whole, in the usual layout. */
export function newFile(name: DataFileName, value: unknown, before?: Buffer): FileChange[] {
  const content = `${JSON.stringify(value, undefined, 2)}\n`
  const length = before ? textOf(before).length : 0
  const textEdits = [{ offset: 0, length, content }]
  return [{ file: `${name}.json`, before, after: Buffer.from(content), textEdits }]
}

/**
 * A change as a unified diff without context, made from what is replaced: to compare the two texts
 * instead takes the square of the number of changes (docs/decisions/0010-replacing-files.md).
 */
export function showChange({ file, before, textEdits }: FileChange): string {
  const text = before ? textOf(before) : ''
  const position = lineCounter(text)
  let shift = 0
  const hunks = hunksOf(text, textEdits).flatMap(({ start, end, edits }) => {
    const part = text.slice(start, end)
    const own = edits.map((edit) => ({ ...edit, offset: edit.offset - start }))
    const [old, next] = [linesOf(part), linesOf(applyEdits(part, own))]
    const { head, tail } = commonEnds(old, next)
    const removed = old.slice(head, old.length - tail)
    const added = next.slice(head, next.length - tail)
    const line = position(start).line + head
    const from = `-${removed.length === 0 ? line - 1 : line},${removed.length}`
    const at = line + shift
    const to = `+${added.length === 0 ? at - 1 : at},${added.length}`
    shift += added.length - removed.length
    return [
      `@@ ${from} ${to} @@`,
      ...removed.map((text) => `-${text}`),
      ...added.map((text) => `+${text}`),
    ]
  })
  return [`--- ${before ? file : '/dev/null'}`, `+++ ${file}`, ...hunks].join('\n')
}

type Hunk = { start: number; end: number; edits: Edit[] }

/** Whole lines around the edits; those that share a line are one hunk. */
function hunksOf(text: string, textEdits: Edit[]): Hunk[] {
  const hunks: Hunk[] = []
  for (const edit of textEdits.toSorted((a, b) => a.offset - b.offset || a.length - b.length)) {
    const start = edit.offset === 0 ? 0 : text.lastIndexOf('\n', edit.offset - 1) + 1
    const behind = text.indexOf('\n', edit.offset + edit.length)
    const end = behind === -1 ? text.length : behind + 1
    const last = hunks.at(-1)
    if (last && start < last.end) {
      last.edits.push(edit)
      last.end = Math.max(last.end, end)
    } else hunks.push({ start, end, edits: [edit] })
  }
  return hunks
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
  if (lines.at(-1) === '') lines.pop()
  return lines
}

function commonEnds(old: readonly string[], next: readonly string[]) {
  const least = Math.min(old.length, next.length)
  let head = 0
  while (head < least && old[head] === next[head]) head += 1
  let tail = 0
  while (tail < least - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  return { head, tail }
}
