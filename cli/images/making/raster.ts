import sharp, { type Sharp } from 'sharp'
import { limits } from '../../../catalogue/pictures/limits.ts'
import { avifOptions, settings } from './settings.ts'
import { portraitHeight } from './picture-widths.ts'
import type { RasterFile } from './entries.ts'

/** An upright, sRGB, eight-bit picture in memory, no wider than its widest derivative. */
export type DecodedImage = {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

// `failOn` stays at its strictest: a truncated or damaged source is an error, never a grey half.
const open = (source: Buffer): Sharp => sharp(source, { limitInputPixels: limits.pixels })

/**
 * Decodes once for all derivatives: EXIF rotation applied, converted to sRGB by the embedded
 * profile, scaled down to `width`.
 */
export const decode = async (source: Buffer, width: number): Promise<DecodedImage> => {
  const { data, info } = await open(source)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width, withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels }
}

const fromPixels = ({ pixels, width, height, channels }: DecodedImage): Sharp =>
  sharp(pixels, { raw: { width, height, channels } })

/** The decoded picture at a smaller width. */
export const scaleTo = async (image: DecodedImage, width: number): Promise<DecodedImage> => {
  if (width === image.width) return image
  const { data, info } = await fromPixels(image)
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels }
}

/** The part of a picture that says most about it, upright and nine by sixteen, at a width. */
export const cropUpright = async (image: DecodedImage, width: number): Promise<DecodedImage> => {
  const { data, info } = await fromPixels(image)
    .resize({ width, height: portraitHeight(width), fit: 'cover', position: 'entropy' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels }
}

/** Encodes a picture at the size it has; sharp writes no metadata unless asked. */
export const encode = (image: DecodedImage, format: RasterFile['format']): Promise<Buffer> => {
  const picture = fromPixels(image)
  switch (format) {
    case 'avif':
      return picture.avif(avifOptions(image.width)).toBuffer()
    case 'webp':
      return picture.webp(settings.webp).toBuffer()
    case 'jpg':
      return picture.jpeg(settings.jpg).toBuffer()
    case 'png':
      return picture.png(settings.png).toBuffer()
  }
}

/** A picture a few pixels wide, as a `data:` URI of some 150 bytes. */
export const makePlaceholder = async (image: DecodedImage): Promise<string> => {
  const { width, options } = settings.placeholder
  const bytes = await fromPixels(image).resize({ width }).webp(options).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
