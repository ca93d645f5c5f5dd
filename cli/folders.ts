import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
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

/**
 * Makes a folder and those above it, unless it is there.
 * @throws the system's error where that cannot be done
 */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  // Node's own `recursive` never ends below /proc.
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
