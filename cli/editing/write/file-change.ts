import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { decodedText } from '../../../catalogue/json/encoding.ts'
import { editJson, type JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import type { DataSet, SourceFile } from './data-set.ts'

/** A planned change of one file, which is worked out but not written. */
export type FileChange = {
  file: string
  /** The old content; undefined for a file that does not exist yet. */
  before: Buffer | undefined
  after: Buffer
}

type At = readonly (string | number)[]

export const setAt = (path: At, value: unknown): JsonEdit => ({
  type: 'set',
  pointer: toPointer(path),
  value,
})
export const removeAt = (path: At): JsonEdit => ({ type: 'remove', pointer: toPointer(path) })
export const renameAt = (path: At, key: string): JsonEdit => ({
  type: 'rename',
  pointer: toPointer(path),
  key,
})
export const insertIn = (
  path: At,
  value: unknown,
  where: { key?: string; before?: string } = {},
): JsonEdit => ({ type: 'insert', pointer: toPointer(path), value, ...where })

/** The change of a file by edits; none where they change nothing. */
export function changeOf(
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  edits: readonly JsonEdit[],
): FileChange[] {
  if (edits.length === 0) return []
  const text = decodedText(bytes)
  const mark = bytes.toString('utf8').slice(0, -text.length)
  const after = Buffer.from(mark + editJson(text, edits))
  return [{ file: `${name}.json`, before: bytes, after }]
}

/** The change of a file that may be missing, and is then made from `first`, if given. */
export function editFile(
  data: DataSet,
  name: DataFileName,
  editsOf: (source: SourceFile) => readonly JsonEdit[],
  first?: unknown,
): FileChange[] {
  const source = data.read(name)
  if (source) return changeOf(source, editsOf(source))
  return first === undefined ? [] : newFile(name, first)
}

export function newFile(name: DataFileName, value: unknown, before?: Buffer): FileChange[] {
  const content = `${JSON.stringify(value, undefined, 2)}\n`
  return [{ file: `${name}.json`, before, after: Buffer.from(content) }]
}

/**
 * The package takes minutes to compare more changed lines than this, and nobody would read them.
 */
const MAX_LINES = 2000

/** A change as a unified diff without context. */
export function showChange({ file, before, after }: FileChange): string {
  const textIn = (bytes: Buffer): string => decodedText(bytes).replaceAll('\r\n', '\n')
  const [from, to] = [before ? file : '/dev/null', file]
  const options = { context: 0, maxEditLength: 2 * MAX_LINES, headerOptions: FILE_HEADERS_ONLY }
  const texts = [before ? textIn(before) : '', textIn(after)] as const
  const patch = createTwoFilesPatch(from, to, ...texts, undefined, undefined, options)
  return patch?.trimEnd() ?? `${file}: more than ${MAX_LINES} lines change`
}
