import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ImageView } from '../../../domain/image/images.ts'

/** In points. */
export type Size = { readonly width: number; readonly height: number }

/** Pictures as they are printed; undefined where one is not there or cannot be read. */
export type Pictures = {
  /** A JPEG that fills a frame, or of which all is to be seen in it. */
  load(view: ImageView, frame: Size, fit: Fit): Promise<Buffer | undefined>
  /** A drawing on a ground of one colour. */
  logo(view: ImageView | undefined, frame: Size, ground: string): Promise<Buffer | undefined>
}

type Fit = 'cover' | 'inside'

/** Dots an inch: what paper shows of a photograph, and what small print and drawings need. */
const PHOTO_DPI = 150
const PLAN_DPI = 220
const DRAWING_DPI = 300
/** What all pictures may take together, in bytes; the rest of a brochure is below half a megabyte. */
const MOST_BYTES = 3_400_000
const LARGEST = 420_000
const QUALITIES = [80, 68, 55, 40]

/**
 * Pictures from the files the site is shown with.
 * @param count how many share the room there is
 */
export function openPictures(imagesDir: string, count: number): Pictures {
  const share = Math.min(LARGEST, MOST_BYTES / Math.max(1, count))
  const made = new Map<string, Promise<Buffer | undefined>>()

  async function make(view: ImageView, frame: Size, fit: Fit): Promise<Buffer | undefined> {
    const size = inPixels(frame, fit === 'cover' ? PHOTO_DPI : PLAN_DPI)
    const file = await fileOf(imagesDir, view, size.width)
    return file === undefined ? undefined : encode(file, size, fit, share)
  }

  return {
    load(view, frame, fit) {
      const name = 'src' in view ? view.src : view.hash
      const key = `${name} ${frame.width} ${frame.height} ${fit}`
      const known = made.get(key) ?? make(view, frame, fit).catch(() => undefined)
      made.set(key, known)
      return known
    },
    async logo(view, frame, ground) {
      const { width, height } = inPixels(frame, DRAWING_DPI)
      const file = view && (await fileOf(imagesDir, view, width))
      if (!file) return undefined
      const drawing = sharp(file, file.endsWith('.svg') ? { density: DRAWING_DPI } : {})
      return drawing
        .resize({ width, height, fit: 'inside' })
        .flatten({ background: ground })
        .png()
        .toBuffer()
        .catch(() => undefined)
    },
  }
}

/** The built file that is wide enough, or the widest. */
async function fileOf(
  imagesDir: string,
  view: ImageView,
  width: number,
): Promise<string | undefined> {
  const name =
    'src' in view
      ? (/\/images\/([\w-]+\.svg)$/.exec(view.src)?.[1] ?? '')
      : `${view.hash}-${view.widths.find((built) => built >= width) ?? view.widths.at(-1)}.webp`
  const file = join(imagesDir, name)
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? file : undefined
}

/** In the best quality that is small enough, then in fewer pixels. */
async function encode(file: string, size: Size, fit: Fit, most: number): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .resize({ ...size, fit, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let jpeg = data
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer()
    if (jpeg.length <= most) return jpeg
  }
  const smaller = { width: Math.ceil(size.width * 0.7), height: Math.ceil(size.height * 0.7) }
  return size.width < 50 ? jpeg : encode(file, smaller, fit, most)
}

const inPixels = ({ width, height }: Size, dpi: number): Size => ({
  width: Math.max(1, Math.round((width / 72) * dpi)),
  height: Math.max(1, Math.round((height / 72) * dpi)),
})
