import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { toPointer, toSegments } from '../json/pointer.ts'
import { readJson, type ReadJson } from '../json/read-json.ts'
import { reasonOf, systemErrorCode, CannotRun } from '../system-errors.ts'
import type { Finding } from './finding.ts'
import { withInvisibleNamed } from './invisible-characters.ts'
import { isProjectFile, recordDepth, recordName } from './records.ts'
import { duplicateKey, jsonSyntax, missingFile, schema } from './rules/reading-rules.ts'
import { checkSchema } from './schema-check.ts'
import { nearest } from './suggestions.ts'

export type DataFileRead = {
  readonly name: DataFileName
  readonly bytes: Buffer | undefined
  readonly source: ReadJson | undefined
  /** The file's content; of a file that is no JSON, the entries that can be read all the same. */
  readonly value: unknown
  /** False where records may be lost, so that references to missing records are no mistakes. */
  readonly isFullyRead: boolean
  /** The findings of the file by itself: breaks of JSON and of its schema, duplicate keys. */
  readonly findings: readonly Finding[]
  readonly error?: CannotRun
}

/** Reads and checks every data file of a folder, in the order of reports. Bad data never throws. */
export async function readData(folder: string): Promise<readonly DataFileRead[]> {
  const names = await readdir(folder).catch(() => [])
  const files: DataFileRead[] = []
  for (const name of dataFileNames) files.push(await readDataFile(folder, name, names))
  return files
}

/**
 * Reads and checks one data file.
 * @param names what the folder holds
 */
export async function readDataFile(
  folder: string,
  name: DataFileName,
  names: readonly string[],
): Promise<DataFileRead> {
  const path = join(folder, `${name}.json`)
  try {
    return checkAlone(name, await readFile(path))
  } catch (error) {
    const nothing = { name, bytes: undefined, source: undefined, isFullyRead: false } as const
    if (error instanceof RangeError)
      return { ...nothing, value: undefined, findings: [tooDeep(name)] }
    if (systemErrorCode(error) !== 'ENOENT' && systemErrorCode(error) !== 'ENOTDIR') {
      if (systemErrorCode(error) === undefined) throw error
      const cause = new CannotRun(`"${path}" cannot be read: ${reasonOf(error)}.`)
      return { ...nothing, value: undefined, findings: [], error: cause }
    }
    return dataFiles[name].isOptional
      ? { ...nothing, value: dataFiles[name].shape === 'list' ? [] : {}, findings: [] }
      : { ...nothing, value: undefined, findings: [missing(name, names)] }
  }
}

/** The finding for lists and objects so deep that no parser's stack can hold them. */
const tooDeep = (file: DataFileName): Finding => ({
  rule: jsonSyntax,
  file,
  pointer: '',
  message: 'The lists and objects in this file are nested too deeply to be read',
})

function missing(file: DataFileName, names: readonly string[]): Finding {
  const others = names.filter(
    (name) =>
      /\.json(?:\.txt)?$/iu.test(name) &&
      !dataFileNames.some((fileName) => `${fileName}.json` === name),
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

export function checkAlone(name: DataFileName, bytes: Buffer): DataFileRead {
  const source = readJson(bytes)
  if (!source.ok) {
    const syntaxFindings = source.errors.map(({ message, ...position }): Finding => ({
      rule: jsonSyntax,
      file: name,
      pointer: '',
      message: withInvisibleNamed(message),
      position,
    }))
    // A single record that is recovered in part would seem to lack the other properties.
    const value = dataFiles[name].shape === 'single' ? undefined : source.recovered
    const findings =
      value === undefined ? syntaxFindings : [...syntaxFindings, ...checkSchema(name, value)]
    return { name, bytes, source, value, isFullyRead: false, findings }
  }
  const { value } = source
  const duplicates = source.duplicateKeys().map(({ pointer, ...position }): Finding => {
    const segments = toSegments(pointer)
    const record = recordName(name, value, segments)
    const message = `"${withInvisibleNamed(segments.at(-1) ?? '')}" is here a second time; only this later one counts, the earlier one is lost`
    return {
      rule: duplicateKey,
      file: name,
      pointer,
      target: 'key',
      position,
      message: record === undefined ? message : `${record}: ${message}`,
    }
  })
  return checkedWith({ name, bytes, source }, value, duplicates)
}

/**
 * A file with another value than its text has, checked by itself, so that nothing is parsed again.
 * Findings have their places in the text as it is.
 */
export const withValue = (file: DataFileRead, value: unknown): DataFileRead =>
  checkedWith(
    file,
    value,
    file.findings.filter(({ rule }) => rule === duplicateKey),
  )

function checkedWith(
  { name, bytes, source }: Pick<DataFileRead, 'name' | 'bytes' | 'source'>,
  value: unknown,
  duplicates: readonly Finding[],
): DataFileRead {
  const schemaFindings = checkSchema(name, value)
  // A list in the place of a group holds no records. Where a developer's key is there twice, or has
  // no list, its projects are lost.
  const isLost = ({ rule, pointer }: Finding) =>
    toSegments(pointer).length === 0
      ? rule === schema
      : isProjectFile(name) && toSegments(pointer).length === 1
  const isFullyRead = ![...schemaFindings, ...duplicates].some(isLost)
  return { name, bytes, source, value, isFullyRead, findings: [...schemaFindings, ...duplicates] }
}

/**
 * Whether a missing property has a default: a project becomes 'Unnamed Project', the agency has a
 * default name.
 */
export const hasDefault = ({ file, pointer, missing }: Finding): boolean =>
  missing === 'name' && toSegments(pointer).length <= 2 && (isProjectFile(file) || file === 'site')

/** The pointer of the record that a finding is in; in a single record, of the property. */
export const recordPointer = ({ file, pointer }: Finding): string =>
  toPointer(toSegments(pointer).slice(0, Math.max(1, recordDepth(file))))

/**
 * The pointers of the records that break their schema where no default helps, and of the properties of a
 * single record: pages show nothing of them.
 */
export const brokenRecords = ({ findings }: DataFileRead): Set<string> =>
  new Set(findings.filter((one) => one.rule === schema && !hasDefault(one)).map(recordPointer))
