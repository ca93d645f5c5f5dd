import { createHash } from 'node:crypto'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileHandle } from 'node:fs/promises'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'

/** One file of a change: what it was and what it becomes, by the hash of its bytes. */
export type Step = {
  readonly file: string
  /** Undefined for a file that was not there. */
  readonly before?: string | undefined
  readonly after: string
}

/** Stands in the data folder from the moment a change is decided until its last file is in place. */
export const pendingFolder = '.pending-change'

export const stepsFile = 'steps.json'

/** Names of the new bytes and of the kept old ones inside the pending folder. */
export const newName = (file: string): string => `${file}.new`
export const oldName = (file: string): string => `${file}.old`

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The hash of a file's bytes; undefined for a missing one. */
export async function hashAt(path: string): Promise<string | undefined> {
  try {
    return hashOf(await readFile(path))
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a new file to the disk itself, with the given permissions. */
export async function writeDurably(
  path: string,
  contents: Uint8Array | string,
  mode: number,
): Promise<void> {
  const file = await open(path, 'w', mode)
  try {
    await file.chmod(mode)
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes renames inside a folder outlast a power failure, where the system can do that. */
export async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined
  try {
    handle = await open(folder, 'r')
    await handle.sync()
  } catch {
    // Windows opens no folders, and some network disks do not sync them.
  } finally {
    await handle?.close()
  }
}

/** Moves a file; false where it is not there (any more). */
export async function moveIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return false
    throw error
  }
}

/** Puts every new file in its place; can be called again after it was cut off. */
export async function complete(
  folder: string,
  steps: readonly Step[],
  onStep: () => void = () => undefined,
): Promise<void> {
  const pending = join(folder, pendingFolder)
  for (const { file } of steps) {
    await moveIfThere(join(pending, newName(file)), join(folder, file))
    onStep()
  }
  await end(folder)
}

/** Puts every old file back where the new one stands; can be called again after it was cut off. */
export async function undo(folder: string, steps: readonly Step[]): Promise<void> {
  const pending = join(folder, pendingFolder)
  for (const { file, before, after } of steps) {
    const path = join(folder, file)
    if ((await hashAt(path)) !== after) continue
    if (before === undefined) await rm(path, { force: true })
    else await moveIfThere(join(pending, oldName(file)), path)
  }
  await end(folder)
}

/** Without its list of steps a pending folder means nothing any more. */
async function end(folder: string): Promise<void> {
  const pending = join(folder, pendingFolder)
  await syncFolder(folder)
  await rm(join(pending, stepsFile), { force: true })
  await syncFolder(pending)
  await rm(pending, { recursive: true, force: true })
  await syncFolder(folder)
}

/** The permissions of a file, or those that new files of the folder's owner get. */
export async function modeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).mode & 0o777
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return 0o666 & ~process.umask()
    throw error
  }
}
