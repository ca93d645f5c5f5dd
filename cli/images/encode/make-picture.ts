import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { ImageRefused, readHeader } from '../../../catalogue/pictures/header.ts'
import { limits } from '../../../catalogue/pictures/problems.ts'
import { reasonOf } from '../../../catalogue/system-errors.ts'
import type { OutputFolder } from '../output-folder.ts'
import type { Picture } from '../sources/identify.ts'
import {
  portraitHeight,
  rasterEntry,
  rasterFiles,
  type ManifestEntry,
  type RasterFile,
} from './entries.ts'
import { avifOptions, settings } from './settings.ts'
import type { CleanSvg } from './svg.ts'

/** What was made of one picture. */
type Made = {
  entry: ManifestEntry
  files: number
  /** Size of the file that replaces the source at full width: the widest AVIF, or the SVG. */
  bytes: number
  /** What the sanitiser took out of a drawing. */
  removed: readonly string[]
}

/** An upright, sRGB, eight-bit picture in memory, no wider than its widest derivative. */
type DecodedImage = { pixels: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/**
 * Makes a picture's derivatives that are missing.
 * @throws where the source cannot be decoded, CannotRun where the folder cannot be written
 */
export const makePicture = (picture: Picture, folder: OutputFolder): Promise<Made> =>
  extname(picture.file).toLowerCase() === '.svg'
    ? makeVector(picture, folder)
    : makeRaster(picture, folder)

const makeVector = async (picture: Picture, folder: OutputFolder): Promise<Made> => {
  // jsdom takes half a second to load: only where there is a drawing to clean.
  const { sanitiseSvg } = await import('./svg.ts')
  const bytes = await readFile(picture.file)
  let drawing: CleanSvg
  try {
    drawing = sanitiseSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    // What is wrong with a drawing's text is said in words already.
    throw new ImageRefused(`cannot be decoded: ${reasonOf(error)}`)
  }
  const { svg, width, height, removed } = drawing
  await folder.write(`${picture.hash}.svg`, svg)
  const entry = { hash: picture.hash, svg: true, width, height } as const
  return { entry, files: 1, bytes: Buffer.byteLength(svg), removed }
}

const makeRaster = async (picture: Picture, folder: OutputFolder): Promise<Made> => {
  const source = await readFile(picture.file)
  const header = await readHeader(source)
  const draft = rasterEntry(picture.hash, header, picture.uses, '')
  const widest = await decode(source, draft.widths.at(-1) ?? header.width)
  const entry = { ...draft, placeholder: await makePlaceholder(widest) }
  const wanted = rasterFiles(entry).filter(({ name }) => folder.isMissing(name))
  let fullBytes = picture.bytes
  let scaled = widest
  let upright: DecodedImage | undefined
  for (const { name, width, format, isUpright } of wanted) {
    if (isUpright) {
      // One crop for all widths, so that they show the same part.
      upright ??= await cropUpright(widest, entry.portrait?.widths.at(-1) ?? width)
      scaled = await scaleTo(upright, width)
    } else if (scaled.width !== width) scaled = await scaleTo(widest, width)
    const bytes = await encode(scaled, format)
    if (format === 'avif' && scaled === widest) fullBytes = bytes.length
    await folder.write(name, bytes)
  }
  return { entry, files: wanted.length, bytes: fullBytes, removed: [] }
}

/**
 * Decodes once for all derivatives: EXIF rotation applied, converted to sRGB by the embedded
 * profile, scaled down to `width`. `failOn` stays at its strictest: a truncated or damaged source is
 * an error, never a grey half.
 */
const decode = (source: Buffer, width: number): Promise<DecodedImage> =>
  pixelsOf(
    sharp(source, { limitInputPixels: limits.pixels })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width, withoutEnlargement: true }),
  )

const scaleTo = async (image: DecodedImage, width: number): Promise<DecodedImage> =>
  width === image.width ? image : pixelsOf(fromPixels(image).resize({ width }))

/** The part of a picture that says most about it, upright and nine by sixteen, at a width. */
const cropUpright = (image: DecodedImage, width: number): Promise<DecodedImage> =>
  pixelsOf(
    fromPixels(image).resize({
      width,
      height: portraitHeight(width),
      fit: 'cover',
      position: 'entropy',
    }),
  )

const pixelsOf = async (picture: Sharp): Promise<DecodedImage> => {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels }
}

const fromPixels = ({ pixels, width, height, channels }: DecodedImage): Sharp =>
  sharp(pixels, { raw: { width, height, channels } })

/** Encodes a picture at the size it has; sharp writes no metadata unless asked. */
const encode = (image: DecodedImage, format: RasterFile['format']): Promise<Buffer> => {
  const options = format === 'avif' ? avifOptions(image.width) : settings[format]
  return fromPixels(image)
    .toFormat(format === 'jpg' ? 'jpeg' : format, options)
    .toBuffer()
}

/** A picture a few pixels wide, as a `data:` URI of some 150 bytes. */
const makePlaceholder = async (image: DecodedImage): Promise<string> => {
  const { width, options } = settings.placeholder
  const bytes = await fromPixels(image).resize({ width }).webp(options).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
