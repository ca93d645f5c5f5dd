import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readdirSync } from 'node:fs'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { isError } from '../../catalogue/checks/finding.ts'
import type { FileChange } from './files/change.ts'

/**
 * The errors that `validate` would find after the changes and does not find now, as lines.
 * @throws CannotRun where the data cannot be read
 */
export async function newErrors(
  folder: string,
  changes: readonly FileChange[],
): Promise<readonly string[]> {
  const trial = await mkdtemp(join(tmpdir(), 'peak-force-trial-'))
  try {
    const changed = new Map(changes.map(({ file, after }) => [file, after]))
    for (const name of new Set([...readdirSync(folder), ...changed.keys()])) {
      const after = changed.get(name)
      if (after) await writeFile(join(trial, name), after)
      else if (name.endsWith('.json') || name === 'images')
        await symlink(resolve(folder, name), join(trial, name))
    }
    const after = await errorsIn(trial)
    if (after.length === 0) return []
    const before = new Set(await errorsIn(folder))
    return after.filter((line) => !before.has(line))
  } finally {
    await rm(trial, { recursive: true, force: true })
  }
}

async function errorsIn(folder: string): Promise<string[]> {
  const { findings } = await checkFolder(folder)
  return findings
    .filter(isError)
    .map(({ file, message, rule }) => `${file}.json: ${message} (${rule.name})`)
}
