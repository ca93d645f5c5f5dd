// The least that checking the data files can cost: read, parse, run the compiled schemas.
// node read-parse-check DIR
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFileNames } from '../../../catalogue/data-files.ts'
import { validators } from '../../../schemas/generated/validators.generated.js'

const folder = process.argv[2] ?? 'data'
for (const name of dataFileNames) {
  const value: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  if (!validators[name](value)) throw new Error(`${name}.json breaks its schema`)
}
