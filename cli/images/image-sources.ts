import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { describeRecord, recordsIn, type RecordAt } from '../../catalogue/checks/records.ts'
import { dataFiles, type ImageUse } from '../../catalogue/data-files.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import { readJson } from '../../catalogue/json/read-json.ts'
import { checkHeader } from '../../catalogue/pictures/picture-header.ts'
import { stampOf } from '../../catalogue/pictures/named-files.ts'
import type { KnownFiles } from '../../catalogue/pictures/picture-check.ts'
import {
  outsideFinding,
  pictureKey,
  findingOf,
  namesIn,
  resolveImage,
  type ImageFinding,
} from '../../catalogue/pictures/resolve-image.ts'
import { filesWithImages, imagesIn } from '../../catalogue/pictures/picture-references.ts'
import { reasonOf, systemErrorCode } from '../../catalogue/system-errors.ts'
import { requireFolder } from '../atomic-files.ts'
import { contentHash, derivativeHash } from './encode/encoder-settings.ts'

/** A picture that is referred to, with the first place that does so. */
export type ImageSource = {
  path: string
  uses: Set<ImageUse>
  /** The data file, as `floorPlan.json`; undefined for a picture that only the site itself uses. */
  file: string | undefined
  pointer: string
  /** The record's name: 'project "The Aravalli Summit"'. */
  record: string
}

// These folders hold the site's own pictures.
const siteFolders: Readonly<Record<string, readonly ImageUse[]>> = {
  brand: ['social'],
  defaults: ['card', 'gallery'],
  placeholders: ['gallery'],
}
// These six stand in when the amenity pictures cannot be loaded (docs/product.md, 'Failures').
const amenities = ['swimming-pool', 'gym', 'gardens', 'club-house', 'parking', 'kids-area']
const picture = /\.(?:jpe?g|png|webp|avif|gif|tiff?|svg)$/iu

/** Whether a file is named like a picture. */
export const isPicture = (file: string): boolean => picture.test(file)

/** The existing pictures that the site itself uses, whatever the data says. */
export const siteImages = (folder: string) =>
  [
    ...Object.entries(siteFolders).flatMap(([name, uses]) =>
      namesIn(join(folder, name))
        .filter(isPicture)
        .map((file) => ({ path: `${name}/${file}`, uses })),
    ),
    ...amenities.map((name) => ({ path: `amenities/${name}.jpg`, uses: ['gallery'] as const })),
  ].filter(({ path }) => existsSync(join(folder, path)))

export const readRecords = (dataFolder: string) => {
  requireFolder(dataFolder, 'data folder')
  const broken: { file: string; reason: string }[] = []
  const missing: string[] = []
  const records = filesWithImages.flatMap((name) => {
    const file = `${name}.json`
    try {
      const source = readJson(readFileSync(join(dataFolder, file)))
      if (source.ok) return recordsIn(name, source.value)
      const { line, message } = source.errors[0] ?? { line: 1, message: 'it is not JSON' }
      broken.push({ file, reason: `line ${line}: ${message}` })
    } catch (error) {
      if (systemErrorCode(error) !== 'ENOENT') broken.push({ file, reason: reasonOf(error) })
      else if (!dataFiles[name].isOptional) missing.push(file)
    }
    return []
  })
  return { records, broken, missing }
}

/**
 * All pictures that the records and the site itself refer to, in alphabetical order of their paths.
 * @param unnamed further pictures, which records are about to name
 */
export const collectSources = (
  records: readonly RecordAt[],
  sourceImageFolder: string,
  unnamed: readonly string[] = [],
): readonly ImageSource[] => {
  const references = [
    ...records.flatMap((record) =>
      imagesIn(record).map(({ value: path, pathInRecord, uses }) => ({
        path,
        uses,
        file: `${record.file}.json`,
        pointer: toPointer([...record.pathInFile, ...pathInRecord]),
        record: describeRecord(record) ?? `${record.file}.json`,
      })),
    ),
    ...[
      ...siteImages(sourceImageFolder),
      ...unnamed.map((path) => ({ path, uses: ['card', 'gallery'] as const })),
    ].map((image) => ({
      ...image,
      file: undefined,
      pointer: '',
      record: 'the site itself',
    })),
  ]
  const sourcesByPath = new Map<string, ImageSource>()
  for (const { path: written, uses, ...where } of references) {
    const path = pictureKey(written)
    const source = sourcesByPath.get(path) ?? { path, uses: new Set(), ...where }
    sourcesByPath.set(path, source)
    for (const use of uses) source.uses.add(use)
  }
  return [...sourcesByPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

export type ImageFailure = { source: ImageSource; finding: ImageFinding }

/** A picture by its content: copies under several paths are one picture. */
export type Picture = {
  hash: string
  file: string
  bytes: number
  /** All places that refer to the picture, under whatever path. */
  sources: ImageSource[]
  uses: Set<ImageUse>
}

export const isDrawing = (file: string): boolean => extname(file).toLowerCase() === '.svg'

/** A file as known from before, or read anew if it has changed; otherwise its mistake. */
const readOne = async (file: string, before: KnownFiles[string] | undefined) => {
  try {
    const info = statSync(file)
    const [bytes, stamp] = [info.size, stampOf(info)]
    if (before?.[0] === stamp) return { file, bytes, known: before }
    const finding = await checkHeader(file)
    if (finding) return { finding }
    return { file, bytes, known: [stamp, contentHash(await readFile(file))] as const }
  } catch (error) {
    return { finding: findingOf(error) }
  }
}

/** Joins sources with the same content; known files are read again only if they have changed. */
export const identifyPicture = async (
  sources: readonly ImageSource[],
  sourceImageFolder: string,
  knownFiles: KnownFiles,
) => {
  const pictures = new Map<string, Picture>()
  const failures: ImageFailure[] = []
  const files: Record<string, KnownFiles[string]> = {}
  for (const source of sources) {
    const path = resolveImage(sourceImageFolder, source.path)
    const found = path ? await readOne(path, knownFiles[source.path]) : { finding: outsideFinding }
    if (found.finding) {
      failures.push({ source, finding: found.finding })
      continue
    }
    files[source.path] = found.known
    const { file, bytes } = found
    const hash = derivativeHash(found.known[1], isDrawing(file))
    const picture = pictures.get(hash) ?? { file, bytes, hash, sources: [], uses: new Set() }
    pictures.set(hash, picture)
    picture.sources.push(source)
    for (const use of source.uses) picture.uses.add(use)
  }
  return { pictures: [...pictures.values()], failures, files }
}
