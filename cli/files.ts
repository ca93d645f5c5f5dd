import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '../catalogue/system-errors.ts'
import { CannotRun } from './terminal/exit.ts'

/** What a killed program may leave beside the file it was writing. */
export const temporaryName = /\.[0-9a-f]{12}\.tmp$/u

// Writing one file takes far less; another program may be writing at the same time.
const MAX_WRITE_MS = 60_000

/** Removes from a folder, of which the names are given, what killed programs left half-written. */
export function removeLeftovers(folder: string, names: readonly string[]): void {
  for (const name of names.filter((one) => temporaryName.test(one))) {
    const file = join(folder, name)
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - changed > MAX_WRITE_MS) rmSync(file, { force: true })
  }
}

/** True for a folder that is there. */
export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Writes a new file, which is on disk then, with the permissions of another one if that is there. */
export async function writeNew(path: string, contents: Uint8Array | string, like: string) {
  const file = await open(path, 'wx', statSync(like, { throwIfNoEntry: false })?.mode)
  try {
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Writes or replaces a file in one step, keeping its permissions: whatever ends the program or the
 * machine, there is the old content or the new, never a part. @throws CannotRun
 */
export async function replaceFile(
  path: string,
  contents: Uint8Array | string,
  name = `The file "${path}"`,
): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await writeNew(temporary, contents, path)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw new CannotRun(`${name} cannot be written: ${reasonOf(error)}.`)
  }
}

/** The names in a folder; the noun says what it is for: 'data folder'. @throws CannotRun */
export const requireFolder = (folder: string, noun: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw new CannotRun(`The ${noun} "${folder}" cannot be read: ${reasonOf(error)}.`)
  }
}

/** Makes sure that a file or a folder's entries are on disk. */
export const syncToDisk = (path: string): void => {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
