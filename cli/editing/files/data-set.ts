import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { readJson } from '../../../catalogue/json/read.ts'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../terminal/exit.ts'
import { requireFolder } from '../../files.ts'

/** A data file as it was read: its bytes, and what they say. */
export type SourceFile = { name: DataFileName; bytes: Buffer; value: unknown }

/** The data files of one folder, read on demand and not cached. */
export type DataSet = {
  folder: string
  /**
   * Undefined for a missing file.
   * @throws CannotRun where it cannot be read or is no JSON
   */
  read: (name: DataFileName) => SourceFile | undefined
}

/** @throws CannotRun where the folder cannot be read */
export function openDataSet(folder: string): DataSet {
  requireFolder(folder, 'data folder')
  return {
    folder,
    read(name) {
      const bytes = contentsOf(join(folder, `${name}.json`))
      return bytes && { name, bytes, value: parseFile(bytes, name) }
    },
  }
}

/** What a file's bytes say. @throws CannotRun with the place where it is no JSON */
export function parseFile(bytes: Buffer, name: DataFileName): unknown {
  const source = readJson(bytes)
  if (source.ok) return source.value
  const faults = source.errors.map(
    ({ line, column, message }) => `${name}.json:${line}:${column} ${message}`,
  )
  throw new CannotRun(`${faults.join('\n')}\nFix this first; "validate" shows the place.`)
}

/** Undefined for a missing file. @throws CannotRun where it cannot be read */
export function contentsOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw new CannotRun(`"${path}" cannot be read: ${reasonOf(error)}.`)
  }
}
