import { isError, type LocatedFinding } from '../../../catalogue/checks/finding.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { toPointer, toSegments, valueAt } from '../../../catalogue/json/pointer.ts'
import { fixOf } from '../../fix/fix-folder.ts'
import type { DeskFinding } from '../api.ts'
import { fileSchema, inFormWords, labelsOf, recordSchema, titleOf } from '../data/form-schema.ts'
import { indexOf, partOf } from '../data/pages.ts'
import type { Files } from '../data/disk.ts'
import { ofFile, withoutEmpty, writtenEdits, type Drafts } from '../draft/draft-files.ts'
import { isSame, placeEdits, shownValue, type Edit } from '../draft/drafts.ts'

/** A finding of `validate` with its place on a page, and its fix where there is only one. */
export type PageFinding = Omit<DeskFinding, 'place' | 'canFix'> & {
  missing?: string | undefined
  fix?: JsonEdit | undefined
}

/**
 * The findings with their places on pages.
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
    const pointer =
      edits.length === 0
        ? toPointer(below)
        : inForm(partOf(disk, page, file)?.value, edits, toPointer(below))
    return {
      page,
      file,
      pointer,
      level: isError(finding) ? 'error' : 'warning',
      rule: rule.name,
      message,
      hint: hint ?? null,
      missing,
      line: position.line,
      column: position.column,
      fix: fixOf(finding, checked.get(file)?.value),
    }
  })
}

/** A finding in the words of its form; of the thousands that there may be, a page shows a few. */
export function toDeskFinding(finding: PageFinding): DeskFinding {
  const { missing: _missing, fix, ...shown } = finding
  const { page, file, pointer, hint } = shown
  const schema = page.startsWith('files/') ? fileSchema(file) : recordSchema(file)
  const labels = labelsOf(schema, toSegments(pointer))
  return {
    ...shown,
    hint: hint === null ? null : inFormWords(hint, file, new Map(labels)),
    place: [titleOf(file), ...labels.map(([, label]) => label)].join(' › '),
    canFix: fix !== undefined,
  }
}

/** The pointer through the form of a record that shows more than is written of its edits. */
function inForm(record: unknown, edits: readonly Edit[], pointer: string): string {
  const { placed } = placeEdits(record, edits)
  const written = shownValue(record, writtenEdits(record, placed))
  return pointerInForm(pointer, shownValue(record, placed), written)
}

/**
 * The pointer in a form to what a pointer means in the record that is written of it, which has not
 * the entries that say nothing yet.
 */
export function pointerInForm(pointer: string, shown: unknown, written: unknown): string {
  let [inForm, inFile] = [shown, written]
  const segments = toSegments(pointer).map((segment) => {
    const isList = Array.isArray(inForm) && Array.isArray(inFile)
    const place = isList ? indexInForm(inForm as [], inFile as [], Number(segment)) : segment
    inForm = valueAt(inForm, [place])
    inFile = valueAt(inFile, [segment])
    return place
  })
  return toPointer(segments)
}

function indexInForm(shown: readonly unknown[], written: readonly unknown[], index: number) {
  let place = -1
  for (const entry of written.slice(0, index + 1)) {
    const meaning = withoutEmpty(entry)
    const next = shown.findIndex((one, at) => at > place && isSame(withoutEmpty(one), meaning))
    place = next < 0 ? place + 1 : next
  }
  // What is missing at the end of a list is reported behind its last entry.
  return String(index < written.length ? place : shown.length)
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
    counts.set(comparisonKey(finding), (counts.get(comparisonKey(finding)) ?? 0) + 1)
  return after.filter(isErrorAt).filter((finding) => {
    const count = counts.get(comparisonKey(finding)) ?? 0
    counts.set(comparisonKey(finding), count - 1)
    return count <= 0
  })
}

const isErrorAt = ({ level }: PageFinding): boolean => level === 'error'

/** What two findings are compared by: a place without indexes, as an inserted entry moves those behind it. */
const comparisonKey = ({ page, file, pointer, rule, missing }: PageFinding): string =>
  [page, file, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), rule, missing].join(' ')
