import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CannotRun, reasonOf } from '../errors.ts'
import { makeFolder } from '../folders.ts'

// Only names of this form are ever removed: the folder may hold files that are not ours.
const derivativeName = /^[0-9a-f]{20}(?:-\d+)?\.(?:avif|webp|jpg|png|svg)$/u
const temporaryName = /^\.tmp-(\d+)-\d+$/u

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The folder of derivatives. Files appear in it whole or not at all. */
export type DerivativeStore = {
  readonly has: (name: string) => boolean
  /** Writes under a temporary name, then renames. */
  readonly write: (name: string, contents: Buffer | string) => Promise<void>
  /** Writes only where the contents differ from what is there. */
  readonly writeIfChanged: (name: string, contents: string) => Promise<void>
  readonly readText: (name: string) => string | undefined
  /** Removes derivatives that `wanted` does not name; returns how many. */
  readonly prune: (wanted: ReadonlySet<string>) => Promise<number>
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
  let counter = 0

  const write = async (name: string, contents: Buffer | string): Promise<void> => {
    counter += 1
    const temporary = join(folder, `.tmp-${process.pid}-${counter}`)
    try {
      await writeFile(temporary, contents)
      await rename(temporary, join(folder, name))
    } catch (error) {
      await rm(temporary, { force: true })
      throw new CannotRun(`"${join(folder, name)}" cannot be written: ${reasonOf(error)}.`)
    }
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
    prune: async (wanted) => {
      const stale = [...names].filter((name) => derivativeName.test(name) && !wanted.has(name))
      for (const name of stale) {
        await rm(join(folder, name), { force: true })
        names.delete(name)
      }
      return stale.length
    },
    removeLeftovers: () => {
      for (const name of names) {
        const pid = Number(temporaryName.exec(name)?.[1])
        if (pid > 0 && !isRunning(pid)) rmSync(join(folder, name), { force: true })
      }
    },
  }
}
