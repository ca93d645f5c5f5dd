import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  imageManifestName,
  socialCardSize,
  type ImageManifest,
  type SocialCard,
} from '../domain/image/image-manifest.ts'
import { imageUrl, type ImageView, type SharedPicture } from '../domain/image/images.ts'
import type { Config } from './config.ts'
import type { Logger } from './process/log.ts'

/** What the built pictures are, by the path the data refers to. */
export type ImageLibrary = {
  /**
   * The view of one picture. An absolute address stays as it is; a path without a built picture
   * gets the default placeholder, so that a page never shows a broken image.
   */
  view(path: string | undefined): ImageView
  /** As `view`, but undefined where there is no such picture. */
  find(path: string | undefined): ImageView | undefined
  /** What the page of a canonical path shows where it is shared; `/` is the site's own. */
  card(path: string): SharedPicture | undefined
  /** Reads the manifest again, as after a new build. */
  reload(): void
}

export const DEFAULT_PROJECT_IMAGE = 'defaults/project-default.jpg'
const PLACEHOLDER = 'placeholders/image-default.svg'

/** Opens the library of pictures built into `imagesDir`; without one every picture is absent. */
export function openImageLibrary(
  { imagesDir, imageBaseUrl }: Pick<Config, 'imagesDir' | 'imageBaseUrl'>,
  log: Logger,
): ImageLibrary {
  let views = new Map<string, ImageView>()
  let cards = new Map<string, SharedPicture>()

  function reload(): void {
    try {
      const file = join(imagesDir, imageManifestName)
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ImageManifest
      views = new Map(
        Object.entries(manifest.images).map(([path, image]) => [path, toView(image, imageBaseUrl)]),
      )
      cards = new Map(
        Object.entries(manifest.cards ?? {}).map(([path, card]) => [
          path,
          toSharedPicture(card, imageBaseUrl),
        ]),
      )
    } catch (error) {
      log.error({ err: error }, 'the image manifest could not be read: run build-images')
    }
  }

  function find(path: string | undefined): ImageView | undefined {
    if (path === undefined || path === '') return undefined
    if (/^https?:\/\//.test(path)) return { src: path }
    return views.get(path.replace(/^\/+/, ''))
  }

  reload()
  return {
    find,
    view: (path) =>
      find(path) ?? views.get(DEFAULT_PROJECT_IMAGE) ?? views.get(PLACEHOLDER) ?? { src: '' },
    card: (path) => cards.get(path),
    reload,
  }
}

function toView(image: ImageManifest['images'][string], base: string): ImageView {
  if (!('svg' in image)) return image
  return { src: `${base}/images/${image.hash}.svg`, width: image.width, height: image.height }
}

function toSharedPicture({ hash, alt }: SocialCard, base: string): SharedPicture {
  return { address: imageUrl(base, hash, socialCardSize.width, 'jpg'), ...socialCardSize, alt }
}
