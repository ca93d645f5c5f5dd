import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../errors.ts'
import {
  complete,
  hashAt,
  hashOf,
  modeOf,
  newName,
  oldName,
  pendingFolder,
  stepsFile,
  syncFolder,
  undo,
  writeDurably,
  type Step,
} from './journal.ts'

/** New bytes for one file of a folder. */
export type NewContents = {
  readonly file: string
  /** What it held when the change was worked out; undefined for a file that was not there. */
  readonly before: Uint8Array | undefined
  readonly after: Uint8Array
}

/**
 * Replaces several files as one: whatever ends the program, the folder holds all old ones or all
 * new ones, once the next command has run `recoverFolder`. New bytes are prepared in a folder of
 * their own; one rename decides; then they are moved into place.
 * @param onStep is called after each step that a crash could follow
 * @throws CannotRun where a file has changed since it was read, or cannot be written; the old files
 * then stand as they were
 */
export async function writeSet(
  folder: string,
  contents: readonly NewContents[],
  onStep: () => void = () => undefined,
): Promise<void> {
  if (contents.length === 0) return
  const preparing = join(folder, `${pendingFolder}.${process.pid}.tmp`)
  const steps = contents.map(({ file, before, after }): Step => ({
    file,
    before: before && hashOf(before),
    after: hashOf(after),
  }))
  try {
    await prepare(folder, preparing, contents, steps, onStep)
    await decide(folder, preparing)
  } catch (error) {
    await rm(preparing, { recursive: true, force: true })
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`Nothing was changed in "${folder}": ${reasonOf(error)}.`)
  }
  onStep()
  try {
    await complete(folder, steps, onStep)
  } catch (error) {
    await undo(folder, steps)
    throw new CannotRun(`Nothing was changed in "${folder}": ${reasonOf(error)}.`)
  }
}

async function prepare(
  folder: string,
  preparing: string,
  contents: readonly NewContents[],
  steps: readonly Step[],
  onStep: () => void,
): Promise<void> {
  await mkdir(preparing)
  for (const [index, { file, before, after }] of contents.entries()) {
    const path = join(folder, file)
    if ((await hashAt(path)) !== steps[index]?.before)
      throw new CannotRun(
        `${file} was changed by somebody else meanwhile: nothing was written. Run the command again.`,
      )
    await writeDurably(join(preparing, newName(file)), after, await modeOf(path))
    if (before) await keep(path, join(preparing, oldName(file)))
    onStep()
  }
  await writeDurably(join(preparing, stepsFile), JSON.stringify(steps), 0o644)
  await syncFolder(preparing)
  onStep()
}

/** Keeps a file's bytes under a second name, without copying them where the disk can do that. */
async function keep(path: string, under: string): Promise<void> {
  try {
    await link(path, under)
  } catch {
    await copyFile(path, under)
  }
}

/** From here on the change is made, be it by the next command. */
async function decide(folder: string, preparing: string): Promise<void> {
  try {
    await rename(preparing, join(folder, pendingFolder))
  } catch (error) {
    const isTaken = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(systemErrorCode(error) ?? '')
    if (!isTaken) throw error
    throw new CannotRun(
      'Another command is changing the data at this moment: nothing was written. Run the command again.',
    )
  }
  await syncFolder(folder)
}
