import { checkData, type CheckOptions } from '../../../catalogue/checks/check-folder.ts'
import { isError, type LocatedFinding } from '../../../catalogue/checks/finding.ts'
import { toPointer, toSegments } from '../../../catalogue/json/pointer.ts'
import type { DeskFinding } from '../api.ts'
import { fileSchema, recordSchema, titleOf } from './form-schema.ts'
import { inFormWords, labelsOf } from './form-words.ts'
import { indexOf } from './pages.ts'
import type { Files } from './disk.ts'

/** A finding of `validate` with its place on a page. */
export type PageFinding = Omit<DeskFinding, 'message' | 'hint' | 'line' | 'place'> & {
  /** The finding as `validate` reports it. */
  readonly original: LocatedFinding
}

/** The findings of `validate` in the files, with their pages. */
export async function findingsIn(
  files: Files,
  folder: string,
  options: CheckOptions,
): Promise<readonly PageFinding[]> {
  const { findings } = await checkData([...files.values()], folder, options)
  const { pageAt } = indexOf(files)
  return findings.map((original) => {
    const segments = toSegments(original.pointer)
    const { page, depth } = pageAt(original.file, segments)
    return {
      original,
      page,
      file: original.file,
      // A missing property is reported at its own place.
      pointer: toPointer([...segments.slice(depth), ...(original.missing === undefined ? [] : [original.missing])]),
      level: isError(original) ? 'error' : 'warning',
      rule: original.rule.name,
      get canFix() {
        return original.fix?.() !== undefined
      },
    }
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
const placeOf = ({ page, file, pointer, rule, original }: PageFinding): string =>
  [page, file, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), rule, original.missing].join(' ')

/** The form of a finding for the browser, in the words of its form. */
export function toDeskFinding({ original, ...found }: PageFinding): DeskFinding {
  const { page, file, pointer, level, rule, canFix } = found
  const labels = labelsOf(
    page.startsWith('files/') ? fileSchema(file) : recordSchema(file),
    toSegments(pointer),
  )
  const inWords = (text: string) => inFormWords(text, file, new Map(labels))
  return {
    page,
    file,
    pointer,
    level,
    rule,
    message: original.message,
    hint: original.hint === undefined ? null : inWords(original.hint),
    line: original.position.line,
    place: [titleOf(file), ...labels.map(([, label]) => label)].join(' › '),
    canFix,
  }
}
