import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProjectFile } from '../../../catalogue/checks/records.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { readJson } from '../../../catalogue/json/read.ts'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { CannotRun } from '../../terminal/exit.ts'
import { requireFolder } from '../../files.ts'

/** A data file as it was read: its bytes, and what they say. */
export type SourceFile = { name: DataFileName; bytes: Buffer; value: unknown }

/** What the data files hold; undefined for a missing one. @throws CannotRun for what is no JSON */
export type Values = { value: (name: DataFileName) => unknown }

/** The data files of one folder, read on demand and not cached. */
export type DataSet = Values & {
  folder: string
  read: (name: DataFileName) => SourceFile | undefined
}

/** @throws CannotRun where the folder cannot be read, or later where it has no project file */
export function openDataSet(folder: string): DataSet {
  requireFolder(folder, 'data folder')
  const read: DataSet['read'] = (name) => {
    const bytes = contentsOf(join(folder, `${name}.json`))
    if (bytes) return { name, bytes, value: parseFile(bytes, name) }
    if (isProjectFile(name)) throw new CannotRun(`${name}.json is missing from "${folder}".`)
    return undefined
  }
  return { folder, read, value: (name) => read(name)?.value }
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
