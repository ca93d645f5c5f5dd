import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../errors.ts'
import { complete, hashAt, newName, pendingFolder, stepsFile, undo, type Step } from './journal.ts'

export type Recovery = 'nothing' | 'completed' | 'undone'

/**
 * Completes what a command that was cut off had decided to write to a data folder. Where somebody
 * has edited one of the files since, the others are put back to what they were instead, and the
 * edit stays.
 * @throws CannotRun where that cannot be done
 */
export async function recoverFolder(folder: string): Promise<Recovery> {
  const names = await namesIn(folder)
  const left = names.filter((name) => name.startsWith(`${pendingFolder}.`) && isAbandoned(name))
  if (left.length === 0 && !names.includes(pendingFolder)) return 'nothing'
  try {
    for (const name of left) await rm(join(folder, name), { recursive: true, force: true })
    return names.includes(pendingFolder) ? await endChange(folder) : 'undone'
  } catch (error) {
    throw new CannotRun(
      `A change of "${folder}" was cut off and cannot be completed: ${reasonOf(error)}.`,
    )
  }
}

async function endChange(folder: string): Promise<Recovery> {
  const steps = await stepsIn(folder)
  // Its last file was in place, and only the list of steps was still there to be removed.
  if (steps === undefined) {
    await rm(join(folder, pendingFolder), { recursive: true, force: true })
    return 'completed'
  }
  const states = await Promise.all(
    steps.map(async ({ file, before, after }) => {
      const now = await hashAt(join(folder, file))
      if (now === after) return true
      return now === before && (await hashAt(join(folder, pendingFolder, newName(file)))) === after
    }),
  )
  const isAsLeft = states.every(Boolean)
  await (isAsLeft ? complete : undo)(folder, steps)
  return isAsLeft ? 'completed' : 'undone'
}

async function stepsIn(folder: string): Promise<Step[] | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, pendingFolder, stepsFile), 'utf8')) as Step[]
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Nothing for a folder that cannot be read: the command itself says so. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    return []
  }
}

/** True where the program that prepared a change is gone. */
function isAbandoned(name: string): boolean {
  const pid = Number(name.slice(pendingFolder.length + 1).split('.')[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return true
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return systemErrorCode(error) !== 'EPERM'
  }
}
