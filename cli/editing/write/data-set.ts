import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '../../../catalogue/checks/records.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { readJson } from '../../../catalogue/json/read-json.ts'
import { reasonOf, systemErrorCode, CannotRun } from '../../../catalogue/system-errors.ts'
import { requireFolder } from '../../atomic-files.ts'

export type SourceFile = { name: DataFileName; bytes: Buffer; value: unknown }

/** The data files of a folder or of a commit, read on demand and not cached. */
export type DataSet = {
  folder: string
  commit?: string
  /** Reads a file; undefined for a missing one. @throws CannotRun for a file that is no JSON */
  read: (name: DataFileName) => SourceFile | undefined
  value: (name: DataFileName) => unknown
}

/** @throws CannotRun where the folder cannot be read, or lacks one of the project files */
export function openDataSet(folder: string): DataSet {
  requireFolder(folder, 'data folder')
  for (const name of projectFiles)
    if (!existsSync(join(folder, `${name}.json`)))
      throw new CannotRun(`${name}.json is missing from "${folder}".`)
  return dataSetFrom((file) => contentsOf(join(folder, file)), { folder })
}

/** @param contents reads a file; undefined for a missing one */
export function dataSetFrom(
  contents: (file: string) => Buffer | undefined,
  place: Pick<DataSet, 'folder' | 'commit'>,
): DataSet {
  const read: DataSet['read'] = (name) => {
    const bytes = contents(`${name}.json`)
    if (bytes === undefined) return undefined
    const source = readJson(bytes)
    if (source.ok) return { name, bytes, value: source.value }
    const findings = source.errors.map(
      ({ line, column, message }) => `${name}.json:${line}:${column} ${message}\n`,
    )
    throw new CannotRun(`${findings.join('')}Fix this first; "validate" shows the place.`)
  }
  return { ...place, read, value: (name) => read(name)?.value }
}

/**
 * The contents of a file; undefined for a missing one. @throws CannotRun where it cannot be read
 */
export function contentsOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw new CannotRun(`"${path}" cannot be read: ${reasonOf(error)}.`)
  }
}
