import { createHash } from 'node:crypto'
import { copyFile, link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../errors.ts'
import { temporaryName, writeAtomically } from '../../replace-file.ts'
import { contentsOf } from './data-set.ts'

/** Stands in the data folder while several files are being written; holds the old ones. */
export const pendingFolder = '.pending-change'

/** The marker in it: which files are written, and by whom. */
export const markerName = 'marker.json'

/** One file of a change: whether it was there, and the hash of what is written. */
export type PendingFile = {
  readonly file: string
  readonly existed: boolean
  readonly after: string
}

type Marker = { readonly pid: number; readonly files: readonly PendingFile[] }

export type Recovery = 'nothing' | 'completed' | 'undone'

// Writing takes seconds: after this time the process id belongs to another program.
const longestChangeMs = 600_000

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** Notes what is going to be written. From here on a crash is undone by the next command. */
export async function markPending(folder: string, files: readonly PendingFile[]): Promise<void> {
  const marker: Marker = { pid: process.pid, files }
  await writeAtomically(join(folder, pendingFolder, markerName), JSON.stringify(marker))
}

/** Keeps an old file under a second name, without copying it where the disk can do that. */
export async function keepOld(folder: string, file: string): Promise<void> {
  const [path, under] = [join(folder, file), join(folder, pendingFolder, file)]
  try {
    await link(path, under)
  } catch {
    await copyFile(path, under)
  }
}

/** Without its folder a change is over. Renames outlast a power failure before it goes. */
export async function endPending(folder: string): Promise<void> {
  await syncFolder(folder)
  await rm(join(folder, pendingFolder), { recursive: true, force: true })
}

/** Puts every old file back where the new one is; can be called again after it was cut off. */
export async function undoPending(folder: string, files: readonly PendingFile[]): Promise<void> {
  for (const { file, existed, after } of files) {
    const path = join(folder, file)
    if (!(await isWritten(path, after))) continue
    if (existed) await rename(join(folder, pendingFolder, file), path)
    else await rm(path)
  }
  await endPending(folder)
}

/**
 * Ends what a command that was cut off was writing to a data folder: where its last file was in
 * place, the change is complete; otherwise the files it had written are put back. A file that
 * somebody has edited since stays as it is.
 * @throws CannotRun where that cannot be done
 */
export async function recoverFolder(folder: string): Promise<Recovery> {
  const pending = join(folder, pendingFolder)
  try {
    const since = (await stat(pending).catch(() => undefined))?.mtimeMs
    if (since === undefined) return 'nothing'
    const text = await contentsOf(join(pending, markerName))
    if (text === undefined) {
      // Cut off before the first file was touched or after the last.
      await endPending(folder)
      return 'nothing'
    }
    const { pid, files } = JSON.parse(text.toString('utf8')) as Marker
    if (isRunning(pid) && Date.now() - since < longestChangeMs) return 'nothing'
    await removeHalfWritten(folder, files)
    const written = await Promise.all(
      files.map(({ file, after }) => isWritten(join(folder, file), after)),
    )
    const isComplete = written.every(Boolean)
    await (isComplete ? endPending(folder) : undoPending(folder, files))
    return isComplete ? 'completed' : 'undone'
  } catch (error) {
    throw new CannotRun(
      `A change of "${folder}" was cut off and cannot be completed: ${reasonOf(error)}.`,
    )
  }
}

async function isWritten(path: string, after: string): Promise<boolean> {
  const bytes = await contentsOf(path)
  return bytes !== undefined && hashOf(bytes) === after
}

async function removeHalfWritten(folder: string, files: readonly PendingFile[]): Promise<void> {
  for (const name of await readdir(folder))
    if (temporaryName.test(name) && files.some(({ file }) => name.startsWith(`${file}.`)))
      await rm(join(folder, name), { force: true })
}

/** True where another program of that number is there. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return systemErrorCode(error) === 'EPERM'
  }
}

/** Makes what was done to a folder outlast a power failure, where the system can do that. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // Windows opens no folders, and some network disks do not sync them.
  }
}
