import { positionsOf } from '../../catalogue/json/positions.ts'
import { textStart } from '../../catalogue/json/utf8.ts'
import type { FileChange } from './files/change.ts'

export type Mention = { readonly file: string; readonly line: number; readonly column: number }

const isWordByte = (b: number | undefined): boolean =>
  b !== undefined && (b >= 0x80 || /[0-9a-z]/i.test(String.fromCharCode(b)))

/** Where a file's texts hold a name as words of their own. */
export function mentionsIn(
  { file, after }: Pick<FileChange, 'file' | 'after'>,
  name: string,
): Mention[] {
  const written = Buffer.from(JSON.stringify(name).slice(1, -1))
  if (written.length === 0) return []
  const offsets: number[] = []
  for (let at = after.indexOf(written); at !== -1; at = after.indexOf(written, at + 1))
    if (!isWordByte(after[at - 1]) && !isWordByte(after[at + written.length])) offsets.push(at)
  return positionsOf(after, textStart(after), offsets).map(({ line, column }) => ({
    file,
    line,
    column,
  }))
}
