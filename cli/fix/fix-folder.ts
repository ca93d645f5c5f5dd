import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkFolder, type Checked } from '../../catalogue/checks/check-folder.ts'
import { fixesFor } from '../../catalogue/checks/fixes.ts'
import { dataFileNames, type DataFileName } from '../../catalogue/data-files.ts'
import { editJson } from '../../catalogue/json/edit.ts'
import { readJson } from '../../catalogue/json/read.ts'
import { resaved } from '../../catalogue/json/saved-as.ts'
import type { PictureMemory } from '../../catalogue/pictures/picture-check.ts'
import { CannotRead, reasonOf, systemErrorCode } from '../../catalogue/system-errors.ts'
import { lineDiff } from '../normalise/line-diff.ts'
import { replaceFile } from '../replace-file.ts'

// One fix may uncover the next: a file that could be read again, a name that is known now.
const mostRounds = 5

/** What was changed in a file: how it is saved, and the lines. */
export type FixedFile = { readonly file: string; readonly told: string }

const contentsOf = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path)
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw new CannotRead(`"${path}" cannot be read: ${reasonOf(error)}.`)
  }
}

type Change = FixedFile & { readonly path: string; readonly after: Buffer }

const changeOf = async (
  folder: string,
  name: DataFileName,
  checked: Checked,
): Promise<Change | undefined> => {
  const file = `${name}.json`
  const path = join(folder, file)
  const found = await contentsOf(path)
  if (found === undefined) return undefined
  const { bytes, changes } = resaved(found)
  const source = readJson(bytes, file)
  const edits = source.ok ? fixesFor(name, source.value, checked) : []
  if (edits.length === 0 && changes.length === 0) return undefined
  const after = editJson(bytes, edits)
  const lines = [
    ...(changes.length === 0 ? [] : [`${file}: saved anew, ${changes.join(', ')}`]),
    ...(edits.length === 0 ? [] : [lineDiff(file, bytes.toString(), after.toString())]),
  ]
  return { file, path, after, told: lines.join('\n') }
}

/**
 * Mends what has only one answer in all files of a folder and checks it again, until nothing is left
 * to mend. Every byte that no fix concerns stays.
 * @throws CannotRead, CannotRun
 */
export const fixFolder = async (
  folder: string,
  memory: PictureMemory,
): Promise<{ readonly fixed: readonly FixedFile[]; readonly checked: Checked }> => {
  const fixed: FixedFile[] = []
  for (let round = 1; ; round += 1) {
    const checked = await checkFolder(folder, memory)
    if (round > mostRounds) return { fixed, checked }
    const changes: Change[] = []
    // Everything is worked out before the first file is written.
    for (const name of dataFileNames) {
      const change = await changeOf(folder, name, checked)
      if (change) changes.push(change)
    }
    if (changes.length === 0) return { fixed, checked }
    for (const { file, path, after, told } of changes) {
      await replaceFile(path, after)
      fixed.push({ file, told })
    }
  }
}
