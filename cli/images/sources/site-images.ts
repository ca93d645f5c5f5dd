import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageUse } from '../../../catalogue/data-files.ts'

type SiteImage = { readonly path: string; readonly uses: readonly ImageUse[] }

// Whole folders that hold the site's own pictures.
const folders: Readonly<Record<string, readonly ImageUse[]>> = {
  brand: ['social'],
  defaults: ['card', 'gallery'],
  placeholders: ['gallery'],
}

// The six entries for when (docs/product.md, 'Failures') the amenity pictures cannot be loaded.
const amenities = ['swimming-pool', 'gym', 'gardens', 'club-house', 'parking', 'kids-area']

const picture = /\.(?:jpe?g|png|webp|avif|gif|tiff?|svg)$/iu

/** The pictures that the site itself uses, whatever the data says, as far as they exist. */
export const siteImages = (imageFolder: string): SiteImage[] => [
  ...Object.entries(folders)
    .filter(([folder]) => existsSync(join(imageFolder, folder)))
    .flatMap(([folder, uses]) =>
      readdirSync(join(imageFolder, folder))
        .filter((name) => picture.test(name))
        .map((name) => ({ path: `${folder}/${name}`, uses })),
    ),
  ...amenities
    .map((name) => ({ path: `amenities/${name}.jpg`, uses: ['gallery'] as const }))
    .filter(({ path }) => existsSync(join(imageFolder, path))),
]
