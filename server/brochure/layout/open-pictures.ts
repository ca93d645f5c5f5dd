import { join } from 'node:path'
import type PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { ImageView } from '../../../domain/image/images.ts'

/** A size in points. */
export type Size = { width: number; height: number }

export type Picture = Parameters<InstanceType<typeof PDFDocument>['image']>[0]

export type Pictures = ReturnType<typeof openPictures>

type Fit = 'cover' | 'inside'

/** Dots an inch: enough for a photograph on paper, and for small print and drawings. */
const DPI = { cover: 150, inside: 220, drawing: 300 }
/** The bytes of all pictures together; the rest of a brochure is below half a megabyte. */
const MAX_BYTES = 3_400_000
const MAX_PICTURE_BYTES = 420_000
const QUALITIES = [80, 68, 55, 40]

/**
 * Opens pictures for print, from the files that pages show; undefined where a file is missing or
 * cannot be read.
 * @param count how many pictures share the bytes
 */
export function openPictures(
  doc: InstanceType<typeof PDFDocument>,
  imagesDir: string,
  count: number,
) {
  const share = Math.min(MAX_PICTURE_BYTES, MAX_BYTES / Math.max(1, count))
  const opened = new Map<string, Promise<Picture | undefined>>()

  async function open(view: ImageView, frame: Size, fit: Fit): Promise<Picture | undefined> {
    const size = inPixels(frame, DPI[fit])
    const jpeg = await encode(fileOf(imagesDir, view, size.width), size, fit, share)
    // pdfkit's types leave out `openImage`, which its guide has.
    return (doc as typeof doc & { openImage(bytes: Buffer): Picture }).openImage(jpeg)
  }

  return {
    load(view: ImageView, frame: Size, fit: Fit): Promise<Picture | undefined> {
      const key = JSON.stringify([view, frame, fit])
      const picture = opened.get(key) ?? open(view, frame, fit).catch(() => undefined)
      opened.set(key, picture)
      return picture
    },
    async logo(view: ImageView | undefined, frame: Size, ground: string) {
      if (!view) return undefined
      const size = inPixels(frame, DPI.drawing)
      const file = fileOf(imagesDir, view, size.width)
      return sharp(file, file.endsWith('.svg') ? { density: DPI.drawing } : {})
        .resize({ ...size, fit: 'inside' })
        .flatten({ background: ground })
        .png()
        .toBuffer()
        .catch(() => undefined)
    },
  }
}

/** The smallest built file that is wide enough, else the widest. */
function fileOf(imagesDir: string, view: ImageView, width: number): string {
  const name =
    'src' in view
      ? (/\/images\/([\w-]+\.svg)$/.exec(view.src)?.[1] ?? '')
      : `${view.hash}-${view.widths.find((built) => built >= width) ?? view.widths.at(-1)}.webp`
  return join(imagesDir, name)
}

/** Encodes in the best quality that is small enough, else with fewer pixels. */
async function encode(file: string, size: Size, fit: Fit, maxBytes: number): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .resize({ ...size, fit, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer()
    if (jpeg.length <= maxBytes || size.width < 50) return jpeg
  }
  const smaller = { width: Math.ceil(size.width * 0.7), height: Math.ceil(size.height * 0.7) }
  return encode(file, smaller, fit, maxBytes)
}

const inPixels = ({ width, height }: Size, dpi: number): Size => ({
  width: Math.max(1, Math.round((width / 72) * dpi)),
  height: Math.max(1, Math.round((height / 72) * dpi)),
})
