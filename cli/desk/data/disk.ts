import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../../../catalogue/checks/finding.ts'
import { missingFile } from '../../../catalogue/checks/rules/unreadable-files.ts'
import { readDataFile, type DataFileRead } from '../../../catalogue/checks/read-data-files.ts'
import { dataFileNames, type DataFileName } from '../../../catalogue/data-files.ts'

/** The data files by their names, as they are on disk or as drafts make them. */
export type Files = ReadonlyMap<DataFileName, DataFileRead>

/** The value of a file in a set of files. */
export const valueIn = (files: Files, name: DataFileName): unknown => files.get(name)?.value

/** The data folder, read again where it has changed. */
export function openDisk(folder: string) {
  const stamps = new Map<DataFileName, string>()
  let files: Files = new Map()
  const stampOf = (name: DataFileName): string => {
    const info = statSync(join(folder, `${name}.json`), { throwIfNoEntry: false, bigint: true })
    return info ? `${info.ino}:${info.size}:${info.mtimeNs}` : ''
  }
  return {
    folder,
    /** The files as they were last read. */
    get files() {
      return files
    },
    /** Reads the files that have changed since the last time, and returns their names. */
    async refresh(): Promise<readonly DataFileName[]> {
      const stale = dataFileNames.filter((name) => stamps.get(name) !== stampOf(name))
      if (stale.length === 0) return []
      const names = readdirSync(folder)
      const read = new Map(files)
      for (const name of stale) {
        const stamp = stampOf(name)
        const { error, ...found } = await readDataFile(folder, name, names)
        const file = error ? { ...found, findings: [unreadable(name, error)] } : found
        stamps.set(name, stamp)
        const before = files.get(name)
        const isSame = before?.bytes && file.bytes?.equals(before.bytes)
        if (!isSame) read.set(name, file)
      }
      const changed = stale.filter((name) => read.get(name) !== files.get(name))
      files = read
      return changed
    },
  }
}

/** A file that the system cannot read is one finding among others. */
const unreadable = (file: DataFileName, { message }: Error): Finding => ({
  rule: missingFile,
  file,
  pointer: '',
  message,
})

/**
 * Why a folder cannot be written, as a sentence, or null. The superuser keeps to its permissions
 * too.
 */
export function whyReadOnly(folder: string): string | null {
  try {
    accessSync(folder, constants.W_OK)
    if ((statSync(folder).mode & 0o222) !== 0) return null
  } catch {
    // The sentence below says everything about the error.
  }
  return `The folder "${folder}" cannot be written: the desk shows the data and saves nothing.`
}
