import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type AvifOptions, type Sharp } from 'sharp'
import { ssim } from 'ssim.js'
import { avifOptions } from '../../cli/images/encode/settings.ts'
import { report } from './programs/report.ts'

// What other ways to make an AVIF would cost (cli/images/encode/settings.ts): bytes at the quality that
// the site's own setting has (SSIM, the mean over the pictures), and processor time, both against it.
const WIDTH = 680
const FOLDER = 'data/images'
const SETS = {
  photographs: { folders: ['exteriors', 'interiors'], every: 16 },
  plans: { folders: ['floor-plans'], every: 8 },
}
const OTHERS: Readonly<Record<string, AvifOptions>> = {
  'effort 1': { effort: 1 },
  'effort 3': { effort: 3 },
  'effort 4': { effort: 4 },
  'full colour': { chromaSubsampling: '4:4:4' },
  'ten bits': { bitdepth: 10 },
  'tuned for SSIM': { tune: 'ssim' },
}
/** Around the quality in use; between them bytes are taken to grow evenly with the loss, in logarithms. */
const STEPS = [-12, 0, 12]

type Picture = { readonly pixels: Buffer; readonly width: number; readonly height: number }
type Measured = { readonly bytes: number; readonly loss: number; readonly ms: number }

const withAlpha = async (image: Sharp): Promise<Uint8ClampedArray> =>
  new Uint8ClampedArray(await image.ensureAlpha().raw().toBuffer())

async function pictures(folders: readonly string[], every: number): Promise<Picture[]> {
  const files = folders
    .flatMap((folder) => readdirSync(join(FOLDER, folder)).map((file) => join(folder, file)))
    .filter((file) => /\.(?:jpe?g|png|webp)$/.test(file))
    .sort()
    .filter((_file, index) => index % every === 0)
  return Promise.all(
    files.map(async (file) => {
      const { data, info } = await sharp(join(FOLDER, file))
        .resize({ width: WIDTH })
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { pixels: data, width: info.width, height: info.height }
    }),
  )
}

async function measure(set: readonly Picture[], options: AvifOptions): Promise<Measured> {
  let [bytes, loss, ms] = [0, 0, 0]
  for (const { pixels, width, height } of set) {
    const raw = { width, height, channels: 3 } as const
    const start = process.cpuUsage()
    const made = await sharp(pixels, { raw }).avif(options).toBuffer()
    const { user, system } = process.cpuUsage(start)
    ms += (user + system) / 1000
    bytes += made.length
    const [seen, meant] = await Promise.all([
      withAlpha(sharp(made)),
      withAlpha(sharp(pixels, { raw })),
    ])
    const { mssim } = ssim({ data: meant, width, height }, { data: seen, width, height })
    loss += (1 - mssim) / set.length
  }
  return { bytes, loss, ms }
}

/** Bytes at a loss, from measurements of rising quality. */
function bytesAt(loss: number, [low, middle, high]: readonly Measured[]): number {
  if (!low || !middle || !high) return Number.NaN
  const [from, to] = loss > middle.loss ? [low, middle] : [middle, high]
  const way = Math.log(loss / from.loss) / Math.log(to.loss / from.loss)
  return from.bytes * (to.bytes / from.bytes) ** way
}

sharp.concurrency(1)
const own = avifOptions(WIDTH)
for (const [name, { folders, every }] of Object.entries(SETS)) {
  const set = await pictures(folders, every)
  const now = await measure(set, own)
  report(`${name}: SSIM`, 1 - now.loss)
  for (const [other, change] of Object.entries(OTHERS)) {
    const tried: Measured[] = []
    for (const step of STEPS) {
      tried.push(await measure(set, { ...own, ...change, quality: (own.quality ?? 50) + step }))
    }
    report(`${name}, ${other}: bytes at the same SSIM`, bytesAt(now.loss, tried) / now.bytes)
    report(`${name}, ${other}: processor time`, (tried[1]?.ms ?? Number.NaN) / now.ms)
  }
}
