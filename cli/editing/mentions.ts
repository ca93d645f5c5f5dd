import { textOf } from '../../catalogue/json/encoding.ts'
import { lineCounter } from '../../catalogue/json/positions.ts'
import type { FileChange } from './files/change.ts'

export type Mention = { readonly file: string; readonly line: number; readonly column: number }

const isWordCharacter = (character: string): boolean => /[0-9a-z\u0080-\uFFFF]/i.test(character)

/** Where a file's texts hold a name as words of their own. */
export function mentionsIn(
  { file, after }: Pick<FileChange, 'file' | 'after'>,
  name: string,
): Mention[] {
  const written = JSON.stringify(name).slice(1, -1)
  if (written === '' || !after.includes(written)) return []
  const text = textOf(after)
  const position = lineCounter(text)
  const found: Mention[] = []
  for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + 1)) {
    const [before, behind] = [text.charAt(at - 1), text.charAt(at + written.length)]
    if (!isWordCharacter(before) && !isWordCharacter(behind)) found.push({ file, ...position(at) })
  }
  return found
}
