import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../errors.ts'
import { writeAtomically } from '../../replace-file.ts'
import { contentsOf } from './data-set.ts'
import {
  endPending,
  hashOf,
  keepOld,
  markPending,
  pendingFolder,
  syncFolder,
  undoPending,
  type PendingFile,
} from './pending-change.ts'

/** New bytes for one file of a folder. */
export type NewContents = {
  readonly file: string
  /** What it held when the change was worked out; undefined for a file that was not there. */
  readonly before: Uint8Array | undefined
  readonly after: Uint8Array
}

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
  await begin(folder)
  onStep()
  const files = contents.map(({ file, before, after }): PendingFile => ({
    file,
    existed: before !== undefined,
    after: hashOf(after),
  }))
  try {
    await markPending(folder, files)
    onStep()
    for (const one of contents) await assertUnchanged(folder, one)
    for (const { file, before } of contents) {
      if (before) await keepOld(folder, file)
      onStep()
    }
    await syncFolder(join(folder, pendingFolder))
  } catch (error) {
    await endPending(folder)
    throw nothingChanged(folder, error)
  }
  try {
    for (const { file, after } of contents) {
      await writeAtomically(join(folder, file), after)
      onStep()
    }
  } catch (error) {
    await undoPending(folder, files)
    throw nothingChanged(folder, error)
  }
  await endPending(folder)
}

const nothingChanged = (folder: string, error: unknown) =>
  error instanceof CannotRun
    ? error
    : new CannotRun(`Nothing was changed in "${folder}": ${reasonOf(error)}.`)

/** Only one command at a time can make the folder. */
async function begin(folder: string): Promise<void> {
  try {
    await mkdir(join(folder, pendingFolder))
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw nothingChanged(folder, error)
    throw new CannotRun(
      'Another command is changing the data at this moment: nothing was written. Run the command again.',
    )
  }
}

async function assertUnchanged(folder: string, { file, before }: NewContents): Promise<void> {
  const now = await contentsOf(join(folder, file))
  if (before === undefined ? now === undefined : now?.equals(before)) return
  throw new CannotRun(
    `${file} was changed by somebody else meanwhile: nothing was written. Run the command again.`,
  )
}
