import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFolder } from '../../catalogue/make-folder.ts'
import { reasonOf } from '../../catalogue/system-errors.ts'
import { CannotRun } from '../errors.ts'
import { replaceFile, temporaryName } from '../files.ts'

// Only names of this form are ever removed: the folder may hold files that are not ours.
const derivativeName = /^[0-9a-f]{20}(?:-p?\d+)?\.(?:avif|webp|jpg|png|svg)$/u

// Writing one file takes far less; another build may be writing at the same time.
const longestWriteMs = 60_000

/** The folder of derivatives. Files appear in it whole or not at all. */
export type OutputFolder = {
  /** True for a file that has to be made: it is not there, or everything is made anew. */
  readonly isMissing: (name: string) => boolean
  /** @throws CannotRun where the file cannot be written. */
  readonly write: (name: string, contents: Buffer | string) => Promise<void>
  /** A text file; undefined where it is not there or cannot be read. */
  readonly readText: (name: string) => string | undefined
  /** The names of all derivatives in the folder. */
  readonly derivatives: () => string[]
  readonly remove: (name: string) => Promise<void>
}

/**
 * Opens the folder, makes it where it is missing, and removes what killed runs left half-written.
 * @param force treats every file as missing
 * @throws CannotRun where the folder cannot be made or listed
 */
export const openOutputFolder = (folder: string, force: boolean): OutputFolder => {
  let names: Set<string>
  try {
    makeFolder(resolve(folder))
    names = new Set(readdirSync(folder))
  } catch (error) {
    throw new CannotRun(`The output folder "${folder}" cannot be used: ${reasonOf(error)}.`)
  }
  for (const name of names) {
    if (!temporaryName.test(name)) continue
    const file = join(folder, name)
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - changed > longestWriteMs) rmSync(file, { force: true })
  }
  return {
    isMissing: (name) => force || !names.has(name),
    write: async (name, contents) => {
      await replaceFile(join(folder, name), contents)
      names.add(name)
    },
    readText: (name) => {
      try {
        return readFileSync(join(folder, name), 'utf8')
      } catch {
        return undefined
      }
    },
    derivatives: () => [...names].filter((name) => derivativeName.test(name)),
    remove: async (name) => {
      await rm(join(folder, name), { force: true })
      names.delete(name)
    },
  }
}
