import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { checkDrawing } from '../../../catalogue/pictures/drawing-check.ts'
import { readDrawing, readHeader } from '../../../catalogue/pictures/picture-header.ts'
import { ImageRefused, pictureLimits } from '../../../catalogue/pictures/resolve-image.ts'
import type { OutputFolder } from '../output-folder.ts'
import { isDrawing, type Picture } from '../image-sources.ts'
import { rasterEntry, rasterFiles } from './manifest-entry.ts'
import { portraitHeight } from './picture-widths.ts'
import { avifOptions, contentHash, derivativeHash, settings } from './encoder-settings.ts'

/** The size of a drawing that gives none and shows nothing, in CSS pixels (CSS 2, 10.3.2). */
const SIZE_WITHOUT_OWN = { width: 300, height: 150 }

/** An upright, sRGB, eight-bit picture in memory, no wider than its widest derivative. */
type DecodedImage = { pixels: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/**
 * Makes the missing derivatives of a picture: returns its entry, the number of files, and the size
 * of the one that replaces it at full width. @throws where it cannot be decoded, or is a drawing
 * that does more than draw
 */
export const makePicture = (
  picture: Picture,
  folder: OutputFolder,
  onFile?: (share: number) => void,
) => (isDrawing(picture.file) ? makeVector(picture, folder) : makeRaster(picture, folder, onFile))

const makeVector = async (picture: Picture, folder: OutputFolder) => {
  const source = await readDrawing(picture.file)
  const svg = Buffer.from(source)
  assertSame(picture, svg)
  checkDrawing(source)
  // A plan may be drawn in any units, and nothing is decoded here, so no limit applies.
  const { width, height } = await sharp(svg, { limitInputPixels: false })
    .metadata()
    .catch(() => SIZE_WITHOUT_OWN)
  await folder.write(`${picture.hash}.svg`, svg)
  const entry = { hash: picture.hash, svg: true, width, height } as const
  return { entry, files: 1, bytes: svg.length }
}

const makeRaster = async (
  picture: Picture,
  folder: OutputFolder,
  onFile?: (share: number) => void,
) => {
  const source = await readFile(picture.file)
  assertSame(picture, source)
  const header = await readHeader(source)
  const draft = rasterEntry(picture.hash, header, picture.uses, '')
  const widest = await decode(source, draft.widths.at(-1) ?? header.width)
  const entry = { ...draft, placeholder: await makePlaceholder(widest) }
  const wanted = rasterFiles(entry).filter(({ name }) => folder.isMissing(name))
  let fullBytes = picture.bytes
  let scaled = widest
  let upright: DecodedImage | undefined
  for (const [index, { name, width, format, isUpright }] of wanted.entries()) {
    if (isUpright) {
      // All widths share one crop, so that they show the same part.
      upright ??= await cropUpright(widest, entry.portrait?.widths.at(-1) ?? width)
      scaled = await scaleTo(upright, width)
    } else if (scaled.width !== width) scaled = await scaleTo(widest, width)
    const options = format === 'avif' ? avifOptions(width) : settings[format]
    // sharp writes metadata only on request.
    const encoder = fromPixels(scaled).toFormat(format === 'jpg' ? 'jpeg' : format, options)
    const bytes = await encoder.toBuffer()
    if (format === 'avif' && scaled === widest) fullBytes = bytes.length
    await folder.write(name, bytes)
    onFile?.((index + 1) / wanted.length)
  }
  return { entry, files: wanted.length, bytes: fullBytes }
}

/**
 * Refuses a file that was replaced since its hash was taken: what is named by the hash is never
 * made again.
 */
function assertSame({ file, hash }: Picture, source: Buffer): void {
  if (derivativeHash(contentHash(source), isDrawing(file)) !== hash)
    throw new ImageRefused('was changed while the pictures were made; run build-images again')
}

/**
 * Decodes a picture, upright and in sRGB. `failOn` stays at its strictest, as damage is an error,
 * never a grey half.
 */
const decode = (source: Buffer, width: number): Promise<DecodedImage> =>
  pixelsOf(
    sharp(source, { limitInputPixels: pictureLimits.pixels })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width, withoutEnlargement: true }),
  )

const scaleTo = async (image: DecodedImage, width: number): Promise<DecodedImage> =>
  width === image.width ? image : pixelsOf(fromPixels(image).resize({ width }))

/** The most important part of a picture, upright and nine by sixteen, at a width. */
const cropUpright = (image: DecodedImage, width: number): Promise<DecodedImage> => {
  const height = portraitHeight(width)
  return pixelsOf(fromPixels(image).resize({ width, height, fit: 'cover', position: 'entropy' }))
}

const pixelsOf = async (picture: Sharp): Promise<DecodedImage> => {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels }
}

const fromPixels = ({ pixels, ...raw }: DecodedImage): Sharp => sharp(pixels, { raw })

/** Makes a picture a few pixels wide, as a `data:` URI of some 150 bytes. */
const makePlaceholder = async (image: DecodedImage): Promise<string> => {
  const { width, options } = settings.placeholder
  const bytes = await fromPixels(image).resize({ width }).webp(options).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
