import type { DataFileName } from '../../../catalogue/data-files.ts'
import { splicesFor, type JsonEdit } from '../../../catalogue/json/edit.ts'
import { applySplices, type Splice } from '../../../catalogue/json/splices.ts'
import type { SourceFile } from './data-set.ts'

/** What a command wants to change in one file, worked out but not written. */
export type FileChange = {
  readonly file: string
  /** Undefined for a file that is made. */
  readonly before: Buffer | undefined
  readonly after: Buffer
  readonly splices: readonly Splice[]
}

/** Undefined where the edits change nothing. */
export function changeOf(
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  edits: readonly JsonEdit[],
): FileChange | undefined {
  if (edits.length === 0) return undefined
  const splices = splicesFor(bytes, edits)
  return { file: `${name}.json`, before: bytes, after: applySplices(bytes, splices), splices }
}

/** A file that is not there yet, laid out as most editors do. */
export function newFile(name: DataFileName, value: unknown): FileChange {
  const after = Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`)
  return { file: `${name}.json`, before: undefined, after, splices: [] }
}

/** A file whose whole text is replaced. */
export function rewritten({ name, bytes }: SourceFile, value: unknown): FileChange {
  const made = newFile(name, value)
  const splice = { start: 0, end: bytes.length, text: made.after.toString('utf8') }
  return { ...made, before: bytes, splices: [splice] }
}
