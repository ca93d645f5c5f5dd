import type { DataFileName } from '../../../catalogue/data-files.ts'
import { textOf } from '../../../catalogue/json/encoding.ts'
import {
  applyTextEdits,
  textEditsFor,
  type JsonEdit,
  type TextEdit,
} from '../../../catalogue/json/edit.ts'
import type { SourceFile } from './data-set.ts'

/** What a command wants to change in one file, worked out but not written. */
export type FileChange = {
  readonly file: string
  /** Undefined for a file that is made. */
  readonly before: Buffer | undefined
  readonly after: Buffer
  /** What is replaced in its text, behind a byte order mark. */
  readonly textEdits: readonly TextEdit[]
}

/** Undefined where the edits change nothing. */
export function changeOf(
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  edits: readonly JsonEdit[],
): FileChange | undefined {
  if (edits.length === 0) return undefined
  const text = textOf(bytes)
  const mark = bytes.toString('utf8').slice(0, -text.length)
  const textEdits = textEditsFor(text, edits)
  const after = Buffer.from(mark + applyTextEdits(text, textEdits))
  return { file: `${name}.json`, before: bytes, after, textEdits }
}

/** A file that is not there yet, laid out as most editors do. */
export function newFile(name: DataFileName, value: unknown): FileChange {
  const after = Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`)
  return { file: `${name}.json`, before: undefined, after, textEdits: [] }
}

/** A file whose whole text is replaced. */
export function rewritten({ name, bytes }: SourceFile, value: unknown): FileChange {
  const made = newFile(name, value)
  const textEdit = { offset: 0, length: textOf(bytes).length, content: textOf(made.after) }
  return { ...made, before: bytes, textEdits: [textEdit] }
}
