import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { reasonOf, systemErrorCode, CannotRun } from '../../../catalogue/system-errors.ts'
import { removeLeftovers, replaceFile, syncToDisk, writeNew } from '../../atomic-files.ts'
import { contentsOf } from './data-set.ts'

/** The note of a change under way (docs/decisions/0010-replacing-files.md). */
const pendingName = '.pending-change'

/** A file's old hash and new content, in base64; null for a file that is removed. */
type PendingFile = { file: string; before: string; after: string | null }

export type NewContents = {
  file: string
  /** The contents when the change was planned; undefined for a file that did not exist. */
  before: Uint8Array | undefined
  /** The new contents; undefined for a file that is removed. */
  after: Uint8Array | undefined
}

/**
 * Replaces several files as one: whatever ends the program, the folder has all old or all new files
 * once the next command has run `recoverFolder`.
 * @throws CannotRun where a file has changed since it was read or cannot be written; the old files
 * stay
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
    for (const file of contents) assertUnchanged(folder, file)
    const edited = await complete(folder, pending, onStep)
    if (edited !== undefined) throw changedMeanwhile(edited)
  } catch (error) {
    await undo(folder, contents)
    throw nothingChanged(folder, error)
  }
}

/** Finishes the writing of a cut-off command: completes a change with a note, and drops others. */
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

/** Reads a note; undefined where a crash has cut it off, before which nothing is replaced. */
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

/**
 * Writes the note of a change, which survives a crash from here on. Only one command at a time can
 * do this.
 */
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
  // The new content may be there already, if another command is completing the change.
  const now = hashOf(contentsOf(join(folder, file)))
  if (now === hashOf(before) || now === hashOf(after)) return
  throw changedMeanwhile(file)
}

const changedMeanwhile = (file: string): CannotRun =>
  new CannotRun(`${file} was changed by somebody else meanwhile: nothing was written. Try again.`)

/** Replaces every file that still has its old content; returns the name of one edited since. */
async function complete(
  folder: string,
  pending: readonly PendingFile[],
  onStep?: () => void,
): Promise<string | undefined> {
  let edited: string | undefined
  for (const { file, before, after } of pending) {
    // A forged note in the folder must not write anywhere else.
    const path = join(folder, basename(file))
    const contents = after === null ? undefined : Buffer.from(after, 'base64')
    const now = () => hashOf(contentsOf(path))
    const isWritten = await replaceOrRemove(path, contents, () => now() === before)
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
    await replaceOrRemove(path, before, () => hashOf(contentsOf(path)) === hashOf(after))
  }
}

/** Replaces the old content of a file, or removes the file; false if the old content was gone. */
async function replaceOrRemove(
  path: string,
  contents: Uint8Array | undefined,
  isOld: () => boolean,
): Promise<boolean> {
  if (!isOld()) return false
  if (contents !== undefined) return replaceFile(path, contents, { isOld })
  await rm(path, { force: true })
  return true
}

/** Makes changes of a folder survive a power failure, where the system supports that. */
function syncFolder(folder: string): void {
  try {
    syncToDisk(folder)
  } catch {
    // Windows cannot open folders, and some network disks cannot sync them.
  }
}
