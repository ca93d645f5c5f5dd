import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'

const banner = '// Written by scripts/generate.mjs from schemas/. Change a schema, not this file.\n'

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
  ajv.addVocabulary(['patternErrorMessage', 'shownWhere'])
  ajv.addSchema(common, 'common.schema.json')
  const names = Object.keys(files)
  for (const name of names) ajv.addSchema(files[name], `${name}.schema.json`)
  const code = standalone.default(
    ajv,
    Object.fromEntries(names.map((name) => [name, `${name}.schema.json`])),
  )
  if (code.includes('require(') || code.includes('import '))
    throw new Error('the validators are not self-contained')
  return `${banner}${code}\nexport const validators = {\n${names.map((name) => `  ${name},\n`).join('')}}\n`
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
