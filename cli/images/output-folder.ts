import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFolder } from '../../catalogue/make-folder.ts'
import { reasonOf, CannotRun } from '../../catalogue/system-errors.ts'
import { removeLeftovers, replaceFile } from '../atomic-files.ts'

// Only files with such a name are ever removed, as the folder may hold others.
const derivativeName = /^[0-9a-f]{20}(?:-p?\d+)?\.(?:avif|webp|jpg|png|svg)$/u

/** Opens or makes the folder of derivatives; with `force` every file counts as missing. */
export const openOutputFolder = (folder: string, force: boolean) => {
  let names: Set<string>
  try {
    makeFolder(resolve(folder))
    names = new Set(readdirSync(folder))
  } catch (error) {
    throw new CannotRun(`The output folder "${folder}" cannot be used: ${reasonOf(error)}.`)
  }
  removeLeftovers(folder, [...names])
  return {
    isMissing: (name: string): boolean => force || !names.has(name),
    /** @throws CannotRun where the file cannot be written. */
    write: async (name: string, contents: Buffer | string): Promise<void> => {
      await replaceFile(join(folder, name), contents)
      names.add(name)
    },
    /** @throws where the file is missing or cannot be read. */
    readText: (name: string): string => readFileSync(join(folder, name), 'utf8'),
    /** The names of all derivatives in the folder. */
    derivatives: (): string[] => [...names].filter((name) => derivativeName.test(name)),
    remove: async (name: string): Promise<void> => {
      await rm(join(folder, name), { force: true })
      names.delete(name)
    },
  }
}

export type OutputFolder = ReturnType<typeof openOutputFolder>
