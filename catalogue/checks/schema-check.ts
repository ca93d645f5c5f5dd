import { validators } from '../../schemas/generated/validators.generated.js'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { schemaFindings, type SchemaFinding } from './schema-messages.ts'

/** Every break of the file's schema; empty for a good file. Holes in a list are not looked at. */
export function checkSchema(name: DataFileName, value: unknown): SchemaFinding[] {
  const validate = validators[name]
  if (validate(value)) return []
  const errors = validate.errors ?? []
  validate.errors = null // They hold on to the whole file's value.
  const isHole = (pointer: string): boolean =>
    Array.isArray(value) && /^\/\d+$/u.test(pointer) && !Object.hasOwn(value, pointer.slice(1))
  return schemaFindings(
    name,
    value,
    errors.filter(({ instancePath }) => !isHole(instancePath)),
  )
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
 * would make all data look right.
 * @throws Error naming the schema
 */
export function assertValidatorsWork(): void {
  for (const file of dataFileNames) {
    const accepted = wrong[dataFiles[file].shape].find((value) => validators[file](value))
    if (accepted === undefined) continue
    throw new Error(`The schema of ${file}.json accepts ${JSON.stringify(accepted)}.`)
  }
}
