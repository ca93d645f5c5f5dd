import { dataFiles, type DataFileName } from '../data-files.ts'
import { toPointer, toSegments } from '../json/pointer.ts'
import { readJson, type ReadableJson } from '../json/read.ts'
import { placeNotes, problemAt, type LoadProblem, type Note } from '../checks/load-problem.ts'
import { recordDepth } from '../checks/record-names.ts'
import { checkSchema } from '../checks/schema-check.ts'
import type { SchemaFinding } from '../checks/schema-words.ts'

/** A data file on its way into the catalogue. */
export type FileDraft = {
  readonly name: DataFileName
  /** What the file holds, with what is left out of it; undefined when the file failed. */
  readonly value: unknown
  /** Where things stand in the file; undefined when it failed, or nobody will ask any more. */
  readonly source: ReadableJson | undefined
  /** Pointers of the parts to leave out. */
  readonly skipped: Set<string>
  readonly notes: Note[]
  /** Why the file failed. */
  readonly failures: readonly LoadProblem[]
}

/** Reads and checks one file; an Error stands for contents that could not be had. */
export function draftFile(name: DataFileName, contents: Uint8Array | Error): FileDraft {
  const file = `${name}.json`
  const failed = (...failures: LoadProblem[]): FileDraft => ({
    name,
    value: undefined,
    source: undefined,
    skipped: new Set(),
    notes: [],
    failures,
  })
  const failure = (reason: string) => ({ pointer: '', reason, kind: 'failed' }) as const
  if (contents instanceof Error) return failed(problemAt(file, failure(contents.message)))

  const source = readJson(contents, file)
  if (!source.ok)
    return failed(...source.errors.map((error) => problemAt(file, failure(error.message), error)))
  const findings = checkSchema(name, source.value)
  const wrongTop = findings.find(({ pointer, keyword }) => pointer === '' && keyword === 'type')
  if (wrongTop) return failed(problemAt(file, failure(wrongTop.message), source.locate('')))

  const { value } = source
  const draft = {
    name,
    value,
    source,
    skipped: new Set<string>(),
    notes: [] as Note[],
    failures: [],
  }
  for (const finding of findings) noteFinding(draft, finding)
  return draft
}

/** Lets go of the file's bytes, which only places in it are worked out from. */
export const withoutPlaces = (draft: FileDraft): FileDraft => ({ ...draft, source: undefined })

/** Leaves out the record a finding is about, unless its default is known. */
function noteFinding({ name, skipped, notes }: FileDraft, finding: SchemaFinding): void {
  const { pointer, at, message, suggestion, missing } = finding
  const reason = suggestion === undefined ? message : `${message}; did you mean "${suggestion}"?`
  if (missing === 'name' && namesHaveDefaults.has(name) && toSegments(pointer).length <= 2) {
    notes.push({ pointer, at, reason, kind: 'defaulted' })
    return
  }
  notes.push({ pointer, at, reason, kind: 'skipped' })
  skipped.add(partPointer(name, pointer))
}

/** Files in which a record without a name gets one: 'Unnamed Project', the agency's own. */
const namesHaveDefaults: ReadonlySet<DataFileName> = new Set([
  'residentialProjects',
  'commercialProjects',
  'site',
])

/** What is left out for a fault at `pointer`: its record; of a single record, the property. */
function partPointer(name: DataFileName, pointer: string): string {
  return toPointer(toSegments(pointer).slice(0, Math.max(1, recordDepth(name))))
}

/** The file's value without what is skipped, and without `$schema`; undefined when it failed. */
export function usableValue({
  name,
  value,
  skipped,
}: Pick<FileDraft, 'name' | 'value' | 'skipped'>): unknown {
  if (value === undefined) return undefined
  // Most files are as they should be, and nothing of them is copied.
  if (skipped.size === 0 && !Object.hasOwn(value as object, '$schema')) return value
  const without = (value: unknown, parent: string, depth: number): unknown => {
    const keeps = (key: string | number) => !skipped.has(parent + toPointer([key]))
    if (Array.isArray(value)) return value.filter((_, index) => keeps(index))
    if (depth === 0 || typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => keeps(key) && (key !== '$schema' || parent !== ''))
        .map(([key, entry]: [string, unknown]) => [
          key,
          depth > 1 ? without(entry, parent + toPointer([key]), depth - 1) : entry,
        ]),
    )
  }
  return without(value, '', dataFiles[name].shape === 'groups' ? 2 : 1)
}

/** Everything wrong with the file, in its order. */
export function problemsOf({ source, notes, failures }: FileDraft): LoadProblem[] {
  return source === undefined ? [...failures] : placeNotes(source, notes)
}
