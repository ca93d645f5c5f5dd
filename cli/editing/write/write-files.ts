import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../terminal/exit.ts'
import { removeLeftovers, replaceFile, syncToDisk, writeNew } from '../../files.ts'
import { contentsOf } from './data-set.ts'

/** The file that notes a change under way (docs/decisions/0010-replacing-files.md). */
const pendingName = '.pending-change'

/** The hash of the old content and the new content, in base64, of one file; null for one that goes. */
type PendingFile = { file: string; before: string; after: string | null }

export type NewContents = {
  file: string
  /** The file's contents when the change was worked out; undefined for a file that was not there. */
  before: Uint8Array | undefined
  /** Undefined for a file that goes. */
  after: Uint8Array | undefined
}

/**
 * Replaces several files as one: whatever ends the program, the folder holds all old ones or all
 * new ones, once the next command has run `recoverFolder`.
 * @throws CannotRun where a file has changed since it was read or cannot be written; the old ones stay
 */
export async function writeFiles(
  folder: string,
  contents: readonly NewContents[],
  onStep?: () => void,
): Promise<void> {
  if (contents.length === 0) return
  const pending = contents.map(({ file, before, after }) => ({
    file,
    before: hashOf(before),
    after: after === undefined ? null : Buffer.from(after).toString('base64'),
  }))
  await decide(folder, pending)
  onStep?.()
  try {
    for (const one of contents) assertUnchanged(folder, one)
    const edited = await complete(folder, pending, onStep)
    if (edited !== undefined) throw changedMeanwhile(edited)
  } catch (error) {
    await undo(folder, contents)
    throw nothingChanged(folder, error)
  }
}

/** Ends what a command that was cut off was writing: completes what was decided, forgets what was not. */
export async function recoverFolder(folder: string): Promise<'nothing' | 'completed' | 'undone'> {
  try {
    const names = await readdir(folder).catch((): string[] => [])
    removeLeftovers(folder, names)
    const note = names.includes(pendingName) ? contentsOf(join(folder, pendingName)) : undefined
    if (note === undefined) return 'nothing'
    const pending = pendingIn(note.toString())
    await complete(folder, pending ?? [])
    return pending ? 'completed' : 'undone'
  } catch (error) {
    throw new CannotRun(
      `A change of "${folder}" was cut off and cannot be completed: ${reasonOf(error)}.`,
    )
  }
}

/** Undefined where a crash has cut the note off: nothing had been replaced then. */
function pendingIn(note: string): PendingFile[] | undefined {
  try {
    return JSON.parse(note) as PendingFile[]
  } catch {
    return undefined
  }
}

const nothingChanged = (folder: string, error: unknown) =>
  error instanceof CannotRun
    ? error
    : new CannotRun(`Nothing was changed in "${folder}": ${reasonOf(error)}.`)

const hashOf = (bytes: Uint8Array | undefined): string =>
  bytes === undefined ? 'none' : createHash('sha256').update(bytes).digest('hex')

/** Notes the change, which outlasts a crash from here on. Only one command at a time can have decided. */
async function decide(folder: string, pending: readonly PendingFile[]): Promise<void> {
  const path = join(folder, pendingName)
  try {
    await writeNew(path, JSON.stringify(pending), path)
    syncFolder(folder)
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST')
      throw new CannotRun(
        'Another command is changing the data at this moment: nothing was written. Try again.',
      )
    await rm(path, { force: true })
    throw nothingChanged(folder, error)
  }
}

function assertUnchanged(folder: string, { file, before, after }: NewContents): void {
  // The new content is there already where another command is completing the change.
  const now = hashOf(contentsOf(join(folder, file)))
  if (now === hashOf(before) || now === hashOf(after)) return
  throw changedMeanwhile(file)
}

const changedMeanwhile = (file: string): CannotRun =>
  new CannotRun(`${file} was changed by somebody else meanwhile: nothing was written. Try again.`)

/** Replaces every file that still has its old content; of those that somebody has edited since, names one. */
async function complete(
  folder: string,
  pending: readonly PendingFile[],
  onStep?: () => void,
): Promise<string | undefined> {
  let edited: string | undefined
  for (const { file, before, after } of pending) {
    // Whoever can put a note into the folder shall not write anywhere else with it.
    const path = join(folder, basename(file))
    const contents = after === null ? undefined : Buffer.from(after, 'base64')
    const now = () => hashOf(contentsOf(path))
    const isWritten = await put(path, contents, () => now() === before)
    if (!isWritten && now() !== hashOf(contents)) edited = file
    onStep?.()
  }
  syncFolder(folder)
  await rm(join(folder, pendingName), { force: true })
  return edited
}

async function undo(folder: string, contents: readonly NewContents[]): Promise<void> {
  await rm(join(folder, pendingName), { force: true })
  for (const { file, before, after } of contents) {
    const path = join(folder, file)
    await put(path, before, () => hashOf(contentsOf(path)) === hashOf(after))
  }
}

/** Puts new content, or none, in the place of the old one; false where that was not there any more. */
async function put(
  path: string,
  contents: Uint8Array | undefined,
  isOld: () => boolean,
): Promise<boolean> {
  if (!isOld()) return false
  if (contents !== undefined) return replaceFile(path, contents, { isOld })
  await rm(path, { force: true })
  return true
}

/** Makes what was done to a folder outlast a power failure, where the system can do that. */
function syncFolder(folder: string): void {
  try {
    syncToDisk(folder)
  } catch {
    // Windows opens no folders, and some network disks do not sync folders.
  }
}
