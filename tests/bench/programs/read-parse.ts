// The least that reading the data files can cost. node read-parse DIR …
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFileNames } from '../../../catalogue/data-files.ts'

for (const folder of process.argv.slice(2))
  for (const name of dataFileNames) {
    const path = join(folder, `${name}.json`)
    if (existsSync(path)) JSON.parse(readFileSync(path, 'utf8'))
  }
