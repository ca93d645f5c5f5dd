import { toPointer, toSegments } from '../../../catalogue/json/pointer.ts'
import type { DeskFinding } from '../api.ts'
import { fileSchema, recordSchema, titleOf } from '../data/form-schema.ts'
import { inFormWords, labelsOf } from '../data/form-words.ts'
import { indexOf } from '../data/pages.ts'
import type { Files } from '../data/disk.ts'
import type { CheckedFinding } from './check-thread.ts'

/** A finding of `validate` with its place on a page; the pointer leads through the page's form. */
export type PageFinding = CheckedFinding & { readonly page: string }

/** The findings in the files with their pages, each pointer from the record that the page shows. */
export function onPages(findings: readonly CheckedFinding[], files: Files): PageFinding[] {
  const { pageAt } = indexOf(files)
  return findings.map((finding) => {
    const segments = toSegments(finding.pointer)
    const { page, depth } = pageAt(finding.file, segments)
    // A missing property is reported at its own place.
    const { missing } = finding
    const below = [...segments.slice(depth), ...(missing === undefined ? [] : [missing])]
    return { ...finding, page, pointer: toPointer(below) }
  })
}

/**
 * The errors that only one state has; they are compared by rule and place, whatever their words.
 */
export function addedErrors(
  before: readonly PageFinding[],
  after: readonly PageFinding[],
): PageFinding[] {
  const counts = new Map<string, number>()
  for (const finding of before.filter(isErrorAt))
    counts.set(placeOf(finding), (counts.get(placeOf(finding)) ?? 0) + 1)
  return after.filter(isErrorAt).filter((finding) => {
    const count = counts.get(placeOf(finding)) ?? 0
    counts.set(placeOf(finding), count - 1)
    return count <= 0
  })
}

const isErrorAt = ({ level }: PageFinding): boolean => level === 'error'

/** The place of a finding, without indexes, as an inserted entry moves those behind it. */
const placeOf = ({ page, file, pointer, rule, missing }: PageFinding): string =>
  [page, file, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), rule, missing].join(' ')

/** The form of a finding for the browser, in the words of its form. */
export function toDeskFinding(finding: PageFinding): DeskFinding {
  const { page, file, pointer, level, rule, message, hint, line, column, fix } = finding
  const labels = labelsOf(
    page.startsWith('files/') ? fileSchema(file) : recordSchema(file),
    toSegments(pointer),
  )
  return {
    page,
    file,
    pointer,
    level,
    rule,
    message,
    hint: hint === undefined ? null : inFormWords(hint, file, new Map(labels)),
    line,
    column,
    place: [titleOf(file), ...labels.map(([, label]) => label)].join(' › '),
    canFix: fix !== undefined,
  }
}
