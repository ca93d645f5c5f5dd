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
  /** The file's contents, as far as they can be used; undefined when the file failed. */
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

  const draft = { name, source, skipped: new Set<string>(), notes: [] as Note[], failures: [] }
  for (const finding of findings) noteFinding(draft, finding)
  return draft
}

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
export function usableValue({ name, source, skipped }: FileDraft): unknown {
  if (source === undefined) return undefined
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
  return without(source.value, '', dataFiles[name].shape === 'groups' ? 2 : 1)
}

/** Everything wrong with the file, in its order. */
export function problemsOf({ source, notes, failures }: FileDraft): LoadProblem[] {
  return source === undefined ? [...failures] : placeNotes(source, notes)
}
