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

/**
 * Copies the sample data, so that a test may damage it; its pictures, films and papers are the sample's own.
 * @param changes what some of the files are to say instead
 */
export function copySampleData(changes: Readonly<Record<string, (text: string) => string>> = {}) {
  const folder = temporaryFolder()
  const files = readdirSync(sample).filter((name) => name.endsWith('.json'))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, contents: string | Uint8Array) =>
    writeFileSync(join(folder, file), contents)
  const copied = new Map(
    files.map((name) => {
      const text = readFileSync(join(sample, name), 'utf8')
      return [name, changes[name]?.(text) ?? text]
    }),
  )
  const restore = (file: string) => write(file, copied.get(file) ?? '')
  for (const name of files) restore(name)
  mkdirSync(join(folder, 'images'))
  for (const name of readdirSync(join(sample, 'images'))) {
    const [from, to] = [join(sample, 'images', name), join(folder, 'images', name)]
    // Drawings are small; forty megabytes of pictures are only linked.
    if (name === 'logos') cpSync(from, to, { recursive: true, preserveTimestamps: true })
    else symlinkSync(from, to)
  }
  for (const other of ['videos', 'documents']) {
    mkdirSync(join(folder, other))
    for (const name of readdirSync(join(sample, other)))
      symlinkSync(join(sample, other, name), join(folder, other, name))
  }
  return {
    folder,
    read,
    write,
    edit: (file: string, from: string, to: string) => write(file, read(file).replace(from, to)),
    /** Every file's text by its name. */
    texts: () => Object.fromEntries(files.map((name) => [name, read(name)])),
    remove: (file: string) => rmSync(join(folder, file)),
    /** Puts a file back as it was copied. */
    restore,
    /** Puts back what is not as it was copied. */
    restoreAll() {
      for (const [name, text] of copied) if (read(name) !== text) restore(name)
    },
  }
}
