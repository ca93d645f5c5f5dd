import type { DataFileName } from '../../../catalogue/data-files.ts'
import { toSegments, valueAt } from '../../../catalogue/json/pointer.ts'
import {
  changedValue,
  editAt,
  findIn,
  indexOfNamed,
  isSame,
  nameOf,
  pathIn,
  placeEdits,
  segmentOf,
  shownEntries,
  shownValue,
  startsWith,
  type Anchor,
  type At,
  type Edit,
  type Path,
  type Placed,
  type TakeBack,
} from './drafts.ts'

// What is typed in a form becomes edits of a draft, in the browser and again at the desk.

/**
 * One change to a record of a page. `pointer` is a JSON Pointer inside the record's value; '' is the
 * record itself. `insert` puts a value before the entry that the pointer names; an index equal to
 * the length of the list appends it. A move is a removal and an insertion, one after the other.
 */
export type Change = { file: DataFileName } & FormChange

/** A change of a form, whose file is known. */
export type FormChange = { pointer: string } & (
  { set: unknown } | { remove: true } | { insert: unknown }
)

/** A place as it is shown: a place in the file, or one inside what an edit sets or inserts. */
type Origin = { at: At } | { edit: Edit; inside: At }

const contentOf = (edit: Edit): unknown =>
  'set' in edit ? edit.set : 'insert' in edit ? edit.insert : undefined

function originOf(record: unknown, placed: readonly Placed[], path: Path): Origin | undefined {
  let at: At = []
  const insideOf = (edit: Edit, rest: Path): Origin | undefined => {
    const inside = findIn(contentOf(edit), rest)
    return inside && { edit, inside }
  }
  for (const [index, step] of path.entries()) {
    const edit = editAt(placed, at)
    if (edit && 'set' in edit) return insideOf(edit, path.slice(index))
    if (typeof step === 'object' && 'draft' in step) {
      const own = placed.find((one) => one.edit.id === step.draft)?.edit
      return own && insideOf(own, path.slice(index + 1))
    }
    const segment = edit ? undefined : segmentOf(valueAt(record, at), step)
    if (segment === undefined) return undefined
    at = [...at, segment]
  }
  const edit = editAt(placed, at)
  return edit && 'set' in edit ? { edit, inside: [] } : { at }
}

/** The path to a place that is shown. */
export function pathTo(record: unknown, placed: readonly Placed[], segments: At): Path {
  let at: At = []
  const path: Path[number][] = []
  for (const [index, segment] of segments.entries()) {
    const edit = editAt(placed, at)
    if (edit) return [...path, ...pathIn(contentOf(edit), segments.slice(index))]
    const here = valueAt(record, at)
    const entry = Array.isArray(here) ? shownEntries(here, at, placed)[Number(segment)] : undefined
    if (entry?.edit) {
      const rest = pathIn(entry.edit.insert, segments.slice(index + 1))
      return [...path, { draft: entry.edit.id }, ...rest]
    }
    path.push(entry ? nameOf(here as unknown[], entry.index) : segment)
    at = [...at, entry ? String(entry.index) : segment]
  }
  return path
}

/**
 * A form's change with the place it was typed at; undefined where it changes nothing.
 * @param start the record that the form shows where the file has none
 */
export function toTyped(
  part: { file: DataFileName; record: unknown; edits: readonly Edit[]; start: unknown },
  change: FormChange,
  id: string,
): Edit | undefined {
  const { file, record, edits, start } = part
  const { placed } = placeEdits(record, edits)
  const shown = shownValue(record, placed)
  const { segments, ...content } = withParents(shown ?? start, change)
  const edit = (at: At) => ({ id, file, path: pathTo(record, placed, at) })
  if (shown === undefined)
    return 'remove' in content
      ? undefined
      : { ...edit([]), set: changedValue(start, segments, content) }
  if ('insert' in content) {
    const entry = valueAt(shown, segments)
    const before = entry === undefined ? null : (pathTo(record, placed, segments).at(-1) as Anchor)
    return { ...edit(segments.slice(0, -1)), insert: content.insert, before }
  }
  const was = valueAt(shown, segments)
  if ('remove' in content && was === undefined) return undefined
  return { ...edit(segments), ...(was !== undefined && { was }), ...content }
}

/** A change that also makes the groups and lists around its place, where the value lacks them. */
function withParents(value: unknown, { pointer, ...content }: FormChange) {
  const segments = toSegments(pointer)
  const missing = [...segments.keys()].find(
    (length) => valueAt(value, segments.slice(0, length)) === undefined,
  )
  if ('remove' in content) return { segments, ...content }
  if (missing === undefined && 'insert' in content) return { segments, ...content }
  const [names, last] =
    'set' in content ? [segments, content.set] : [segments.slice(0, -1), [content.insert]]
  const depth = missing ?? segments.length
  const set = names.slice(depth).reduceRight<unknown>((inner, name) => ({ [name]: inner }), last)
  const place = names.slice(0, depth)
  const list = place.length === 0 ? undefined : valueAt(value, place.slice(0, -1))
  const isEnd = Array.isArray(list) && Number(place.at(-1)) >= list.length
  return isEnd ? { segments: place, insert: set } : { segments: place, set }
}

/**
 * A page's edits after one more change. Typing in one place again changes its edit.
 * @param record the record of the change's file
 */
export function typed(record: unknown, all: readonly Edit[], change: Edit | TakeBack): Edit[] {
  const edits = all.filter(({ file }) => file === change.file)
  const others = all.filter(({ file }) => file !== change.file)
  const changed =
    'back' in change
      ? edits.filter(({ path }) => !isSame(path, change.path))
      : withChange(record, edits, change)
  return [...others, ...unsettled(record, changed)]
}

function withChange(record: unknown, edits: readonly Edit[], change: Edit): Edit[] {
  const { placed } = placeEdits(record, edits)
  const origin = originOf(record, placed, change.path)
  if (origin === undefined) return [...edits, change]
  if ('edit' in origin)
    return edits.flatMap((edit) =>
      edit.id === origin.edit.id ? changedInside(edit, origin.inside, change) : [edit],
    )
  if ('insert' in change) {
    const { before } = change
    // It has arrived already.
    if (edits.some(({ id }) => id === change.id)) return [...edits]
    const next = before && 'draft' in before ? edits.findIndex(({ id }) => id === before.draft) : -1
    const anchor = edits[next]
    return anchor && 'before' in anchor
      ? edits.toSpliced(next, 0, { ...change, before: anchor.before })
      : [...edits, change]
  }
  const own = editAt(placed, origin.at)
  const below = placed.filter(({ at }) => startsWith(at, origin.at)).map(({ edit }) => edit)
  const { was: _, ...withoutWas } = change
  const was = own ? own.was : below.length > 0 ? valueAt(record, origin.at) : change.was
  const rest = edits.filter((edit) => !below.includes(edit))
  return [...rest, { ...withoutWas, ...(was !== undefined && { was }) }]
}

/** An edit after a change inside of what it sets or inserts; none where nothing of it is left. */
function changedInside(edit: Edit, inside: At, change: Edit): Edit[] {
  if ('remove' in edit) return [edit]
  if (inside.length === 0 && 'remove' in change) {
    const { id, file, path, was } = edit
    return 'insert' in edit || was === undefined ? [] : [{ id, file, path, was, remove: true }]
  }
  const content = contentOf(edit)
  const list = valueAt(content, inside)
  const place =
    'insert' in change && Array.isArray(list)
      ? [...inside, String(indexIn(list, change.before))]
      : inside
  const value = changedValue(content, place, change)
  return ['insert' in edit ? { ...edit, insert: value } : { ...edit, set: value }]
}

const indexIn = (list: readonly unknown[], before: Anchor): number =>
  (before === null || 'draft' in before ? undefined : indexOfNamed(list, before)) ?? list.length

/** The edits without those that the file has made by itself, or that change nothing. */
export function unsettled(record: unknown, edits: readonly Edit[]): Edit[] {
  const { placed, lost } = placeEdits(record, edits)
  const left = placed.filter(
    ({ edit, at, index }) => index !== undefined || !isSame(contentOf(edit), valueAt(record, at)),
  )
  if (lost.length === 0 && isSame(shownValue(record, left), record)) return []
  const kept = new Set([...left.map(({ edit }) => edit), ...lost])
  return edits.filter((edit) => kept.has(edit))
}
