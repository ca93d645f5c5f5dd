import { join } from 'node:path'
import { resaved } from '../../catalogue/json/encoding.ts'
import { readJson } from '../../catalogue/json/read-json.ts'
import { dataFileNames } from '../../catalogue/data-files.ts'
import { contentsOf } from '../editing/write/data-set.ts'
import type { Done, TextRequest } from './api.ts'
import { pageOfFile } from './data/pages.ts'
import type { Desk } from './desk.ts'
import { Refused } from './refused-error.ts'
import type { Writing } from './writing.ts'

/** The text of a file as a browser shows it, which knows neither CRLF nor a byte order mark. */
export const shownText = (bytes: Buffer): string => resaved(bytes).bytes.toString()

/** A text that was shown, with the line ends and the mark that its file has. */
function asInFile(text: string, file: string): string {
  const mark = file.startsWith('\uFEFF') ? '\uFEFF' : ''
  return mark + (file.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text)
}

/**
 * Saves the text of an unreadable file as typed. @throws Refused while it is no JSON, and where the
 * file has changed on disk meanwhile
 */
export async function saveText(
  { folder }: Desk,
  { commit }: Writing,
  name: string,
  { base, text }: TextRequest,
): Promise<Done> {
  const fileName = dataFileNames.find((one) => one === name)
  if (fileName === undefined) throw new Refused('There is no such file.', 404)
  const file = `${fileName}.json`
  const before = contentsOf(join(folder, file))
  if (before === undefined || readJson(before).ok)
    throw new Refused(`Not saved: ${file} can be read again. Load the page to see what it holds.`)
  if (shownText(before) !== base)
    throw new Refused(`Not saved: ${file} was changed on disk as well. Choose which text counts.`)
  const after = Buffer.from(asInFile(text, before.toString()))
  const source = readJson(after)
  const [error] = source.ok ? [] : source.errors
  if (error) throw new Refused(`Not saved: line ${error.line}: ${error.message}.`)
  await commit(`Text of ${file}`, { changes: [{ file, before, after }] }, false)
  return { message: 'Saved', page: pageOfFile(fileName) }
}
