import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDataSet, type DataSet } from './files/data-set.ts'
import { writeFiles } from './files/write-files.ts'
import type { Plan } from './command.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

/** A copy of the sample's JSON files, gone after the test; each file can be written otherwise. */
export function copyOfData(changes: Readonly<Record<string, (text: string) => string>> = {}): {
  data: DataSet
  read: (file: string) => string
  /** Every file's text but that of redirects.json. */
  texts: () => Readonly<Record<string, string>>
} {
  const folder = temporaryFolder()
  const files = readdirSync('data').filter((name) => name.endsWith('.json'))
  for (const name of files) {
    cpSync(join('data', name), join(folder, name))
    const change = changes[name]
    if (change) writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')))
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    data: openDataSet(folder),
    read,
    texts: () =>
      Object.fromEntries(
        files.filter((name) => name !== 'redirects.json').map((name) => [name, read(name)]),
      ),
  }
}

/** Writes what a plan changes. */
export const writePlan = (data: DataSet, plan: Plan): Promise<void> =>
  writeFiles(data.folder, plan.changes)
