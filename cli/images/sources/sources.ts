import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeRecord, entriesOf, recordsIn } from '../../../catalogue/checks/records.ts'
import type { ImageUse } from '../../../catalogue/data-files.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { readJson } from '../../../catalogue/json/read.ts'
import { filesWithImages, imagesIn } from '../../../catalogue/pictures/references.ts'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { requireFolder } from '../../files.ts'
import { cardSubjects, type CardSubjects } from '../cards/subjects.ts'

/** A picture that something refers to, with the first place that does. */
export type ImageSource = {
  path: string
  uses: Set<ImageUse>
  /** `floorPlan.json`, or undefined for a picture that only the site itself uses. */
  file: string | undefined
  pointer: string
  /** 'project "The Aravalli Summit"'. */
  record: string
}

export type ImageSources = CardSubjects & {
  /** In alphabetical order of their paths. */
  sources: readonly ImageSource[]
  /** Data files that could not be read: what their records use is unknown. */
  broken: { file: string; reason: string }[]
  /** Data files that are not there: perhaps they are only being replaced. */
  missing: string[]
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
const siteImages = (folder: string): { path: string; uses: readonly ImageUse[] }[] => [
  ...Object.entries(siteFolders)
    .filter(([name]) => existsSync(join(folder, name)))
    .flatMap(([name, uses]) =>
      readdirSync(join(folder, name))
        .filter((file) => picture.test(file))
        .map((file) => ({ path: `${name}/${file}`, uses })),
    ),
  ...amenities
    .map((name) => ({ path: `amenities/${name}.jpg`, uses: ['gallery'] as const }))
    .filter(({ path }) => existsSync(join(folder, path))),
]

/**
 * All pictures that the data files in `dataFolder` and the site itself refer to.
 * @throws CannotRun where the folder cannot be read
 */
export const collectSources = (dataFolder: string): ImageSources => {
  requireFolder(dataFolder, 'data folder')
  const broken: ImageSources['broken'] = []
  const missing: ImageSources['missing'] = []
  const records = filesWithImages.flatMap((name) => {
    const file = `${name}.json`
    try {
      const source = readJson(readFileSync(join(dataFolder, file)))
      if (source.ok) return recordsIn(name, entriesOf(name, source.value))
      const [first] = source.errors
      broken.push({
        file,
        reason: `line ${first?.line ?? 1}: ${first?.message ?? 'it is not JSON'}`,
      })
    } catch (error) {
      if (systemErrorCode(error) === 'ENOENT') missing.push(file)
      else broken.push({ file, reason: reasonOf(error) })
    }
    return []
  })
  const references = [
    ...records.flatMap((record) =>
      imagesIn(record).map(({ path, below, uses }) => ({
        path,
        uses,
        file: `${record.file}.json`,
        pointer: toPointer([...record.segments, ...below]),
        record: describeRecord(record) ?? `${record.file}.json`,
      })),
    ),
    ...siteImages(join(dataFolder, 'images')).map((image) => ({
      ...image,
      file: undefined,
      pointer: '',
      record: 'the site itself',
    })),
  ]
  const found = new Map<string, ImageSource>()
  for (const { path: written, uses, ...where } of references) {
    // A leading slash means the image folder; the site finds pictures without it.
    const path = written.replace(/^\/+/u, '')
    const source = found.get(path) ?? { path, uses: new Set(), ...where }
    found.set(path, source)
    for (const use of uses) source.uses.add(use)
  }
  const sources = [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return { sources, broken, missing, ...cardSubjects(records) }
}
