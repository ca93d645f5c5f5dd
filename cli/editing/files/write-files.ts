import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../errors.ts'
import { replaceFile, writeNew } from '../../files.ts'
import { contentsOf } from './data-set.ts'

/**
 * A folder of this name in the data folder is a change that has been decided: it holds the new files,
 * each named after its file and the hash of the content that it replaces. While a command prepares
 * one, its process id stands behind the name (docs/decisions/0010-replacing-files.md).
 */
const pendingFolder = '.pending-change'

/** New bytes for one file of a folder. */
export type NewContents = {
  readonly file: string
  /** What it held when the change was worked out; undefined for a file that was not there. */
  readonly before: Uint8Array | undefined
  readonly after: Uint8Array
}

export type Recovery = 'nothing' | 'completed' | 'undone'

/**
 * Replaces several files as one: whatever ends the program, the folder holds all old ones or all
 * new ones, once the next command has run `recoverFolder`.
 * @param onStep is called after each step that a crash could follow
 * @throws CannotRun where a file has changed since it was read, or cannot be written; the old files
 * then stand as they were
 */
export async function writeFiles(
  folder: string,
  contents: readonly NewContents[],
  onStep: () => void = () => undefined,
): Promise<void> {
  if (contents.length === 0) return
  await decide(folder, await prepare(folder, contents, onStep))
  onStep()
  try {
    for (const one of contents) await assertUnchanged(folder, one)
    await complete(folder, onStep)
  } catch (error) {
    await undo(folder, contents)
    throw nothingChanged(folder, error)
  }
}

/**
 * Ends what a command that was cut off was writing to a data folder: a change that had been decided
 * is completed, another is forgotten. A file that somebody has edited since stays as it is. To
 * complete what another command is just completing does no harm.
 * @throws CannotRun where that cannot be done
 */
export async function recoverFolder(folder: string): Promise<Recovery> {
  try {
    const names = (await readdir(folder).catch(() => [])).filter((name) =>
      name.startsWith(pendingFolder),
    )
    const isDecided = names.includes(pendingFolder)
    const forgotten = names.filter((name) => name !== pendingFolder && !isRunning(name))
    for (const name of forgotten) await forget(join(folder, name))
    if (isDecided) await complete(folder)
    if (isDecided) return 'completed'
    return forgotten.length > 0 ? 'undone' : 'nothing'
  } catch (error) {
    throw new CannotRun(
      `A change of "${folder}" was cut off and cannot be completed: ${reasonOf(error)}.`,
    )
  }
}

const nothingChanged = (folder: string, error: unknown) =>
  error instanceof CannotRun
    ? error
    : new CannotRun(`Nothing was changed in "${folder}": ${reasonOf(error)}.`)

const hashOf = (bytes: Uint8Array | undefined): string =>
  bytes === undefined ? 'none' : createHash('sha256').update(bytes).digest('hex')

/** @returns the folder in which the new files stand ready */
async function prepare(
  folder: string,
  contents: readonly NewContents[],
  onStep: () => void,
): Promise<string> {
  const prepared = join(folder, `${pendingFolder}.${process.pid}`)
  try {
    await mkdir(prepared)
    for (const { file, before, after } of contents) {
      await writeNew(join(prepared, `${hashOf(before)}.${file}`), after, join(folder, file))
      onStep()
    }
    await syncFolder(prepared)
    return prepared
  } catch (error) {
    await forget(prepared)
    throw nothingChanged(folder, error)
  }
}

/** From here on the change outlasts a crash. Only one command at a time can have decided. */
async function decide(folder: string, prepared: string): Promise<void> {
  try {
    await rename(prepared, join(folder, pendingFolder))
    await syncFolder(folder)
  } catch (error) {
    await forget(prepared)
    if (!isNotEmpty(error)) throw nothingChanged(folder, error)
    throw new CannotRun(
      'Another command is changing the data at this moment: nothing was written. Run the command again.',
    )
  }
}

const isNotEmpty = (error: unknown) =>
  ['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error) ?? '')

async function assertUnchanged(folder: string, contents: NewContents): Promise<void> {
  const { file, before, after } = contents
  // The new content is there already where another command is completing the change.
  const now = hashOf(await contentsOf(join(folder, file)))
  if (now === hashOf(before) || now === hashOf(after)) return
  throw new CannotRun(
    `${file} was changed by somebody else meanwhile: nothing was written. Run the command again.`,
  )
}

/**
 * Moves every new file to its place, unless the old one is there no more. Another command that
 * completes the same change may be faster with any of them.
 */
async function complete(folder: string, onStep: () => void = () => undefined): Promise<void> {
  const pending = join(folder, pendingFolder)
  for (const name of (await unlessGone(readdir(pending))) ?? []) {
    const at = name.indexOf('.')
    const path = join(folder, name.slice(at + 1))
    const isOld = hashOf(await contentsOf(path)) === name.slice(0, at)
    await unlessGone(isOld ? rename(join(pending, name), path) : rm(join(pending, name)))
    onStep()
  }
  await syncFolder(folder)
  await rmdir(pending).catch((error: unknown) => {
    if (systemErrorCode(error) !== 'ENOENT' && !isNotEmpty(error)) throw error
  })
}

/** Undefined where it is about something that is not there any more. */
const unlessGone = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw error
  })

/** Removes a folder of new files, at once for whoever might decide on a part of it. */
async function forget(path: string): Promise<void> {
  const gone = `${path}.${randomBytes(6).toString('hex')}`
  await unlessGone(rename(path, gone))
  await rm(gone, { recursive: true, force: true })
}

async function undo(folder: string, contents: readonly NewContents[]): Promise<void> {
  await forget(join(folder, pendingFolder))
  for (const { file, before, after } of contents) {
    const path = join(folder, file)
    if (hashOf(await contentsOf(path)) !== hashOf(after)) continue
    await (before === undefined ? rm(path) : replaceFile(path, before))
  }
}

/** A number that another program has by now only leaves a hidden folder lying. */
function isRunning(name: string): boolean {
  const id = Number(name.split('.').at(-1))
  if (!(id > 0) || id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    return systemErrorCode(error) === 'EPERM'
  }
}

/** Makes what was done to a folder outlast a power failure, where the system can do that. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // Windows opens no folders, and some network disks do not sync them.
  }
}
