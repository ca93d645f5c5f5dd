import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ImageManifest, RasterImage } from '../../domain/image/image-manifest.ts'
import { filesWithImages } from '../../catalogue/pictures/picture-references.ts'
import { buildImages, type BuildOptions, type BuildResult } from './build-images.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

export type PictureFolder = ReturnType<typeof createPictureFolder>

/** A data folder with pictures of its own and a folder for what is made of them. */
export const createPictureFolder = () => {
  const root = temporaryFolder()
  const out = join(root, 'out')
  const manifest = (): ImageManifest =>
    JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as ImageManifest
  const folder = {
    root,
    out,
    /** The data folder; a test may move it. */
    data: join(root, 'data'),
    /** Writes a file into the image folder. */
    put(path: string, contents: Buffer | string): void {
      const file = join(folder.data, 'images', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, contents)
    },
    /** Writes one project for each of the pictures. */
    projects(...images: readonly string[]): void {
      const list = images.map((image, at) => ({ id: `p${at}`, name: `Project ${at}`, image }))
      writeFileSync(join(folder.data, 'residentialProjects.json'), JSON.stringify({ amber: list }))
    },
    build: (options: Partial<BuildOptions> = {}): Promise<BuildResult> =>
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
    /** The manifest's entry of a picture. */
    raster(path: string): RasterImage {
      const entry = manifest().images[path]
      if (entry === undefined || 'svg' in entry) throw new Error(`${path} is no picture`)
      return entry
    },
    /** The names of all derivatives but social cards. */
    derivatives: (): string[] =>
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
