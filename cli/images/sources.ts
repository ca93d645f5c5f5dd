import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeRecord, recordsIn, type RecordAt } from '../../catalogue/checks/records.ts'
import type { ImageUse } from '../../catalogue/data-files.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import { readJson } from '../../catalogue/json/read.ts'
import {
  checkFile,
  outside,
  problemOfAccess,
  resolveImage,
  type ImageProblem,
} from '../../catalogue/pictures/probe.ts'
import { filesWithImages, imagesIn } from '../../catalogue/pictures/references.ts'
import { reasonOf, systemErrorCode } from '../../catalogue/system-errors.ts'
import { requireFolder } from '../files.ts'
import { contentHash, derivativeHash } from './encode/settings.ts'

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
const siteImages = (folder: string) =>
  [
    ...Object.entries(siteFolders).flatMap(([name, uses]) =>
      (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [])
        .filter((file) => picture.test(file))
        .map((file) => ({ path: `${name}/${file}`, uses })),
    ),
    ...amenities.map((name) => ({ path: `amenities/${name}.jpg`, uses: ['gallery'] as const })),
  ].filter(({ path }) => existsSync(join(folder, path)))

/** The records of the data files that name pictures; which files are broken, which missing. */
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
      if (systemErrorCode(error) === 'ENOENT') missing.push(file)
      else broken.push({ file, reason: reasonOf(error) })
    }
    return []
  })
  return { records, broken, missing }
}

/** All pictures that the records and the site itself refer to, in alphabetical order of their paths. */
export const collectSources = (
  records: readonly RecordAt[],
  imageFolder: string,
): readonly ImageSource[] => {
  const references = [
    ...records.flatMap((record) =>
      imagesIn(record).map(({ value: path, below, uses }) => ({
        path,
        uses,
        file: `${record.file}.json`,
        pointer: toPointer([...record.segments, ...below]),
        record: describeRecord(record) ?? `${record.file}.json`,
      })),
    ),
    ...siteImages(imageFolder).map((image) => ({
      ...image,
      file: undefined,
      pointer: '',
      record: 'the site itself',
    })),
  ]
  const found = new Map<string, ImageSource>()
  for (const { path: written, uses, ...where } of references) {
    const path = pictureKey(written)
    const source = found.get(path) ?? { path, uses: new Set(), ...where }
    found.set(path, source)
    for (const use of uses) source.uses.add(use)
  }
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** A leading slash means the image folder; the site finds pictures without it. */
export const pictureKey = (path: string): string => path.replace(/^\/+/u, '')

/** A picture that cannot be built. */
export type ImageFailure = { source: ImageSource; problem: ImageProblem }

/** One picture by its content: copies under several paths are one picture. */
export type Picture = {
  hash: string
  /** Where to read it. */
  file: string
  bytes: number
  /** All that refer to it, under whatever path. */
  sources: ImageSource[]
  uses: Set<ImageUse>
}

/** By path: size and time of a file when it was read, and the hash of its content. */
export type KnownFiles = Readonly<Record<string, readonly [stamp: string, content: string]>>

/** A file as it is known, or read where it has changed; else what is wrong with it. */
const readOne = async (file: string, before: KnownFiles[string] | undefined) => {
  try {
    const { size: bytes, mtimeMs } = statSync(file)
    const stamp = `${bytes}:${mtimeMs}`
    if (before?.[0] === stamp) return { file, bytes, known: before }
    const problem = await checkFile(file)
    if (problem) return { problem }
    return { file, bytes, known: [stamp, contentHash(await readFile(file))] as const }
  } catch (error) {
    return { problem: problemOfAccess(error) }
  }
}

/** Joins sources of one content; known files are only read again where they have changed. */
export const identify = async (
  sources: readonly ImageSource[],
  imageFolder: string,
  known: KnownFiles,
) => {
  const pictures = new Map<string, Picture>()
  const failures: ImageFailure[] = []
  const files: Record<string, KnownFiles[string]> = {}
  for (const source of sources) {
    const path = resolveImage(imageFolder, source.path)
    const found = path ? await readOne(path, known[source.path]) : { problem: outside }
    if (found.problem) {
      failures.push({ source, problem: found.problem })
      continue
    }
    files[source.path] = found.known
    const hash = derivativeHash(found.known[1])
    const { file, bytes } = found
    const picture = pictures.get(hash) ?? { file, bytes, hash, sources: [], uses: new Set() }
    pictures.set(hash, picture)
    picture.sources.push(source)
    for (const use of source.uses) picture.uses.add(use)
  }
  return { pictures: [...pictures.values()], failures, files }
}
