import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { listOr, shortened } from '../../domain/text/text.ts'
import { schemas } from '../../schemas/generated/schemas.generated.ts'
import type { DataFileName } from '../data-files.ts'
import { escapeSegment, toSegments, valueAt } from '../json/pointer.ts'
import type { Finding, FindingDetails } from './finding.ts'
import { withInvisibleNamed } from './invisible-characters.ts'
import { recordDepth, recordName } from './records.ts'
import { schema } from './rules/reading-rules.ts'
import { createSuggester, nearest, type Suggester } from './suggestions.ts'

// `verbose` is needed, because a message depends on the part of the schema that refused.
const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true })
ajv.addVocabulary(['patternErrorMessage', 'shownWhere'])
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, `${name}.schema.json`)

/**
 * Every break of the file's schema; empty for a good file. Holes of a recovered list are skipped.
 */
export function checkSchema(file: DataFileName, value: unknown): Finding[] {
  const validate = ajv.getSchema(`${file}.schema.json`)
  if (!validate) throw new Error(`schemas/ has none for ${file}`)
  if (validate(value)) return []
  const errors = validate.errors ?? []
  validate.errors = null // They hold on to the whole file's value.
  const isHole = (pointer: string): boolean =>
    Array.isArray(value) && /^\/\d+$/u.test(pointer) && !Object.hasOwn(value, pointer.slice(1))
  const suggest = createSuggester()
  // The errors of alternatives are joined, so that one mistake is one finding.
  return errors
    .filter(({ schemaPath }) => !/\/(anyOf|oneOf)\/\d+\//.test(schemaPath))
    .filter(({ instancePath }) => !isHole(instancePath))
    .map((error) => {
      const { message, ...details } = detailsOf(file, value, error, suggest)
      const where = { rule: schema, file, pointer: error.instancePath }
      return { ...where, message: withInvisibleNamed(message), ...details }
    })
}

function detailsOf(
  file: DataFileName,
  value: unknown,
  error: ErrorObject,
  suggest: Suggester,
): FindingDetails & Partial<Finding> {
  const { keyword, params, instancePath, data } = error
  const segments = toSegments(instancePath)
  const record = recordName(file, value, segments)
  const field = fieldName(value, segments, record === undefined ? 0 : recordDepth(file))
  const prefix = record === undefined ? '' : `${record}: `
  const suggestionFor = (written: string, knownValues: readonly string[]) => ({
    suggestion: nearest(written, knownValues),
    fix: () => suggest.only(written, knownValues),
  })
  if (keyword === 'additionalProperties') {
    const written = String(params['additionalProperty'])
    const knownProperties = Object.keys(
      (valueAt(error.parentSchema, ['properties']) ?? {}) as object,
    )
    return {
      pointer: `${instancePath}/${escapeSegment(written)}`,
      target: 'key',
      message: `${prefix}"${written}" is not a known property${field ? ` of ${field}` : ''}`,
      ...suggestionFor(written, knownProperties),
    }
  }
  if (keyword === 'required') {
    const missing = String(params['missingProperty'])
    const message = `${prefix}"${missing}" is missing${field === undefined ? '' : ` in ${field}`}`
    return { message, missing }
  }
  const subject = field === undefined ? (record ?? 'the file') : `${prefix}${field}`
  const message = `${subject} ${wrongness(error)}`
  if (keyword === 'enum' && typeof data === 'string')
    return { message, ...suggestionFor(data, allowed(error)) }
  const number = quotedNumber(error)
  if (number === undefined) return { message }
  const hint = `Write ${number}, without quotes.`
  return { message, hint, suggestion: String(number), fix: () => number }
}

/** The number that is written in quotes, or with a sign for per cent or degrees, in place of a number. */
function quotedNumber({ keyword, params, data }: ErrorObject): number | undefined {
  if (keyword !== 'type' || typeof data !== 'string') return undefined
  const digits = /^\s*(-?\d{1,15}(?:\.\d{1,15})?)\s*(?:%|°?\s*[NE]?)\s*$/u.exec(data)?.[1]
  const type: unknown = params['type']
  if (digits === undefined || (type !== 'number' && type !== 'integer')) return undefined
  return type === 'integer' && !Number.isInteger(Number(digits)) ? undefined : Number(digits)
}

/** What is wrong with a value, as the end of a sentence that starts with the value's name. */
function wrongness(error: ErrorObject): string {
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

/** Values are cut in messages, as descriptions are long. */
const MAX_VALUE = 40

function valueWords(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of properties'
  if (typeof value === 'string')
    return value.trim() === '' ? 'empty' : `"${shortened(value, MAX_VALUE)}"`
  return typeof value === 'number' ? `the number ${value}` : String(value)
}

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

/** The properties of which the schema requires one. */
function alternatives({ schema }: ErrorObject): string[] {
  const branches: unknown[] = Array.isArray(schema) ? schema : []
  return branches.flatMap((branch) => {
    const required = valueAt(branch, ['required'])
    return Array.isArray(required) ? required.map(String) : []
  })
}
