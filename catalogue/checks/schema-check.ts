import type { ErrorObject } from 'ajv'
import { listOr } from '../../domain/text/text.ts'
import { validators } from '../../schemas/generated/validators.generated.js'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import type { Place } from '../json/positions.ts'
import { escapeSegment, toSegments, valueAt } from '../json/pointer.ts'
import { recordDepth, recordName } from './records.ts'
import { nearest } from './suggestions.ts'

/** A break of a schema, said to an editor. */
export type SchemaFinding = {
  /** The value at fault; for a missing property the record without it. */
  readonly pointer: string
  /** Where to point: an unknown property is wrong by its key. */
  readonly at: Place
  readonly message: string
  /** What was probably meant. */
  readonly suggestion?: string | undefined
  /** The property's name or the text at fault, and those that are allowed in its place. */
  choice?: { written: string; allowed: readonly string[] }
  /** The number that is written in quotes, or with a per cent sign, in place of a number. */
  readonly fix?: number
  readonly hint?: string
  /** The schema keyword, with the property that is missing where one is. */
  readonly keyword: string
  readonly missing?: string
}

/** Every break of the file's schema; empty for a good file. Holes in a list are not looked at. */
export function checkSchema(name: DataFileName, value: unknown): SchemaFinding[] {
  const validate = validators[name]
  if (validate(value)) return []
  const errors = validate.errors ?? []
  validate.errors = null // They hold on to the whole file's value.
  const isHole = (pointer: string): boolean =>
    Array.isArray(value) && /^\/\d+$/u.test(pointer) && !Object.hasOwn(value, pointer.slice(1))
  // One finding a mistake: alternatives are taken together.
  return errors
    .filter(({ schemaPath }) => !/\/(anyOf|oneOf)\/\d+\//.test(schemaPath))
    .filter(({ instancePath }) => !isHole(instancePath))
    .map((error) => finding(name, value, error))
}

/** A value of the wrong shape for each kind of file. */
const wrong = {
  list: [{}, [{}]],
  map: [[], { key: 1 }],
  groups: [[], { key: 1 }],
  single: [{}, []],
}

/**
 * Makes sure that every compiled schema refuses what is plainly wrong: one that accepts everything
 * would make all data seem right.
 * @throws Error naming the schema
 */
export function assertValidatorsWork(): void {
  for (const file of dataFileNames) {
    const accepted = wrong[dataFiles[file].shape].find((value) => validators[file](value))
    if (accepted === undefined) continue
    throw new Error(`The schema of ${file}.json accepts ${JSON.stringify(accepted)}.`)
  }
}

function finding(name: DataFileName, value: unknown, error: ErrorObject): SchemaFinding {
  const { keyword, params, instancePath, data } = error
  const segments = toSegments(instancePath)
  const record = recordName(name, value, segments)
  const field = fieldName(value, segments, record === undefined ? 0 : recordDepth(name))
  const prefix = record === undefined ? '' : `${record}: `
  const at = { pointer: instancePath, at: 'value', keyword } as const

  if (keyword === 'additionalProperties') {
    const written = String(params['additionalProperty'])
    const allowed = Object.keys((valueAt(error.parentSchema, ['properties']) ?? {}) as object)
    return {
      pointer: `${instancePath}/${escapeSegment(written)}`,
      at: 'key',
      keyword,
      message: `${prefix}"${written}" is not a known property${field ? ` of ${field}` : ''}`,
      choice: { written, allowed },
      suggestion: nearest(written, allowed),
    }
  }
  if (keyword === 'required') {
    const missing = String(params['missingProperty'])
    const message = `${prefix}"${missing}" is missing${field === undefined ? '' : ` in ${field}`}`
    return { ...at, message, missing }
  }
  const subject = field === undefined ? (record ?? 'the file') : `${prefix}${field}`
  const message = `${subject} ${fault(error)}`
  if (keyword === 'enum' && typeof data === 'string') {
    const choice = { written: data, allowed: allowed(error) }
    return { ...at, message, choice, suggestion: nearest(data, choice.allowed) }
  }
  const quoted = quotedNumber(error)
  if (quoted === undefined) return { ...at, message }
  const hint = `Write ${quoted}, without quotes.`
  return { ...at, message, fix: quoted, hint, suggestion: String(quoted) }
}

function quotedNumber({ keyword, params, data }: ErrorObject): number | undefined {
  if (keyword !== 'type' || typeof data !== 'string') return undefined
  const digits = /^\s*(-?\d{1,15}(?:\.\d{1,15})?)\s*%?\s*$/u.exec(data)?.[1]
  const type: unknown = params['type']
  if (digits === undefined || (type !== 'number' && type !== 'integer')) return undefined
  return type === 'integer' && !Number.isInteger(Number(digits)) ? undefined : Number(digits)
}

/** What is wrong with a value, as the end of a sentence that starts with the value's name. */
function fault(error: ErrorObject): string {
  const { keyword, params, data } = error
  switch (keyword) {
    case 'type':
      return `must be ${typeWords(params['type'])}, but it is ${valueWords(data)}`
    case 'enum':
      return `must be ${listOr(allowed(error).map((text) => `"${text}"`))}, but it is ${valueWords(data)}`
    case 'pattern':
      return String(error.parentSchema?.['patternErrorMessage'] ?? 'is not written as it should be')
    case 'minimum':
      return `must be ${String(params['limit'])} or more, but it is ${valueWords(data)}`
    case 'maximum':
      return `must be ${String(params['limit'])} or less, but it is ${valueWords(data)}`
    case 'minItems':
      return `must have at least ${String(params['limit'])} entries`
    case 'maxItems':
      return `must have at most ${String(params['limit'])} entries`
    case 'anyOf':
      return `needs ${listOr(alternatives(error).map((property) => `"${property}"`))}`
    default:
      return error.message ?? 'is not as it should be'
  }
}

const nouns: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group of properties in { }',
}

function typeWords(type: unknown): string {
  const types: unknown[] = Array.isArray(type) ? type : String(type).split(',')
  return listOr(types.map((one) => nouns[String(one)] ?? String(one)))
}

function valueWords(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of properties'
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : `"${shorten(value)}"`
  return typeof value === 'number' ? `the number ${value}` : String(value)
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

/** `"area" of entry 1 of "floors"`; undefined where the record itself is meant. */
function fieldName(value: unknown, segments: readonly string[], from: number): string | undefined {
  const names = segments
    .map((segment, index) =>
      Array.isArray(valueAt(value, segments.slice(0, index)))
        ? `entry ${Number(segment) + 1}`
        : `"${segment}"`,
    )
    .slice(from)
  return names.length === 0 ? undefined : names.reverse().join(' of ')
}

function allowed({ params }: ErrorObject): string[] {
  const values: unknown = params['allowedValues']
  return Array.isArray(values) ? values.map(String) : []
}

/** The properties of which one is required. */
function alternatives({ schema }: ErrorObject): string[] {
  const branches: unknown[] = Array.isArray(schema) ? schema : []
  return branches.flatMap((branch) => {
    const required = valueAt(branch, ['required'])
    return Array.isArray(required) ? required.map(String) : []
  })
}
