import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { reasonOf } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../errors.ts'
import { makeFolder } from '../../../catalogue/make-folder.ts'
import { replaceFile, temporaryName } from '../../replace-file.ts'

// Only names of this form are ever removed: the folder may hold files that are not ours.
const derivativeName = /^[0-9a-f]{20}(?:-p?\d+)?\.(?:avif|webp|jpg|png|svg)$/u

// Writing one file takes far less; another build may be writing at the same time.
const longestWriteMs = 60_000

/** The folder of derivatives. Files appear in it whole or not at all. */
export type DerivativeStore = {
  readonly has: (name: string) => boolean
  readonly write: (name: string, contents: Buffer | string) => Promise<void>
  /** Writes only where the contents differ from what is there. */
  readonly writeIfChanged: (name: string, contents: string) => Promise<void>
  readonly readText: (name: string) => string | undefined
  /** The names of all derivatives in the folder. */
  readonly derivatives: () => string[]
  readonly remove: (name: string) => Promise<void>
  /** Removes what killed runs left half-written. */
  readonly removeLeftovers: () => void
}

/** @throws CannotRun where the folder cannot be made or listed. */
export const openStore = (folder: string): DerivativeStore => {
  let names: Set<string>
  try {
    makeFolder(resolve(folder))
    names = new Set(readdirSync(folder))
  } catch (error) {
    throw new CannotRun(`The output folder "${folder}" cannot be used: ${reasonOf(error)}.`)
  }

  const write = async (name: string, contents: Buffer | string): Promise<void> => {
    await replaceFile(join(folder, name), contents)
    names.add(name)
  }

  const readText = (name: string): string | undefined => {
    if (!names.has(name)) return undefined
    try {
      return readFileSync(join(folder, name), 'utf8')
    } catch {
      return undefined
    }
  }

  return {
    has: (name) => names.has(name),
    write,
    readText,
    writeIfChanged: async (name, contents) => {
      if (readText(name) !== contents) await write(name, contents)
    },
    derivatives: () => [...names].filter((name) => derivativeName.test(name)),
    remove: async (name) => {
      await rm(join(folder, name), { force: true })
      names.delete(name)
    },
    removeLeftovers: () => {
      for (const name of names) {
        if (!temporaryName.test(name)) continue
        const file = join(folder, name)
        const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
        if (Date.now() - changed > longestWriteMs) rmSync(file, { force: true })
      }
    },
  }
}
