import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFileName } from '../../catalogue/data-files.ts'
import { CannotRun, reasonOf, systemErrorCode } from '../errors.ts'

/**
 * A data file's bytes, or undefined where there is no such file.
 * @throws CannotRun where it is there and cannot be read
 */
export const readDataFile = (folder: string, file: DataFileName): Buffer | undefined => {
  const path = join(folder, `${file}.json`)
  try {
    return readFileSync(path)
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw new CannotRun(`"${path}" cannot be read: ${reasonOf(error)}.`)
  }
}
