import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPointer } from '../../catalogue/json-pointer.ts'
import { readJsonSource } from '../../catalogue/json-source.ts'
import { reasonOf, systemErrorCode } from '../errors.ts'
import { requireFolder } from '../folders.ts'
import { describeRecord, recordsOf } from '../records.ts'
import { filesWithImages, visitImages } from './references.ts'
import { siteImages } from './site-images.ts'
import type { ImageUse } from './slots.ts'

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
}

// A file that is not there names no pictures; that it should be there is for `validate` to say.
const readJson = (path: string, file: string): { value: unknown } | { reason: string } => {
  try {
    const source = readJsonSource(readFileSync(path), file)
    if (source.ok) return { value: source.value }
    const [first] = source.errors
    return { reason: `line ${first?.line ?? 1}: ${first?.message ?? 'it is not JSON'}` }
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return { value: undefined }
    return { reason: reasonOf(error) }
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
  for (const name of filesWithImages) {
    const file = `${name}.json`
    const json = readJson(join(dataFolder, file), file)
    if ('reason' in json) {
      broken.push({ file, reason: json.reason })
      continue
    }
    for (const record of recordsOf(name, json.value)) {
      visitImages(record, (path, segments, uses) =>
        add(path, uses, () => ({
          file,
          pointer: toPointer(segments),
          record: describeRecord(record) ?? file,
        })),
      )
    }
  }
  for (const { path, uses } of siteImages(join(dataFolder, 'images'))) {
    add(path, uses, () => ({ file: undefined, pointer: '', record: 'the site itself' }))
  }
  return { sources: [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)), broken }
}
