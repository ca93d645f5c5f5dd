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

export type DataCopy = ReturnType<typeof copySampleData>

/** Copies the sample data, so that a test may damage it; its pictures are the sample's own. */
export function copySampleData() {
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
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write: (file: string, contents: string | Uint8Array) =>
      writeFileSync(join(folder, file), contents),
    remove: (file: string) => rmSync(join(folder, file)),
    /** Puts the sample's file back. */
    restore: (file: string) => cpSync(join(sample, file), join(folder, file)),
  }
}
