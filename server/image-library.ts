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

export type ImageLibrary = ReturnType<typeof openImageLibrary>

export const DEFAULT_PROJECT_IMAGE = 'defaults/project-default.jpg'
/** A name starts with the hash of its content. */
const HASH_LENGTH = 20
const PLACEHOLDER = 'placeholders/image-default.svg'

/**
 * What the pictures built into `imagesDir` are, by the path the data refers to; where nothing was built
 * every picture is absent.
 */
export function openImageLibrary(
  { imagesDir, imageBaseUrl }: Pick<Config, 'imagesDir' | 'imageBaseUrl'>,
  log: Logger,
) {
  let views = new Map<string, ImageView>()
  let cards = new Map<string, SharedPicture>()
  let originals = new Map<string, string>()

  /** Reads the manifest again, as after a new build. */
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
      originals = new Map(
        manifest.unfinished
          ? Object.entries(manifest.images).map(([path, { hash }]) => [hash, path])
          : [],
      )
    } catch (error) {
      log.error({ err: error }, 'the image manifest could not be read: run build-images')
    }
  }

  /** The view of one picture; undefined where there is no such picture. */
  function find(path: string | undefined): ImageView | undefined {
    if (path === undefined || path === '') return undefined
    if (/^https?:\/\//.test(path)) return { src: path }
    return views.get(path.replace(/^\/+/, ''))
  }

  reload()
  return {
    find,
    /**
     * As `find`. An absolute address stays as it is; a path without a built picture gets the default
     * placeholder, so that a page never shows a broken image.
     */
    view: (path: string | undefined): ImageView =>
      find(path) ?? views.get(DEFAULT_PROJECT_IMAGE) ?? views.get(PLACEHOLDER) ?? { src: '' },
    /** What the page of a canonical path shows where it is shared; `/` is the site's own. */
    card: (path: string) => cards.get(path),
    /**
     * While pictures are being made, the path of the one that a file is to be made of, below the
     * folder of originals.
     * @param file `{hash}-{width}.{format}`
     */
    original: (file: string) => originals.get(file.slice(0, HASH_LENGTH)),
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
