import { randomBytes } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import { reasonOf, systemErrorCode } from '../catalogue/system-errors.ts'
import { CannotRun } from './errors.ts'

/** What a killed program may leave beside the file it was writing. */
export const temporaryName = /\.[0-9a-f]{12}\.tmp$/u

/** The permissions of a file that is there already. */
const modeOf = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).mode
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes or replaces a file in one step: whoever reads it, and whatever ends the program or the
 * machine, there is the old content or the new, never a part. Keeps the file's permissions.
 * @throws the system's error where the folder or the file cannot be written
 */
export async function writeAtomically(path: string, contents: Uint8Array | string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = await open(temporary, 'wx', await modeOf(path))
    try {
      await file.writeFile(contents)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** The same. @throws CannotRun where the folder or the file cannot be written */
export async function replaceFile(path: string, contents: Uint8Array | string): Promise<void> {
  try {
    await writeAtomically(path, contents)
  } catch (error) {
    throw new CannotRun(`The file "${path}" cannot be written: ${reasonOf(error)}.`)
  }
}
