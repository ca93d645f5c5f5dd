import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { toSegments } from '../json/pointer.ts'
import { readJson, type ReadJson } from '../json/read.ts'
import { CannotRead, reasonOf, systemErrorCode } from '../system-errors.ts'
import { findingAt } from './finding.ts'
import type { Finding } from './rule.ts'
import { projectFiles, recordName } from './records.ts'
import { duplicateKey, jsonSyntax, missingFile, schema } from './rules/unreadable-files.ts'
import { checkSchema } from './schema-check.ts'
import { createSuggester, nearest } from './suggestions.ts'

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

export type ReadData = {
  /** In the order in which they are reported. */
  readonly files: readonly DataFileRead[]
  /** Why the folder itself cannot be read. */
  readonly error?: CannotRead
}

/** Reads every data file of a folder and checks it by itself. Bad data never throws. */
export async function readData(folder: string): Promise<ReadData> {
  let names: readonly string[] = []
  let error: CannotRead | undefined
  try {
    names = await readdir(folder)
  } catch (cause) {
    error = new CannotRead(`The data folder "${folder}" cannot be read: ${reasonOf(cause)}.`)
  }
  const files: DataFileRead[] = []
  for (const name of dataFileNames) files.push(await readOne(folder, name, names))
  return { files, ...(error && { error }) }
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

function missing(file: DataFileName, names: readonly string[]): Finding {
  const others = names.filter(
    (name) => name.endsWith('.json') && !dataFileNames.some((known) => `${known}.json` === name),
  )
  const similar = nearest(`${file}.json`, others)
  const message = `The data file ${file}.json is missing`
  if (similar === undefined) return findingAt(missingFile, { file }, { message })
  const fault = {
    message: `${message}; there is a file ${similar}`,
    suggestion: `${file}.json`,
    hint: `Rename it to ${file}.json if it is the same file.`,
  }
  return findingAt(missingFile, { file }, fault)
}

function checkAlone(name: DataFileName, bytes: Buffer): DataFileRead {
  const source = readJson(bytes)
  if (!source.ok) {
    const faults = source.errors.map(({ message, ...found }) =>
      findingAt(jsonSyntax, { file: name, found }, { message }),
    )
    // A single record without what is broken in it would seem to have it missing.
    const value = dataFiles[name].shape === 'single' ? undefined : source.recovered
    const findings = value === undefined ? faults : [...faults, ...schemaBreaks(name, value)]
    return { name, bytes, source, value, isWhole: false, findings }
  }
  const { value } = source
  const duplicates = source.duplicateKeys().map(({ pointer, ...found }): Finding => {
    const segments = toSegments(pointer)
    const record = recordName(name, value, segments)
    const message = `"${segments.at(-1) ?? ''}" is here a second time; only this later one counts, the earlier one is lost`
    return findingAt(duplicateKey, { file: name, pointer, at: 'key', record, found }, { message })
  })
  // With a developer's key twice, the projects of the first are lost.
  const isWhole =
    !projectFiles.some((file) => file === name) ||
    duplicates.every(({ pointer }) => toSegments(pointer).length > 1)
  const findings = [...schemaBreaks(name, value), ...duplicates]
  return { name, bytes, source, value, isWhole, findings }
}

const schemaBreaks = (file: DataFileName, value: unknown): Finding[] => {
  const suggest = createSuggester()
  return checkSchema(file, value).map(({ pointer, at, keyword, missing, choice, ...fault }) => {
    const where = { file, pointer, at, schema: { keyword, missing } }
    const fix = () => fault.fix ?? (choice && suggest.only(choice.written, choice.allowed))
    return findingAt(schema, where, { ...fault, fix })
  })
}
