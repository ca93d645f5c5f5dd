import { valueAt } from '../../../catalogue/json/pointer.ts'
import { recordDepth } from '../../../catalogue/checks/records.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { valueIn, type Files } from '../data/disk.ts'
import { indexOf, pageOfFile } from '../data/pages.ts'
import type { Edit } from './drafts.ts'
import { findIn, pathIn } from './places.ts'

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
