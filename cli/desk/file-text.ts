import { join } from 'node:path'
import { readJson } from '../../catalogue/json/read-json.ts'
import { dataFileNames } from '../../catalogue/data-files.ts'
import { contentsOf } from '../editing/write/data-set.ts'
import type { Done } from './api.ts'
import { pageOfFile } from './data/pages.ts'
import type { Desk } from './desk.ts'
import { Refused } from './refused-error.ts'
import type { Writing } from './writing.ts'

/** Saves the text of an unreadable file exactly as typed. @throws Refused while it is no JSON */
export async function saveText(
  { folder }: Desk,
  { commit }: Writing,
  name: string,
  text: string,
): Promise<Done> {
  const fileName = dataFileNames.find((one) => one === name)
  if (fileName === undefined) throw new Refused('There is no such file.', 404)
  const file = `${fileName}.json`
  const before = contentsOf(join(folder, file))
  if (before === undefined || readJson(before).ok)
    throw new Refused(`Not saved: ${file} can be read again. Load the page to see what it holds.`)
  const after = Buffer.from(text)
  const source = readJson(after)
  const [error] = source.ok ? [] : source.errors
  if (error) throw new Refused(`Not saved: line ${error.line}: ${error.message}.`)
  await commit(`Text of ${file}`, { changes: [{ file, before, after }] }, false)
  return { message: 'Saved', page: pageOfFile(fileName) }
}
