// The same derivatives as a build made, each straight from its source, as many at once as there
// are cores. node bare-sharp DATA MANIFEST OUT
import { mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { rasterFiles } from '../../../cli/images/encode/entries.ts'
import { portraitHeight } from '../../../cli/images/encode/picture-widths.ts'
import { avifOptions, settings } from '../../../cli/images/encode/settings.ts'
import type { ImageManifest } from '../../../domain/image/image-manifest.ts'

const [data = '', manifest = '', out = ''] = process.argv.slice(2)
const { images } = JSON.parse(readFileSync(manifest, 'utf8')) as ImageManifest
mkdirSync(out, { recursive: true })
sharp.concurrency(1)
sharp.cache(false)

const made = new Set<string>()
const files = Object.entries(images).flatMap(([path, entry]) => {
  if ('svg' in entry || made.has(entry.hash)) return []
  made.add(entry.hash)
  return rasterFiles(entry).map((file) => ({ path, ...file }))
})

const make = async ({
  path,
  name,
  width,
  format,
  portrait,
}: (typeof files)[number]): Promise<void> => {
  const picture = sharp(join(data, 'images', path))
    .autoOrient()
    .resize(
      portrait
        ? { width, height: portraitHeight(width), fit: 'cover', position: 'entropy' }
        : { width },
    )
  const encoded =
    format === 'avif'
      ? picture.avif(avifOptions(width))
      : format === 'webp'
        ? picture.webp(settings.webp)
        : format === 'jpg'
          ? picture.jpeg(settings.jpg)
          : picture.png(settings.png)
  await encoded.toFile(join(out, name))
}

await pMap(files, make, { concurrency: availableParallelism() })
