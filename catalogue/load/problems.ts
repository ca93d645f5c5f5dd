import type { DataFileName } from '../data-files.ts'
import { toSegments } from '../json/pointer.ts'
import type { LocatedFinding } from '../checks/finding.ts'
import type { Finding } from '../checks/rule.ts'
import { jsonSyntax, missingFile } from '../checks/rules/reading.ts'

/**
 * - `failed`: the file cannot be used at all
 * - `skipped`: the file is used without this record
 * - `defaulted`: the record is used with the default (docs/product.md, 'Project defaults') for what is missing
 * - `refused`: `validate` calls it an error, so that a reload keeps what was good before
 */
export type ProblemKind = 'failed' | 'skipped' | 'defaulted' | 'refused'

/** Something wrong in the data, and what became of it; line and column are 1-based. */
export type LoadProblem = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly pointer: string
  readonly reason: string
  readonly kind: ProblemKind
}

/** A finding as the log tells it. */
export function problemOf(finding: LocatedFinding, kind: ProblemKind): LoadProblem {
  const { message, suggestion } = finding
  const { line, column } = finding.found
  return {
    file: `${finding.file}.json`,
    line,
    column,
    pointer: finding.pointer,
    reason: suggestion === undefined ? message : `${message}; did you mean "${suggestion}"?`,
    kind,
  }
}

/** Files in which a record without a name gets one: 'Unnamed Project', the agency's own. */
const namesHaveDefaults: ReadonlySet<DataFileName> = new Set([
  'residentialProjects',
  'commercialProjects',
  'site',
])

/** What becomes of the data where a file by itself is not as it should be. */
export function outcomeOf({ rule, file, pointer, schema }: Finding): ProblemKind {
  if (rule === jsonSyntax || rule === missingFile) return 'failed'
  if (pointer === '' && schema?.keyword === 'type') return 'failed'
  const isName = schema?.missing === 'name' && toSegments(pointer).length <= 2
  return isName && namesHaveDefaults.has(file) ? 'defaulted' : 'skipped'
}
