import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeRecord, entriesOf, recordsIn } from '../../../catalogue/checks/records.ts'
import type { DataFileName, ImageUse } from '../../../catalogue/data-files.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { readJson } from '../../../catalogue/json/read.ts'
import { filesWithImages, imagesIn } from '../../../catalogue/pictures/references.ts'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { requireFolder } from '../../files.ts'
import { createCardSubjects, type CardSubject } from '../cards/subjects.ts'

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

// Whole folders that hold the site's own pictures.
const siteFolders: Readonly<Record<string, readonly ImageUse[]>> = {
  brand: ['social'],
  defaults: ['card', 'gallery'],
  placeholders: ['gallery'],
}
// The six entries for when (docs/product.md, 'Failures') the amenity pictures cannot be loaded.
const amenities = ['swimming-pool', 'gym', 'gardens', 'club-house', 'parking', 'kids-area']
const picture = /\.(?:jpe?g|png|webp|avif|gif|tiff?|svg)$/iu

/** The pictures that the site itself uses, whatever the data says, as far as they exist. */
const siteImages = (folder: string): (readonly [path: string, uses: readonly ImageUse[]])[] => [
  ...Object.entries(siteFolders)
    .filter(([name]) => existsSync(join(folder, name)))
    .flatMap(([name, uses]) =>
      readdirSync(join(folder, name))
        .filter((file) => picture.test(file))
        .map((file) => [`${name}/${file}`, uses] as const),
    ),
  ...amenities
    .map((name) => [`amenities/${name}.jpg`, ['gallery']] as const)
    .filter(([path]) => existsSync(join(folder, path))),
]

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
    const source = found.get(path) ?? { path, uses: new Set(), ...where() }
    found.set(path, source)
    for (const use of uses) source.uses.add(use)
  }
  const broken: { file: string; reason: string }[] = []
  const missing: string[] = []
  const cards = createCardSubjects()
  for (const name of filesWithImages) {
    const file = `${name}.json`
    const read = readValue(dataFolder, name)
    if ('reason' in read) broken.push({ file, reason: read.reason })
    if ('isMissing' in read) missing.push(file)
    for (const record of 'value' in read ? recordsIn(name, entriesOf(name, read.value)) : []) {
      cards.visit(record)
      for (const { path, below, uses } of imagesIn(record))
        add(path, uses, () => ({
          file,
          pointer: toPointer([...record.segments, ...below]),
          record: describeRecord(record) ?? file,
        }))
    }
  }
  for (const [path, uses] of siteImages(join(dataFolder, 'images')))
    add(path, uses, () => ({ file: undefined, pointer: '', record: 'the site itself' }))
  const sources = [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return { sources, broken, missing, cards: cards.list(), agency: cards.agency() }
}

/** What a data file holds, or why it cannot be read. */
const readValue = (
  folder: string,
  name: DataFileName,
): { readonly value: unknown } | { readonly reason: string } | { readonly isMissing: true } => {
  try {
    const source = readJson(readFileSync(join(folder, `${name}.json`)))
    if (source.ok) return { value: source.value }
    const [first] = source.errors
    return { reason: `line ${first?.line ?? 1}: ${first?.message ?? 'it is not JSON'}` }
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return { isMissing: true }
    return { reason: reasonOf(error) }
  }
}
