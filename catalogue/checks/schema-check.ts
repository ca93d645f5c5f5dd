import type { DataFileName } from '../data-files.ts'
import { schemaFindings, type SchemaFinding } from './schema-words.ts'
import { validators } from '../../schemas/generated/validators.generated.js'

/** Every break of the file's schema; empty for a good file. */
export function checkSchema(name: DataFileName, value: unknown): SchemaFinding[] {
  const validate = validators[name]
  if (validate(value)) return []
  const findings = schemaFindings(name, value, validate.errors ?? [])
  validate.errors = null // They hold on to the whole file's value.
  return findings
}
