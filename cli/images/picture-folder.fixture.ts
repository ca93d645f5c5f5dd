import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ImageManifest, RasterImage } from '../../domain/image/image-manifest.ts'
import { filesWithImages } from '../../catalogue/pictures/references.ts'
import { buildImages, type BuildOptions, type BuildResult } from './build.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

/** A data folder with pictures of its own and a folder for what is made of them. */
export type PictureFolder = {
  root: string
  /** The data folder; a test may move it. */
  data: string
  out: string
  /** Writes a file into the image folder. */
  put: (path: string, contents: Buffer | string) => void
  /** Writes one project for each of the pictures. */
  projects: (...images: readonly string[]) => void
  build: (
    options?: Partial<
      Pick<BuildOptions, 'force' | 'prune' | 'signal' | 'onProgress' | 'onManifest'>
    >,
  ) => Promise<BuildResult>
  manifest: () => ImageManifest
  /** The manifest's entry of a picture. */
  raster: (path: string) => RasterImage
  /** The names of all derivatives but social cards. */
  derivatives: () => string[]
}

export const createPictureFolder = (): PictureFolder => {
  const root = temporaryFolder()
  const out = join(root, 'out')
  const manifest = (): ImageManifest =>
    JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as ImageManifest
  const folder: PictureFolder = {
    root,
    out,
    data: join(root, 'data'),
    put: (path, contents) => {
      const file = join(folder.data, 'images', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, contents)
    },
    projects: (...images) => {
      const list = images.map((image, index) => ({
        id: `p${index}`,
        name: `Project ${index}`,
        image,
      }))
      writeFileSync(join(folder.data, 'residentialProjects.json'), JSON.stringify({ amber: list }))
    },
    build: (options = {}) =>
      buildImages({
        data: folder.data,
        out,
        concurrency: 2,
        force: false,
        prune: false,
        signal: new AbortController().signal,
        onProgress: () => undefined,
        ...options,
      }),
    manifest,
    raster: (path) => {
      const entry = manifest().images[path]
      if (entry === undefined || 'svg' in entry) throw new Error(`${path} is no picture`)
      return entry
    },
    derivatives: () =>
      readdirSync(out).filter((name) => /^[0-9a-f]{20}/u.test(name) && !name.endsWith('-1200.jpg')),
  }
  mkdirSync(join(folder.data, 'images'), { recursive: true })
  // A file that is not there is an incomplete reading; an empty list names nothing in any file.
  for (const name of filesWithImages) writeFileSync(join(folder.data, `${name}.json`), '[]')
  return folder
}

/** A JPEG full of detail, so that a damaged byte shows; another seed is another picture. */
export const photo = (width: number, height: number, seed = 1): Promise<Buffer> =>
  sharp(
    Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * seed * 7919) % 251)),
    { raw: { width, height, channels: 3 } },
  )
    .jpeg()
    .toBuffer()
