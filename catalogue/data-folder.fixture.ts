import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DataFiles } from '../schemas/generated/data.generated.ts'
import { dataFileNames, type DataFileName } from './data-files.ts'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'

/** The agency's own data. */
export const sampleFolder = fileURLToPath(new URL('../data', import.meta.url))

/** A file's new text, what to make of its sample value, or null for no file. */
type Changes = {
  readonly [N in DataFileName]?: string | null | ((sample: DataFiles[N]) => unknown)
}

/** A copy of the sample's data files with changes, gone after the test. */
export function dataFolder(changes: Changes = {}): string {
  const folder = temporaryFolder()
  writeData(folder, changes)
  return folder
}

/** Writes the sample's data files with changes into a folder. */
export function writeData(folder: string, changes: Changes): void {
  for (const name of dataFileNames) {
    const change = changes[name] as string | null | ((sample: unknown) => unknown) | undefined
    const path = join(folder, `${name}.json`)
    const sample = readFileSync(join(sampleFolder, `${name}.json`), 'utf8')
    if (change === null) rmSync(path, { force: true })
    else if (typeof change === 'function')
      writeFileSync(path, JSON.stringify(change(JSON.parse(sample)), undefined, 2))
    else writeFileSync(path, change ?? sample)
  }
}
