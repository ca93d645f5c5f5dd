import { recordDepth } from '../../../catalogue/checks/records.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { valueAt } from '../../../catalogue/json/pointer.ts'
import type { JsonObject } from '../../editing/find-project.ts'
import type { Conflict, KeptEdit } from '../api.ts'
import { valueIn, type Files } from '../data/disk.ts'
import { schemaAt, titleOf } from '../data/form-schema.ts'
import { indexOf, pageOfFile, partOf, schemaOf, type PagePart } from '../data/pages.ts'
import { findIn, isConflict, pathIn, placeEdits, type Edit, type Path } from './drafts.ts'

// The page of a file and those of its records can change the same field. What is typed in a record
// is kept with the record's own page, and shown on both.

export type Drafts = ReadonlyMap<string, readonly Edit[]>

/** The edits of one file. */
export const ofFile = (edits: readonly Edit[], name: DataFileName): Edit[] =>
  edits.filter(({ file }) => file === name)

/** What was typed in the records of a file on their own pages, each edit with its way from the file. */
function editsOfRecords(files: Files, drafts: Drafts, file: DataFileName): Edit[] {
  const { recordOn } = indexOf(files)
  return [...drafts].flatMap(([page, edits]) => {
    const own = ofFile(edits, file)
    const segments = own.length === 0 ? undefined : recordOn(page, file)
    if (segments === undefined) return []
    const start = pathIn(valueIn(files, file), segments)
    return own.map((edit) => ({ ...edit, path: [...start, ...edit.path] }))
  })
}

/** Everything that was typed for what a page shows. */
export function draftOn(files: Files, drafts: Drafts, page: string): readonly Edit[] {
  const own = drafts.get(page) ?? []
  const subject = indexOf(files).subject(page)
  return subject?.kind === 'file' ? [...editsOfRecords(files, drafts, subject.file), ...own] : own
}

/**
 * The drafts to keep where a page has these edits: its own, and those of records that have a page of
 * their own, which keep what was typed there in other files.
 */
export function draftsWith(
  files: Files,
  drafts: Drafts,
  page: string,
  edits: readonly Edit[],
): Map<string, Edit[]> {
  const subject = indexOf(files).subject(page)
  if (subject?.kind !== 'file') return new Map([[page, [...edits]]])
  const { file } = subject
  const { pageAt, recordOn } = indexOf(files)
  const changed = new Map<string, Edit[]>([[page, []]])
  for (const [other, kept] of drafts)
    if (recordOn(other, file) && ofFile(kept, file).length > 0)
      changed.set(
        other,
        kept.filter((edit) => edit.file !== file),
      )
  const depth = recordDepth(file)
  for (const edit of edits) {
    const record = findIn(valueIn(files, file), edit.path.slice(0, depth))
    // An entry that is new, moves or goes is the file's own affair.
    const isInside = depth > 0 && edit.path.length > depth && record?.length === depth
    const isThere = isInside && valueAt(valueIn(files, file), record) !== undefined
    const owner = isThere ? pageAt(file, record).page : pageOfFile(file)
    const own = owner === page ? edit : { ...edit, path: edit.path.slice(depth) }
    changed.set(owner, [...(changed.get(owner) ?? drafts.get(owner) ?? []), own])
  }
  return changed
}

/** The edits of a page that cannot be saved as they are. */
export function unsureEdits(files: Files, page: string, edits: readonly Edit[]) {
  const conflicts: Conflict[] = []
  const kept: KeptEdit[] = []
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const own = ofFile(edits, file)
    const part = partOf(files, page, file)
    const { placed, lost } = part ? placeEdits(part.value, own) : { placed: [], lost: own }
    const why =
      indexOf(files).subject(page) === undefined
        ? 'It is not in the files any more.'
        : part
          ? 'This place is not in the file any more, or cannot be told for sure.'
          : `“${titleOf(file)}” cannot be read.`
    kept.push(...lost.map((edit) => keptEdit(edit, part, why)))
    for (const one of placed) {
      const { edit, at } = one
      if (!part || !isConflict(part.value, one)) continue
      const title = namesOf(schemaOf(part), edit.path).join(' › ') || titleOf(file)
      const mine = 'set' in edit ? edit.set : null
      conflicts.push({ id: edit.id, file, title, mine, theirs: valueAt(part.value, at) ?? null })
    }
  }
  return { conflicts, kept }
}

/** Why a page's draft cannot be saved, as a sentence; undefined where nothing holds it up. */
export function whatHoldsUp(
  files: Files,
  page: string,
  edits: readonly Edit[],
): string | undefined {
  const { conflicts, kept } = unsureEdits(files, page, edits)
  const [lost] = kept
  if (lost) return `${lost.place}: ${lost.why} Copy what you typed, or discard it; then save.`
  const [conflict] = conflicts
  return conflict && `"${conflict.title}" was changed on disk as well. Choose which value counts.`
}

function keptEdit(edit: Edit, part: PagePart | undefined, why: string): KeptEdit {
  const names = namesOf(part ? schemaOf(part) : {}, edit.path)
  const typed = 'set' in edit ? edit.set : 'insert' in edit ? edit.insert : 'Removed'
  return {
    id: edit.id,
    place: [titleOf(edit.file), ...names].join(' › '),
    text: typeof typed === 'string' ? typed : JSON.stringify(typed, null, 2),
    why,
  }
}

/** The words for the steps of a path: titles of fields, and what names the entries of lists. */
function namesOf(schema: JsonObject, path: Path): string[] {
  let node = schema
  return path.map((step) => {
    const isField = typeof step === 'string'
    node = schemaAt(node, [isField ? step : '0'])
    if (isField) return String(node['title'] ?? step)
    return 'key' in step ? String(step.is) : 'entry' in step ? step.entry.slice(0, 40) : 'new'
  })
}
