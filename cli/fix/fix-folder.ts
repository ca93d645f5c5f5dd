import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkFolder, type Checked } from '../../catalogue/checks/check-folder.ts'
import { fixesFor } from '../../catalogue/checks/fixes.ts'
import { dataFileNames, type DataFileName } from '../../catalogue/data-files.ts'
import { readJson } from '../../catalogue/json/read.ts'
import { resaved } from '../../catalogue/json/saved-as.ts'
import type { PictureMemory } from '../../catalogue/pictures/picture-check.ts'
import { CannotRead, reasonOf, systemErrorCode } from '../../catalogue/system-errors.ts'
import { changeOf } from '../workbench/files/change.ts'
import { showChange } from '../workbench/files/show-change.ts'
import { writeSet, type NewContents } from '../workbench/files/write-set.ts'

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

type Fixing = FixedFile & NewContents

const fixOf = async (
  folder: string,
  name: DataFileName,
  checked: Checked,
): Promise<Fixing | undefined> => {
  const file = `${name}.json`
  const before = await contentsOf(join(folder, file))
  if (before === undefined) return undefined
  const { bytes, changes } = resaved(before)
  const source = readJson(bytes, file)
  const change = source.ok
    ? changeOf({ name, bytes }, fixesFor(name, source.value, checked))
    : undefined
  if (change === undefined && changes.length === 0) return undefined
  const lines = changes.length === 0 ? [] : [`${file}: saved anew, ${changes.join(', ')}`]
  if (change !== undefined) lines.push(showChange(change))
  return { file, before, after: change?.after ?? bytes, told: lines.join('\n') }
}

/**
 * Mends what has only one answer in all files of a folder and checks it again, until nothing is left
 * to mend. Every byte that no fix concerns stays; of several files all are written or none.
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
    const fixing: Fixing[] = []
    for (const name of dataFileNames) {
      const one = await fixOf(folder, name, checked)
      if (one) fixing.push(one)
    }
    if (fixing.length === 0) return { fixed, checked }
    await writeSet(folder, fixing)
    fixed.push(...fixing)
  }
}
