import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { toSegments } from '../json/pointer.ts'
import { readJson, type ReadJson } from '../json/read.ts'
import { CannotRead, reasonOf, systemErrorCode } from '../system-errors.ts'
import { withInvisibleNamed } from './finding.ts'
import type { Finding } from './rule.ts'
import { isProjectFile, recordName } from './records.ts'
import { duplicateKey, jsonSyntax, missingFile } from './rules/unreadable-files.ts'
import { checkSchema } from './schema-check.ts'
import { nearest } from './suggestions.ts'

/** A data file as it was read, with all that can be said of it alone. */
export type DataFileRead = {
  readonly name: DataFileName
  /** Undefined where it is missing or cannot be read. */
  readonly bytes: Buffer | undefined
  readonly source: ReadJson | undefined
  /** What it holds; of a file that is no JSON, the entries that can be read all the same. */
  readonly value: unknown
  /** False where something of it may be lost: what others say of that is no mistake of theirs. */
  readonly isWhole: boolean
  /** Breaks of JSON and of its schema, duplicate keys. */
  readonly findings: readonly Finding[]
  /** Why it cannot be read though it is there. */
  readonly error?: CannotRead
}

/** Reads every data file of a folder and checks it by itself, in the order in which they are reported. Bad data never throws. */
export async function readData(folder: string): Promise<readonly DataFileRead[]> {
  const names = await readdir(folder).catch(() => [])
  const files: DataFileRead[] = []
  for (const name of dataFileNames) files.push(await readOne(folder, name, names))
  return files
}

async function readOne(
  folder: string,
  name: DataFileName,
  names: readonly string[],
): Promise<DataFileRead> {
  const path = join(folder, `${name}.json`)
  try {
    return checkAlone(name, await readFile(path))
  } catch (error) {
    const nothing = { name, bytes: undefined, source: undefined, isWhole: false } as const
    if (error instanceof RangeError)
      return { ...nothing, value: undefined, findings: [tooDeep(name)] }
    if (systemErrorCode(error) !== 'ENOENT' && systemErrorCode(error) !== 'ENOTDIR') {
      if (systemErrorCode(error) === undefined) throw error
      const cause = new CannotRead(`"${path}" cannot be read: ${reasonOf(error)}.`)
      return { ...nothing, value: undefined, findings: [], error: cause }
    }
    return dataFiles[name].isOptional
      ? { ...nothing, value: [], findings: [] }
      : { ...nothing, value: undefined, findings: [missing(name, names)] }
  }
}

/** What no parser's stack can hold. */
const tooDeep = (file: DataFileName): Finding => ({
  rule: jsonSyntax,
  file,
  pointer: '',
  message: 'The lists and objects in this file are nested too deeply to be read',
})

function missing(file: DataFileName, names: readonly string[]): Finding {
  const others = names.filter(
    (name) => name.endsWith('.json') && !dataFileNames.some((known) => `${known}.json` === name),
  )
  const similar = nearest(`${file}.json`, others)
  const finding = { rule: missingFile, file, pointer: '' }
  const message = `The data file ${file}.json is missing`
  if (similar === undefined) return { ...finding, message }
  return {
    ...finding,
    message: `${message}; there is a file ${similar}`,
    suggestion: `${file}.json`,
    hint: `Rename it to ${file}.json if it is the same file.`,
  }
}

function checkAlone(name: DataFileName, bytes: Buffer): DataFileRead {
  const source = readJson(bytes)
  if (!source.ok) {
    const faults = source.errors.map(({ message, ...found }) => {
      return {
        rule: jsonSyntax,
        file: name,
        pointer: '',
        message: withInvisibleNamed(message),
        found,
      }
    })
    // A single record without what is broken in it would seem to have it missing.
    const value = dataFiles[name].shape === 'single' ? undefined : source.recovered
    const findings = value === undefined ? faults : [...faults, ...checkSchema(name, value)]
    return { name, bytes, source, value, isWhole: false, findings }
  }
  const { value } = source
  const duplicates = source.duplicateKeys().map(({ pointer, ...found }): Finding => {
    const segments = toSegments(pointer)
    const record = recordName(name, value, segments)
    const message = `"${withInvisibleNamed(segments.at(-1) ?? '')}" is here a second time; only this later one counts, the earlier one is lost`
    return {
      rule: duplicateKey,
      file: name,
      pointer,
      at: 'key',
      found,
      message: record === undefined ? message : `${record}: ${message}`,
    }
  })
  // With a developer's key twice, the projects of the first are lost.
  const isWhole =
    !isProjectFile(name) || duplicates.every(({ pointer }) => toSegments(pointer).length > 1)
  const findings = [...checkSchema(name, value), ...duplicates]
  return { name, bytes, source, value, isWhole, findings }
}
