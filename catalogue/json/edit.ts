import type { Edit, Node } from 'jsonc-parser'
import { indentationAt, layoutOf, writeJson, type Layout } from './formatting.ts'
import { toPointer, toSegments } from './pointer.ts'
import { entriesIn, findIn, type Found } from './positions.ts'

/**
 * One change of a JSON file. Pointers lead into the file as it was before all changes.
 * - `set`: another value in the place of the one there
 * - `rename`: another key for the property there; it keeps its place
 * - `remove`: neither the property or entry nor its comma
 * - `insert`: a new property (`key`) or entry (without `key`) of the list or object at `pointer`,
 *   before the one whose key or index is `before`, else at the end
 */
export type JsonEdit =
  | { type: 'set'; pointer: string; value: unknown }
  | { type: 'rename'; pointer: string; key: string }
  | { type: 'remove'; pointer: string }
  | { type: 'insert'; pointer: string; key?: string; value: unknown; before?: string | number }

const nowhere = (pointer: string) =>
  new Error(`There is nothing to change at "${pointer}" in this file.`)

/**
 * What to replace so that the edits are carried out; every character they do not concern stays, and
 * what is new is laid out as the rest of the file is. Inserting something and removing it again
 * leaves the file as it was. jsonc-parser's `modify` parses the text for each change and knows no
 * new key for a property: here all changes are worked out from one tree.
 * @param text valid JSON, without a byte order mark
 * @throws Error where a pointer leads nowhere, or to something that cannot be changed in this way
 */
export function textEditsFor(text: string, edits: readonly JsonEdit[]): Edit[] {
  const find = findIn(text)
  const layout = layoutOf(text)
  const removed = edits.filter(({ type }) => type === 'remove').map(({ pointer }) => pointer)
  const found = (pointer: string): Found => {
    const at = find(toSegments(pointer))
    if (at === undefined) throw nowhere(pointer)
    return at
  }
  const containers = new Map<string, Changes>()
  const changesOf = (pointer: string): Changes => {
    const changes = containers.get(pointer) ?? { removed: [], inserted: [] }
    containers.set(pointer, changes)
    return changes
  }
  const textEdits: Edit[] = []
  for (const edit of edits) {
    const { pointer } = edit
    const segments = toSegments(pointer)
    const last = segments.pop()
    const parent = toPointer(segments)
    if (edit.type === 'remove' && last === undefined) throw nowhere(pointer)
    if (isRemoved(edit.type === 'remove' ? parent : pointer, removed)) continue
    if (edit.type === 'insert') changesOf(pointer).inserted.push(edit)
    else if (edit.type === 'remove') changesOf(parent).removed.push(last ?? '')
    else {
      const { key, value } = found(pointer)
      const node = edit.type === 'rename' ? key : value
      if (node === undefined) throw nowhere(pointer)
      const { offset, length } = node
      const content =
        edit.type === 'rename'
          ? JSON.stringify(edit.key)
          : writeJson(edit.value, layout, indentationAt(text, offset))
      textEdits.push({ offset, length, content })
    }
  }
  for (const [pointer, changes] of containers)
    textEdits.push(...changeEntries(text, found(pointer).value, changes, layout, pointer))
  return textEdits
}

type Insertion = Extract<JsonEdit, { type: 'insert' }>
type Changes = { removed: string[]; inserted: Insertion[] }

/** An entry of a list or object, with its key. */
type Entry = { name: string; start: number; end: number }

const isRemoved = (pointer: string, removed: readonly string[]): boolean =>
  removed.some((other) => pointer === other || pointer.startsWith(`${other}/`))

const replace = (start: number, end: number, content: string): Edit => ({
  offset: start,
  length: end - start,
  content,
})

/** Entries put into and taken out of a list or object. */
function changeEntries(
  text: string,
  node: Node,
  { removed, inserted }: Changes,
  layout: Layout,
  pointer: string,
): Edit[] {
  const isObject = node.type === 'object'
  if (!isObject && node.type !== 'array') throw nowhere(pointer)
  const open = node.offset
  const entries = entriesIn(node).map(([name, { key, value }]): Entry => ({
    name,
    start: (key ?? value).offset,
    end: value.offset + value.length,
  }))
  const indexOf = (name: string | number): number => {
    const index = entries.findLastIndex((entry) => entry.name === String(name))
    if (index === -1) throw nowhere(`${pointer}/${name}`)
    return index
  }
  const gone = new Set(removed.map(indexOf))
  const between = separatorOf(text, open, entries, layout)
  const isOneLine = !between.includes('\n')
  const outside = indentationAt(text, open)
  const inside = isOneLine ? outside : between.slice(between.lastIndexOf('\n') + 1)
  const written = ({ key, value }: Insertion): string => {
    if ((key === undefined) === isObject)
      throw new Error(`A list takes no key, and an object needs one, at "${pointer}".`)
    const name = key === undefined ? '' : `${JSON.stringify(key)}:${layout.space}`
    return name + writeJson(value, layout, inside)
  }
  const lastLeft = entries.findLast((_, index) => !gone.has(index))
  if (lastLeft === undefined) {
    const content = inserted.map(written).join(`,${between}`)
    const isEmpty = isOneLine || content === ''
    const behind = layout.lineEnd + outside
    return [
      replace(open + 1, open + node.length - 1, isEmpty ? content : between + content + behind),
    ]
  }
  // Each entry goes with the comma behind it; those at the end with the comma before them.
  const removals = [...gone].map((index) => {
    const [before, { start, end }, next] = [
      entries[index - 1],
      entries[index] ?? lastLeft,
      entries[index + 1],
    ]
    return next && start < lastLeft.start
      ? replace(start, next.start, '')
      : replace(before?.end ?? start, end, '')
  })
  const insertions = inserted.map((insertion) => {
    const from = insertion.before === undefined ? entries.length : indexOf(insertion.before)
    const next = entries.find((_, index) => index >= from && !gone.has(index))
    return next
      ? replace(next.start, next.start, `${written(insertion)},${between}`)
      : replace(lastLeft.end, lastLeft.end, `,${between}${written(insertion)}`)
  })
  return [...removals, ...insertions]
}

/** The whitespace between a comma and the next entry. */
function separatorOf(
  text: string,
  open: number,
  entries: readonly Entry[],
  layout: Layout,
): string {
  const last = entries.at(-1)
  if (last !== undefined) {
    // The last entry's own line shows the indentation of the others.
    const before = entries.at(-2)
    const space = text.slice(before?.end ?? open + 1, last.start).replace(/^\s*,/, '')
    return entries.length > 1 || space.includes('\n') ? space : layout.space
  }
  return layout.step === undefined
    ? layout.space
    : layout.lineEnd + indentationAt(text, open) + layout.step
}
