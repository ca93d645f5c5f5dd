import type { DataFileRead } from '../../../catalogue/checks/read-data-files.ts'
import { duplicateKey } from '../../../catalogue/checks/rules/unreadable-files.ts'
import { checkSchema } from '../../../catalogue/checks/schema-check.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { toSegments, valueAt } from '../../../catalogue/json/pointer.ts'
import type { Files } from '../data/disk.ts'
import { partsOf, type PagePart } from '../data/pages.ts'
import { replacedIn } from './part-changes.ts'
import { hasEmptyEntry, isSame, merge, withoutEmpty, withValueAt, type Clash } from './values.ts'

/** The edits on one page: for each file the record as it was found and as it is wanted. */
export type Draft = Partial<Record<DataFileName, DraftPart>>

/** A record that does not exist is undefined, or null in what a form sent. */
export type DraftPart = { base?: unknown; mine: unknown }

/** A part of a page with its draft. */
export type DraftedPart = PagePart & {
  /** The value in the form. */
  typed: unknown
  /** The value that would be saved. */
  wanted: unknown
  /** The value that `wanted` was made from. */
  base: unknown
  clashes: readonly Clash[]
  isDraft: boolean
}

/** The parts of a page with its draft; changes on disk meanwhile are joined in. */
export const draftedParts = (files: Files, page: string, draft: Draft = {}): DraftedPart[] =>
  partsOf(files, page).map((part) => {
    const own = draft[part.file]
    if (own === undefined) return { ...part, ...unchanged(part.value) }
    const { value: typed, clashes } = merge(
      own.base ?? undefined,
      own.mine ?? undefined,
      part.value,
    )
    const base = clashes.reduce(
      (before, { pointer }) => withValueAt(before, pointer, valueAt(own.base, toSegments(pointer))),
      part.value,
    )
    const wanted = withoutEmpty(typed, part.value)
    return { ...part, typed, wanted, base, clashes, isDraft: !isSame(wanted, part.value) }
  })

const unchanged = (value: unknown) => ({
  typed: value,
  wanted: value,
  base: value,
  clashes: [],
  isDraft: false,
})

/**
 * The draft on top of what is on disk now: the disk's present state becomes the base of the next
 * comparison, except for values that both have changed. Undefined where nothing is left to save.
 */
export function rebasedDraft(files: Files, page: string, draft: Draft): Draft | undefined {
  const parts = new Map(draftedParts(files, page, draft).map((part) => [part.file, part]))
  const entries = Object.entries(draft).flatMap(([file, own]) => {
    const part = parts.get(file as DataFileName)
    // Edits wait while the page or its file is gone.
    if (part === undefined) return [[file, own] as const]
    // A new line waits for its text.
    const waits = hasEmptyEntry(part.typed) && !isSame(part.typed, part.value)
    if (!part.isDraft && !waits && part.clashes.length === 0) return []
    return [[file, { base: part.base, mine: part.typed }] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** The files with the drafts of pages, without writing any. */
export function withDrafts(files: Files, drafts: Iterable<readonly [string, Draft]>): Files {
  let drafted = files
  for (const [page, draft] of drafts) {
    const changed = draftedParts(drafted, page, draft).flatMap((part) => {
      const file = drafted.get(part.file)
      return part.isDraft && file
        ? [[part.file, withValue(file, replacedIn(part, part.wanted))] as const]
        : []
    })
    if (changed.length > 0) drafted = new Map([...drafted, ...changed])
  }
  return drafted
}

/** A file with another value; its lines are still those of its bytes. */
const withValue = (file: DataFileRead, value: unknown): DataFileRead => ({
  ...file,
  value,
  findings: [
    ...checkSchema(file.name, value),
    ...file.findings.filter(({ rule }) => rule === duplicateKey),
  ],
})
