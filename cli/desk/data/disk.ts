import { accessSync, constants, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../../../catalogue/checks/finding.ts'
import { missingFile } from '../../../catalogue/checks/rules/reading-rules.ts'
import { readDataFile, type DataFileRead } from '../../../catalogue/checks/read-data-files.ts'
import { dataFileNames, type DataFileName } from '../../../catalogue/data-files.ts'
import { namesIn } from '../../../catalogue/pictures/resolve-image.ts'
import { systemErrorCode } from '../../../catalogue/system-errors.ts'

/** The data files by their names, as they are on disk or as drafts make them. */
export type Files = ReadonlyMap<DataFileName, DataFileRead>

/** The value of a file in a set of files. */
export const valueIn = (files: Files, name: DataFileName): unknown => files.get(name)?.value

export type Disk = ReturnType<typeof openDisk>

/** The data folder, read again where it has changed; while it is gone, what it held is kept. */
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
      const names = namesIn(folder)
      if (files.size > 0 && !holdsData(names)) return []
      const stale = dataFileNames.filter((name) => stamps.get(name) !== stampOf(name))
      const read = new Map(files)
      for (const name of stale) {
        const stamp = stampOf(name)
        const file = await readDiskFile(folder, name, names)
        stamps.set(name, stamp)
        const before = files.get(name)
        const isSame = before?.bytes && file.bytes?.equals(before.bytes)
        if (!isSame) read.set(name, file)
      }
      const changed = stale.filter((name) => read.get(name) !== files.get(name))
      if (changed.length > 0) files = read
      return changed
    },
  }
}

const holdsData = (names: readonly string[]): boolean =>
  dataFileNames.some((name) => names.includes(`${name}.json`))

/** Reads a file and checks it by itself. One that the system cannot read is a finding among others. */
export async function readDiskFile(
  folder: string,
  name: DataFileName,
  names: readonly string[],
): Promise<DataFileRead> {
  const { error, ...file } = await readDataFile(folder, name, names)
  return error ? { ...file, findings: [unreadable(name, error)] } : file
}

const unreadable = (file: DataFileName, { message }: Error): Finding => ({
  rule: missingFile,
  file,
  pointer: '',
  message,
})

/**
 * Why nothing can be written into a folder, as a sentence, or null. The superuser keeps to its
 * permissions too.
 */
export function whyReadOnly(folder: string): string | null {
  const names = namesIn(folder)
  try {
    const { mode } = statSync(folder)
    if (!holdsData(names))
      return `The folder "${folder}" holds no data file any more: the desk shows what it held, and saves nothing until it is back.`
    accessSync(folder, constants.W_OK)
    if ((mode & 0o222) !== 0) return null
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT')
      return `The folder "${folder}" is not there any more: the desk shows what it held, and saves nothing until it is back.`
  }
  return `The folder "${folder}" cannot be written: the desk shows the data and saves nothing.`
}
