import { join } from 'node:path'
import { diffArrays } from 'diff'
import type { JsonEdit } from '../../catalogue/json/edit-json.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import { listAnd, pluralize } from '../../domain/text/text.ts'
import type { Plan } from '../editing/planning-command.ts'
import { contentsOf } from '../editing/write/data-set.ts'
import {
  changeOf,
  insertIn,
  removeAt,
  setAt,
  type FileChange,
} from '../editing/write/file-change.ts'
import { writeFiles } from '../editing/write/write-files.ts'
import { addedErrors, type PageFinding } from './check/findings.ts'
import { whyReadOnly, type Files } from './data/disk.ts'
import { fileSchema, orderIn, type OrderOf } from './data/form-schema.ts'
import { indexOf } from './data/pages.ts'
import type { Desk } from './desk.ts'
import { draftedFiles } from './draft/draft-files.ts'
import { isNamedAlike, isObject, isSame, type At, type Edit } from './draft/drafts.ts'
import { whatHoldsUp } from './draft/unsure-edits.ts'
import { Refused } from './refused-error.ts'

/** A longer history would fill the memory with copies of large files. */
const MAX_UNDO = 50

export type Writing = ReturnType<typeof createWriting>

/** Something written that can be undone; `moved` are the pages that a rename has changed. */
type Written = {
  description: string
  changes: readonly FileChange[]
  moved?: readonly [from: string, to: string]
}

/** Writes changes into the data folder, and undoes them. */
export function createWriting(desk: Desk) {
  const { folder, disk } = desk
  const history: Written[] = []

  /** @throws Refused where nothing can be written */
  function assertWritable(): void {
    const why = whyReadOnly(folder)
    if (why !== null) throw new Refused(why)
  }

  async function write(changes: Parameters<typeof writeFiles>[1]): Promise<void> {
    assertWritable()
    try {
      await writeFiles(folder, changes)
    } finally {
      await desk.sync()
    }
  }

  /**
   * Writes all of a plan's files or none. @throws Refused where `isChecked` and this would add an
   * error
   */
  async function commit(description: string, { changes }: Plan, isChecked = true): Promise<void> {
    if (changes.length === 0) return
    assertWritable()
    if (isChecked) {
      const added = addedErrors(await desk.check(), await desk.check(changes))
      if (added.length > 0) throw new Refused(`Not saved: ${sentenceOf(added)}`)
    }
    await write(changes)
    history.push({ description, changes })
    if (history.length > MAX_UNDO) history.shift()
  }

  return {
    commit,
    /** The action that `undoLast` would undo. */
    get undo() {
      return history.at(-1)?.description ?? null
    },
    /** Whether a file's bytes are those of the write that `undoLast` would undo. */
    isUndoable: (name: string, bytes: Buffer): boolean =>
      history.at(-1)?.changes.some(({ file, after }) => file === name && after.equals(bytes)) ===
      true,
    /** Gives a page's draft to the page that it has after the last write, until that is undone. */
    movePage(from: string, to: string): void {
      const last = history.at(-1)
      if (last) last.moved = [from, to]
      desk.move(from, to)
    },
    /** Undoes the last write. @throws Refused where one of its files has changed since */
    async undoLast(): Promise<string> {
      const last = history.at(-1)
      if (last === undefined) throw new Refused('There is nothing to undo.')
      const changed = last.changes
        .filter(({ file, after }) => !contentsOf(join(folder, file))?.equals(after))
        .map(({ file }) => file)
      if (changed.length > 0)
        throw new Refused(
          `Not undone: ${listAnd(changed)} ${changed.length === 1 ? 'has' : 'have'} changed since.`,
        )
      await write(
        last.changes.map(({ file, before, after }) => ({ file, before: after, after: before })),
      )
      history.pop()
      if (last.moved) desk.move(last.moved[1], last.moved[0])
      return last.description
    },
    /** Saves the draft of one page. @throws Refused where a place of it is not sure */
    async save(page: string): Promise<void> {
      const edits = desk.draftOf(page)
      const why = whatHoldsUp(disk.files, page, edits)
      if (why !== undefined) throw new Refused(`Not saved: ${why}`)
      await commit(`Save of ${nameOf(disk.files, page)}`, {
        changes: changesOf(disk.files, page, edits),
      })
      desk.discard(page)
    },
  }
}

const sentenceOf = ([first, ...others]: readonly PageFinding[]): string => {
  const are = others.length === 1 ? 'is' : 'are'
  const more = others.length === 0 ? '' : ` There ${are} ${pluralize(others.length, 'more error')}.`
  return `${first?.message ?? ''}.${more}`
}

function nameOf(files: Files, page: string): string {
  const subject = indexOf(files).subject(page)
  if (subject === undefined) return 'a page'
  return subject.kind === 'file' ? `${subject.file}.json` : `“${subject.name}”`
}

/** The changes of files that carry out a page's draft: the smallest that make what is shown. */
export const changesOf = (files: Files, page: string, edits: readonly Edit[]): FileChange[] =>
  draftedFiles(files, new Map([[page, edits]])).flatMap(({ file, bytes, value, begun }) => {
    const order = orderIn(fileSchema(file.name))
    return changeOf({ name: file.name, bytes }, [
      ...editsBetween(file.value, value, [], order),
      ...begun,
    ]).map((change) => ({ ...change, before: file.bytes }))
  })

/** A new property, put where the schema has it among the keys that stay. */
function newProperty(at: At, value: unknown, keys: readonly string[], orderOf: OrderOf): JsonEdit {
  const [parent, key = ''] = [at.slice(0, -1), at.at(-1)]
  const order = orderOf(parent)
  const rank = order.indexOf(key)
  const next = keys.find((other) => rank >= 0 && order.indexOf(other) > rank)
  return insertIn(parent, value, { key, ...(next !== undefined && { before: next }) })
}

/** The smallest edits that make one value of another; only what differs is written. */
export function editsBetween(
  from: unknown,
  to: unknown,
  at: At,
  orderOf: OrderOf = () => [],
): JsonEdit[] {
  if (isSame(from, to)) return []
  if (Array.isArray(from) && Array.isArray(to)) return listEdits(from, to, at, orderOf)
  if (!isObject(from) || !isObject(to)) return [setAt(at, to)]
  const kept = Object.keys(from).filter((key) => Object.hasOwn(to, key))
  const added = Object.keys(to).filter((key) => !Object.hasOwn(from, key))
  const order = orderOf(at)
  return [
    ...Object.keys(from)
      .filter((key) => !kept.includes(key))
      .map((key) => removeAt([...at, key])),
    ...kept.flatMap((key) => editsBetween(from[key], to[key], [...at, key], orderOf)),
    ...added
      .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
      .map((key) => newProperty([...at, key], to[key], kept, orderOf)),
  ]
}

/** The edits of a list: entries change in their places, go, or are new. */
function listEdits(
  from: readonly unknown[],
  to: readonly unknown[],
  at: At,
  orderOf: OrderOf,
): JsonEdit[] {
  const isIn = (list: readonly unknown[], one: unknown) => list.some((other) => isSame(one, other))
  // An entry stays the same one if it says the same, or else if it has kept its name.
  const comparator = (one: unknown, other: unknown) =>
    isSame(one, other) || (isNamedAlike(one, other) && !isIn(to, one) && !isIn(from, other))
  const hunks: { removed: number; added: number }[] = []
  let hunk = { removed: 0, added: 0 }
  for (const { added, removed, count } of diffArrays([...from], [...to], { comparator })) {
    if (added) hunk.added += count
    else if (removed) hunk.removed += count
    else {
      hunks.push(hunk, { removed: count, added: count })
      hunk = { removed: 0, added: 0 }
    }
  }
  let [old, now] = [0, 0]
  return [...hunks, hunk].flatMap(({ removed, added }) => {
    const entries = to.slice(now, now + added)
    const indexes = [...from.keys()].slice(old, old + removed)
    const changed = indexes.slice(0, added).flatMap((index, place) => {
      return editsBetween(from[index], entries[place], [...at, String(index)], orderOf)
    })
    const gone = indexes.slice(added)
    old += removed
    now += added
    const isAtEnd = old === from.length
    const before = isAtEnd ? {} : { before: String(old) }
    const inserted = entries.slice(removed).map((entry) => newEntry(from, at, entry, before))
    return [
      ...changed,
      ...gone.map((index) => removeAt([...at, index])),
      // Of several entries that are new before the same one, the last is put in first.
      ...(isAtEnd ? inserted : inserted.toReversed()),
    ]
  })
}

/** A new entry, which is written as one that says the same, if there is one: so it is when it moves. */
function newEntry(list: readonly unknown[], at: At, value: unknown, where: { before?: string }) {
  const same = list.findIndex((one) => isSame(one, value))
  const edit = insertIn(at, value, where)
  return same < 0 ? edit : { ...edit, writtenAt: toPointer([...at, same]) }
}
