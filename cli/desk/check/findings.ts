import { isError, type LocatedFinding } from '../../../catalogue/checks/finding.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { toPointer, toSegments } from '../../../catalogue/json/pointer.ts'
import { fixOf } from '../../fix/fix-folder.ts'
import type { DeskFinding } from '../api.ts'
import { fileSchema, recordSchema, titleOf } from '../data/form-schema.ts'
import { inFormWords, labelsOf } from '../data/form-words.ts'
import { indexOf, partsOf } from '../data/pages.ts'
import type { Files } from '../data/disk.ts'
import { placeEdits, shownValue, type Edit } from '../draft/drafts.ts'
import { ofFile, type Drafts } from '../draft/page-drafts.ts'
import { pointerInForm, writtenEdits } from '../draft/json-edits.ts'

/** A finding of `validate` with its place on a page, and its fix where there is only one. */
export type PageFinding = {
  page: string
  file: DataFileName
  /** The way through the page's form. */
  pointer: string
  level: 'error' | 'warning'
  rule: string
  message: string
  hint: string | undefined
  missing: string | undefined
  line: number
  column: number
  fix: JsonEdit | undefined
}

/**
 * The findings with their pages.
 * @param checked the files in which they were found: those of the disk with drafts
 */
export function onPages(
  findings: readonly LocatedFinding[],
  { disk, checked, drafts }: { disk: Files; checked: Files; drafts: Drafts },
): PageFinding[] {
  const { pageAt } = indexOf(checked)
  return findings.map((finding) => {
    const { file, rule, message, hint, missing, position } = finding
    const segments = toSegments(finding.pointer)
    const { page, depth } = pageAt(file, segments)
    // A missing property is reported at its own place.
    const below = [...segments.slice(depth), ...(missing === undefined ? [] : [missing])]
    const edits = ofFile(drafts.get(page) ?? [], file)
    return {
      page,
      file,
      pointer: edits.length === 0 ? toPointer(below) : inForm(disk, page, edits, toPointer(below)),
      level: isError(finding) ? 'error' : 'warning',
      rule: rule.name,
      message,
      hint,
      missing,
      line: position.line,
      column: position.column,
      fix: fixOf(finding, checked.get(file)?.value),
    }
  })
}

/** The pointer through the form of a page that shows more than is written of its edits. */
function inForm(disk: Files, page: string, edits: readonly Edit[], pointer: string): string {
  const part = partsOf(disk, page).find(({ file }) => file === edits[0]?.file)
  const { placed } = placeEdits(part?.value, edits)
  const written = shownValue(part?.value, writtenEdits(part?.value, placed))
  return pointerInForm(pointer, shownValue(part?.value, placed), written)
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
