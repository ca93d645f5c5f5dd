import { readdirSync } from 'node:fs'
import { reasonOf } from '../catalogue/system-errors.ts'
import { CannotRun } from './errors.ts'

/**
 * The names in a folder.
 * @param noun what the folder is for: 'data folder'
 * @throws CannotRun where it is missing, no folder or not readable
 */
export const requireFolder = (folder: string, noun: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw new CannotRun(`The ${noun} "${folder}" cannot be read: ${reasonOf(error)}.`)
  }
}
