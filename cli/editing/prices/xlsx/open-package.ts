import { posix } from 'node:path'
import sax from 'sax'
import { openPromise, type Entry } from 'yauzl'
import { CannotRun } from '../../../../catalogue/system-errors.ts'

/** A workbook of a million formatted rows unpacks to 200 MB, which are read piece by piece. */
const MAX_UNPACKED = 250_000_000
const MAX_PARTS = 10_000

/** What a reader of XML wants to hear of; names are without their prefix. */
export type XmlListener = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

export type Relation = { readonly id: string; readonly kind: string; readonly part: string }

export type Package = Awaited<ReturnType<typeof openPackage>>

/**
 * Opens an Office document: a ZIP file of XML parts that refer to each other. Names of parts are in
 * small letters with slashes, as some programs write backslashes, or capitals in one place only.
 * @throws where the file is no ZIP file
 */
export async function openPackage(path: string) {
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const name = partName('/', entry.fileNameRaw.toString())
    if (!entries.has(name)) entries.set(name, entry)
    if (entries.size > MAX_PARTS) throw new CannotRun(`"${path}" has more than 10,000 parts.`)
  }
  let unpacked = 0

  /** Reads a part piece by piece; a missing one has no elements. @throws where it is no XML */
  async function read(part: string, listener: XmlListener): Promise<void> {
    const entry = entries.get(part)
    if (entry === undefined) return
    // The archive's own figures are true, as a part that is longer is not read to its end.
    unpacked += entry.uncompressedSize
    if (unpacked > MAX_UNPACKED)
      throw new CannotRun(
        `"${path}" unpacks to more than ${MAX_UNPACKED / 1e6} MB: copy the prices into a new workbook.`,
      )
    // It hands long texts over in pieces, and refuses long names and values.
    const parser = Object.assign(new sax.SAXParser(true), {
      onerror(error: Error) {
        throw error
      },
      onopentag: ({ name, attributes }: sax.Tag) => listener.open?.(localName(name), attributes),
      ontext: (text: string) => listener.text?.(text),
      oncdata: (text: string) => listener.text?.(text),
      onclosetag: (name: string) => listener.close?.(localName(name)),
    })
    const stream = await zip.openReadStreamPromise(entry)
    stream.setEncoding('utf8')
    for await (const chunk of stream as AsyncIterable<string>) parser.write(chunk)
    parser.close()
  }

  return {
    read,
    has: (part: string): boolean => entries.has(part),
    /** The parts that a part refers to; '/' stands for the whole package. */
    async relations(of: string): Promise<Relation[]> {
      const relations: Relation[] = []
      const folder = posix.dirname(of)
      await read(posix.join(folder, '_rels', `${posix.basename(of)}.rels`), {
        open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
          if (name === 'Relationship')
            relations.push({ id, kind: posix.basename(type), part: partName(folder, target) })
        },
      })
      return relations
    },
    close: () => zip.close(),
  }
}

const partName = (folder: string, name: string): string =>
  posix.resolve('/', folder, name.replaceAll('\\', '/')).toLowerCase()

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
