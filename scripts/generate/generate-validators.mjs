import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'

const banner = '// Written by scripts/generate.mjs from schemas/. Change a schema, not this file.\n'

/** A value each kind of top level must refuse. */
const wrong = { array: {}, object: [] }

/** What editors read while typing; a validator has no use for it. */
const annotations = new Set(['$schema', 'title', 'description', 'examples', 'shownWhere'])

const withoutAnnotations = (schema) => {
  if (Array.isArray(schema)) return schema.map(withoutAnnotations)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !annotations.has(keyword))
      .map(([keyword, value]) => [
        keyword,
        // Below these the keys are names of ours, not keywords.
        keyword === 'properties' || keyword === '$defs'
          ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, withoutAnnotations(v)]))
          : withoutAnnotations(value),
      ]),
  )
}

/**
 * One self-contained module of compiled validators: no ajv at run time, the same under Node, in a
 * bundle and in tests. `verbose`, because the words of an error need the schema that refused.
 * @param {Record<string, any>} schemas every schema by its data file's name
 */
export function validatorsSource({ common, ...files }) {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    // Plain code units: otherwise the module would need ajv's helpers at run time.
    unicodeRegExp: false,
    code: { source: true, esm: true, lines: true },
  })
  ajv.addVocabulary(['patternErrorMessage'])
  ajv.addSchema(withoutAnnotations(common), 'common.schema.json')
  for (const [name, schema] of Object.entries(files)) {
    ajv.addSchema(withoutAnnotations(schema), `${name}.schema.json`)
    assertRefuses(ajv.getSchema(`${name}.schema.json`), schema.type, name)
  }
  const names = Object.keys(files)
  const code = standalone.default(
    ajv,
    Object.fromEntries(names.map((name) => [name, `${name}.schema.json`])),
  )
  if (/\brequire\(|\bimport\b/.test(code)) throw new Error('the validators are not self-contained')
  const own = code.replaceAll(/^export const /gm, 'const ')
  return `${banner}${own}\nexport const validators = {\n${names.map((name) => `  ${name},\n`).join('')}}\n`
}

function assertRefuses(validate, type, name) {
  if (validate(wrong[type])) throw new Error(`${name}.schema.json accepts the wrong type`)
  const records = type === 'array' ? [0] : { key: 0, name: 0 }
  if (validate(records)) throw new Error(`${name}.schema.json accepts a number for a record`)
}

/** The types of the module above. */
export function declarationsSource() {
  return `${banner}import type { ErrorObject } from 'ajv'
import type { DataFiles } from './data.generated.ts'

/** True when the value fits; otherwise \`errors\` says why, with the schema and data of each. */
export type Validator = { (value: unknown): boolean; errors?: ErrorObject[] | null }

export declare const validators: Readonly<Record<keyof DataFiles, Validator>>
`
}
