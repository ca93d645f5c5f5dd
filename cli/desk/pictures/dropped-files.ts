import { link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { checkPicture } from '../../../catalogue/pictures/picture-header.ts'
import { MAX_PAPER_BYTES, problemOfPdf } from '../../../catalogue/pictures/paper-check.ts'
import { makeFolder } from '../../../catalogue/make-folder.ts'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { toSlug } from '../../../domain/text/slug.ts'
import { whyReadOnly } from '../data/disk.ts'
import { Refused } from '../refused-error.ts'

/** Files that can be dropped in a form: their folder in the data folder, and what is taken. */
export type Droppable = {
  folder: string
  endings: readonly string[]
  /** The endings as a person reads them. */
  kinds: string
  maxBytes: number
  /** What is wrong with a file, as a part of a sentence. */
  problemOf: (file: string) => Promise<string | undefined>
}

export const PICTURES: Droppable = {
  folder: 'images',
  endings: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'],
  kinds: 'JPEG, PNG, WebP, AVIF or SVG',
  maxBytes: 20 * 1024 * 1024,
  async problemOf(file) {
    const finding = await checkPicture(file)
    return finding && `the picture ${finding.problem}`
  },
}

export const PAPERS: Droppable = {
  folder: 'documents',
  endings: ['.pdf'],
  kinds: 'a PDF',
  // A larger file than the site shows is told in the words of the check, as far as the desk takes files at all.
  maxBytes: 2 * MAX_PAPER_BYTES,
  async problemOf(file) {
    const problem = problemOfPdf(await readFile(file))
    return problem && `the file ${problem}`
  },
}

/**
 * Stores a file under a free name.
 * @param below the folder in the folder of its kind
 * @returns its path in the folder of its kind
 * @throws Refused for a file that the site cannot show
 */
export async function storeDropped(
  dataFolder: string,
  kind: Droppable,
  below: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  const why = whyReadOnly(dataFolder)
  if (why !== null) throw new Refused(why)
  if (!kind.endings.includes(extname(name).toLowerCase()))
    throw new Refused(`"${name}" was not stored: use ${kind.kinds}.`, 415)
  try {
    const folder = join(dataFolder, kind.folder, below)
    makeFolder(folder)
    const stored = await putUnderFreeName(bytes, folder, name, kind)
    return below === '' ? stored : `${below}/${stored}`
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(`"${name}" was not stored: ${reasonOf(error)}.`)
  }
}

/** Checks a file beside its place and links it there, which never replaces another one. */
async function putUnderFreeName(
  bytes: Buffer,
  folder: string,
  name: string,
  { problemOf }: Droppable,
): Promise<string> {
  const ending = extname(name).toLowerCase()
  const slug = toSlug(name.slice(0, -ending.length)) || 'file'
  const aside = await mkdtemp(join(folder, '.dropped-'))
  try {
    const file = join(aside, `file${ending}`)
    await writeFile(file, bytes, { flush: true })
    const problem = await problemOf(file)
    if (problem !== undefined) throw new Refused(`"${name}" was not stored: ${problem}.`, 415)
    for (let number = 1; ; number += 1) {
      const free = `${slug}${number === 1 ? '' : `-${number}`}${ending}`
      try {
        await link(file, join(folder, free))
        return free
      } catch (error) {
        if (systemErrorCode(error) !== 'EEXIST') throw error
      }
    }
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
