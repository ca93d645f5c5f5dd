import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from './run-folder.ts'

const sample = resolve('data')

/** A copy of the sample data that a test may damage; its pictures are the sample's own. */
export type DataCopy = {
  readonly folder: string
  readonly read: (file: string) => string
  readonly write: (file: string, contents: string | Uint8Array) => void
  readonly remove: (file: string) => void
  /** Puts the sample's file back. */
  readonly restore: (file: string) => void
}

export const copySampleData = (): DataCopy => {
  const folder = temporaryFolder()
  for (const name of readdirSync(sample)) {
    if (name.endsWith('.json')) cpSync(join(sample, name), join(folder, name))
  }
  mkdirSync(join(folder, 'images'))
  for (const name of readdirSync(join(sample, 'images'))) {
    const [from, to] = [join(sample, 'images', name), join(folder, 'images', name)]
    // Drawings are small; forty megabytes of pictures are only linked.
    if (name === 'logos') cpSync(from, to, { recursive: true })
    else symlinkSync(from, to)
  }
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, contents) => writeFileSync(join(folder, file), contents),
    remove: (file) => rmSync(join(folder, file)),
    restore: (file) => cpSync(join(sample, file), join(folder, file)),
  }
}
