import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf, systemErrorCode, CannotRun } from '../catalogue/system-errors.ts'

/**
 * The name of a temporary file, which a killed program may leave; its first number is the
 * program's.
 */
const temporaryName = /\.(?:(\d+)\.)?[0-9a-f]{12}\.tmp$/u

// Writing a file takes far less time; a program of another machine may be writing meanwhile.
const MAX_WRITE_MS = 60_000

/** Removes half-written files of killed programs from a folder with the given names. */
export function removeLeftovers(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const writer = temporaryName.exec(name)
    if (writer === null) continue
    const file = join(folder, name)
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    const isOld = Date.now() - changed > MAX_WRITE_MS
    if (isOld || !isRunning(Number(writer[1]))) rmSync(file, { force: true })
  }
}

/** Whether a program runs, as far as this one may know; true for NaN as well. */
export function isRunning(pid: number): boolean {
  if (Number.isNaN(pid)) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemErrorCode(error) !== 'ESRCH'
  }
}

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Writes a new file and syncs it to disk, with the permissions of another file if that exists. */
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
 * Writes or replaces a file in one step, and keeps its permissions: whatever ends the program or
 * the machine, the file has its old or its new content, never a part. A link stays, and its target
 * is replaced. @throws CannotRun, for a file that is write-protected as well
 * @param isOld asked when the new content is beside the old one, just before it replaces it
 * @returns false where `isOld` said no, and so nothing is replaced
 */
export async function replaceFile(
  path: string,
  contents: Uint8Array | string,
  { name = `The file "${path}"`, isOld = (): boolean => true } = {},
): Promise<boolean> {
  let temporary: string | undefined
  try {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode
    if (mode !== undefined && (mode & WRITABLE) === 0)
      throw new CannotRun(`${name} is write-protected: nothing was written.`)
    const target = mode === undefined ? path : await realpath(path)
    temporary = `${target}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`
    await writeNew(temporary, contents, target)
    const replaces = isOld()
    await (replaces ? rename(temporary, target) : rm(temporary))
    return replaces
  } catch (error) {
    if (temporary !== undefined) await rm(temporary, { force: true })
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`${name} cannot be written: ${reasonOf(error)}.`)
  }
}

/** The write permissions of anybody; the superuser keeps to them too. */
const WRITABLE = 0o222

/** The names in a folder; the noun says what it is for: 'data folder'. @throws CannotRun */
export const requireFolder = (folder: string, noun: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw new CannotRun(`The ${noun} "${folder}" cannot be read: ${reasonOf(error)}.`)
  }
}

export const syncToDisk = (path: string): void => {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
