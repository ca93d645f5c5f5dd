import type { Place } from '../json/spans.ts'
import type { Position, ReadableJson } from '../json/read.ts'

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

/** A problem whose line and column are not worked out yet. */
export type Note = Pick<LoadProblem, 'pointer' | 'reason' | 'kind'> & { readonly at: Place }

/** The notes with their places, in the order of the file; one pass over it for all of them. */
export function placeNotes(source: ReadableJson, notes: readonly Note[]): LoadProblem[] {
  if (notes.length === 0) return []
  const positions = source.locateAll(notes)
  return notes
    .map((note, index) => problemAt(source.file, note, positions[index]))
    .sort((a, b) => a.line - b.line || a.column - b.column)
}

/** A problem at a known place; the file's beginning where there is none. */
export function problemAt(
  file: string,
  { pointer, reason, kind }: Omit<Note, 'at'>,
  position: Pick<Position, 'line' | 'column'> = { line: 1, column: 1 },
): LoadProblem {
  return { file, line: position.line, column: position.column, pointer, reason, kind }
}
