import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { readJson } from '../../../catalogue/json/read.ts'
import { filesWithImages, imagesIn } from '../../../catalogue/pictures/references.ts'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { requireFolder } from '../../folders.ts'
import { describeRecord, entriesOf, recordsIn } from '../../../catalogue/checks/records.ts'
import { createCardSubjects, type CardSubject } from '../cards/subjects.ts'
import { siteImages } from './site-images.ts'
import type { ImageUse } from '../../../catalogue/data-files.ts'

/** A picture that something refers to, with the first place that does. */
export type ImageSource = {
  readonly path: string
  readonly uses: ReadonlySet<ImageUse>
  /** `floorPlan.json`, or undefined for a picture that only the site itself uses. */
  readonly file: string | undefined
  readonly pointer: string
  /** 'project "The Aravalli Summit"'. */
  readonly record: string
}

export type ImageSources = {
  /** In alphabetical order of their paths. */
  readonly sources: readonly ImageSource[]
  /** Data files that could not be read: what their records use is unknown. */
  readonly broken: readonly { readonly file: string; readonly reason: string }[]
  /** Data files that are not there: perhaps they are only being replaced. */
  readonly missing: readonly string[]
  /** The pages that get a social card. */
  readonly cards: readonly CardSubject[]
  /** What `site.json` calls the agency. */
  readonly agency: string
}

const missing = Symbol('missing')

/** What a data file holds, or why it cannot be read. */
const readValue = (
  path: string,
): { readonly value: unknown } | { readonly reason: string | typeof missing } => {
  try {
    const source = readJson(readFileSync(path))
    if (source.ok) return { value: source.value }
    const [first] = source.errors
    return { reason: `line ${first?.line ?? 1}: ${first?.message ?? 'it is not JSON'}` }
  } catch (error) {
    return { reason: systemErrorCode(error) === 'ENOENT' ? missing : reasonOf(error) }
  }
}

/**
 * All pictures that the data files in `dataFolder` and the site itself refer to.
 * @throws CannotRun where the folder cannot be read
 */
export const collectSources = (dataFolder: string): ImageSources => {
  requireFolder(dataFolder, 'data folder')
  const found = new Map<string, ImageSource & { readonly uses: Set<ImageUse> }>()
  const add = (
    written: string,
    uses: readonly ImageUse[],
    where: () => Pick<ImageSource, 'file' | 'pointer' | 'record'>,
  ): void => {
    // A leading slash means the image folder; the site looks pictures up without it.
    const path = written.replace(/^\/+/u, '')
    let source = found.get(path)
    if (source === undefined) found.set(path, (source = { path, uses: new Set(), ...where() }))
    for (const use of uses) source.uses.add(use)
  }

  const broken: { file: string; reason: string }[] = []
  const missingFiles: string[] = []
  const cards = createCardSubjects()
  for (const name of filesWithImages) {
    const file = `${name}.json`
    const read = readValue(join(dataFolder, file))
    if ('reason' in read) {
      if (read.reason === missing) missingFiles.push(file)
      else broken.push({ file, reason: read.reason })
      continue
    }
    for (const record of recordsIn(name, entriesOf(name, read.value))) {
      cards.visit(record)
      for (const { path, below, uses } of imagesIn(record)) {
        add(path, uses, () => ({
          file,
          pointer: toPointer([...record.segments, ...below]),
          record: describeRecord(record) ?? file,
        }))
      }
    }
  }
  for (const { path, uses } of siteImages(join(dataFolder, 'images'))) {
    add(path, uses, () => ({ file: undefined, pointer: '', record: 'the site itself' }))
  }
  return {
    sources: [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    broken,
    missing: missingFiles,
    cards: cards.list(),
    agency: cards.agency(),
  }
}
