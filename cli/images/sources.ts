import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRun, reasonOf } from '../errors.ts'
import { describeRecord } from '../records.ts'
import { filesWithImages, imageReferences, siteImages } from './references.ts'
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
  readonly sources: readonly ImageSource[]
  /** Data files that could not be read: what their records use is unknown. */
  readonly broken: readonly { readonly file: string; readonly reason: string }[]
}

type Mutable = Omit<ImageSource, 'uses'> & { readonly uses: Set<ImageUse> }

const picture = /\.(?:jpe?g|png|webp|avif|gif|tiff?|svg)$/iu

const toPointer = (path: readonly (string | number)[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** @throws CannotRun where the data folder is missing or unreadable. */
export const requireFolder = (folder: string, noun: string): void => {
  try {
    if (statSync(folder).isDirectory()) {
      readdirSync(folder)
      return
    }
  } catch (error) {
    throw new CannotRun(`The ${noun} "${folder}" cannot be read: ${reasonOf(error)}.`)
  }
  throw new CannotRun(`The ${noun} "${folder}" cannot be read: it is not a folder.`)
}

const addSiteImages = (imageFolder: string, found: Map<string, Mutable>): void => {
  const add = (path: string, uses: readonly ImageUse[]): void => {
    const known = found.get(path)
    for (const use of uses) known?.uses.add(use)
    if (known !== undefined) return
    found.set(path, {
      path,
      uses: new Set(uses),
      file: undefined,
      pointer: '',
      record: 'the site itself',
    })
  }
  for (const [folder, uses] of Object.entries(siteImages.folders)) {
    const names = existsSync(join(imageFolder, folder))
      ? readdirSync(join(imageFolder, folder)).filter((name) => picture.test(name))
      : []
    for (const name of names) add(`${folder}/${name}`, uses)
  }
  for (const [path, uses] of Object.entries(siteImages.files)) {
    if (existsSync(join(imageFolder, path))) add(path, uses)
  }
}

/**
 * All pictures that the data files in `dataFolder` and the site itself refer to, by path.
 * @throws CannotRun where the folder cannot be read
 */
export const collectSources = (dataFolder: string): ImageSources => {
  requireFolder(dataFolder, 'data folder')
  const found = new Map<string, Mutable>()
  const broken: { file: string; reason: string }[] = []
  for (const file of filesWithImages) {
    let json: unknown
    try {
      json = JSON.parse(readFileSync(join(dataFolder, file), 'utf8').replace(/^\uFEFF/u, ''))
    } catch (error) {
      broken.push({
        file,
        reason: error instanceof SyntaxError ? 'it is not JSON' : reasonOf(error),
      })
      continue
    }
    for (const { path, pointer, uses } of imageReferences(file, json)) {
      const known = found.get(path)
      for (const use of uses) known?.uses.add(use)
      if (known !== undefined) continue
      found.set(path, {
        path,
        uses: new Set(uses),
        file,
        pointer: toPointer(pointer),
        record: describeRecord(file, json, pointer),
      })
    }
  }
  addSiteImages(join(dataFolder, 'images'), found)
  return { sources: [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)), broken }
}
