import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  imageManifestName,
  socialCardSize,
  type ImageManifest,
} from '../domain/image/image-manifest.ts'
import { imageUrl, type ImageView, type SharedPicture } from '../domain/image/images.ts'
import type { Config } from './config.ts'
import type { Logger } from './process/log.ts'

export type BuiltImages = ReturnType<typeof openBuiltImages>

const DEFAULT_PROJECT_IMAGE = 'defaults/project-default.jpg'
const PLACEHOLDER = 'placeholders/image-default.svg'

/** The pictures that were built into `imagesDir`, by the path in the data. */
export function openBuiltImages(
  { imagesDir, imageBaseUrl }: Pick<Config, 'imagesDir' | 'imageBaseUrl'>,
  log: Logger,
) {
  let manifest: Pick<ImageManifest, 'images' | 'cards' | 'unfinished'> = { images: {} }
  let views = new Map<string, ImageView>()

  function reload(): void {
    try {
      const file = join(imagesDir, imageManifestName)
      manifest = JSON.parse(readFileSync(file, 'utf8')) as ImageManifest
      views = new Map(
        Object.entries(manifest.images).map(([path, image]) => [path, toView(image, imageBaseUrl)]),
      )
    } catch (error) {
      log.error({ err: error }, 'the image manifest could not be read: run build-images')
    }
  }

  function find(path: string | undefined): ImageView | undefined {
    if (path === undefined || path === '') return undefined
    return views.get(path.replace(/^\/+/, ''))
  }

  reload()
  return {
    find,
    /**
     * The picture of a path, or the placeholder where none was built, so that no page shows a
     * broken image.
     */
    view: (path: string | undefined): ImageView =>
      find(path) ?? views.get(DEFAULT_PROJECT_IMAGE) ?? views.get(PLACEHOLDER) ?? { src: '' },
    /** The picture for shared links to the page at a canonical path; `/` is the site's own. */
    card(path: string): SharedPicture | undefined {
      const card = manifest.cards?.[path]
      if (!card) return undefined
      const address = imageUrl(imageBaseUrl, card.hash, socialCardSize.width, 'jpg')
      return { address, ...socialCardSize, alt: card.alt }
    },
    /**
     * While pictures are being made, the path of the original that a file will be made of, below
     * the folder of originals.
     * @param file `{hash}-{width}.{format}`
     */
    original(file: string): string | undefined {
      if (!manifest.unfinished) return undefined
      const found = Object.entries(manifest.images).find(([, { hash }]) => file.startsWith(hash))
      return found?.[0]
    },
    reload,
  }
}

function toView(image: ImageManifest['images'][string], base: string): ImageView {
  if (!('svg' in image)) return image
  return { src: `${base}/images/${image.hash}.svg`, width: image.width, height: image.height }
}
