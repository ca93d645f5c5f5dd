import { isUtf8 } from 'node:buffer'
import { open, readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { checkDrawing } from './drawing-check.ts'
import {
  ImageRefused,
  pictureLimits,
  findingOf,
  missingFinding,
  sizeProblem,
  type ImageFinding,
} from './resolve-image.ts'

/** A picture's facts from its header, upright (EXIF rotation applied). */
export type RasterHeader = Awaited<ReturnType<typeof readHeader>>

type Kind = { name: string; extensions: readonly string[] }

const HEIC: Kind = { name: 'a HEIC picture, which browsers do not show', extensions: [] }

/** The kinds of pictures by the decoder's names, and the extensions that belong to each. */
const kinds: Readonly<Record<string, Kind>> = {
  jpeg: { name: 'a JPEG picture', extensions: ['.jpg', '.jpeg'] },
  png: { name: 'a PNG picture', extensions: ['.png'] },
  gif: { name: 'a GIF picture', extensions: ['.gif'] },
  webp: { name: 'a WebP picture', extensions: ['.webp'] },
  heif: { name: 'an AVIF picture', extensions: ['.avif'] },
  tiff: { name: 'a TIFF picture', extensions: ['.tif', '.tiff'] },
  svg: { name: 'an SVG drawing', extensions: ['.svg'] },
}

const knownExtensions = new Set(Object.values(kinds).flatMap(({ extensions }) => extensions))

/** Files that people take for pictures but no decoder reads, by their first bytes as Latin-1. */
const others: readonly (readonly [begins: RegExp, kind: Kind])[] = [
  [/^[^]{4}ftyp(?!avi|hei|hev|mif|msf)/u, { name: 'a film', extensions: [] }],
  [/^%PDF/u, { name: 'a PDF document', extensions: [] }],
  [/^\s*<(?:!doctype )?html/iu, { name: 'a web page', extensions: [] }],
]

/**
 * The kind of a file, with its header where the decoder reads it. @throws where the kind is unknown
 */
const kindOf = async (file: string, start: string): Promise<[Kind, Metadata?]> => {
  const other = others.find(([begins]) => begins.test(start))
  if (other) return [other[1]]
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata()
    const kind = header.compression === 'hevc' ? HEIC : kinds[header.format]
    return [kind ?? { name: `a picture of the kind "${header.format}"`, extensions: [] }, header]
  } catch (error) {
    // Decoders without the patented part cannot read a HEIC picture.
    if (/^[^]{4}ftyp(?!avi)/u.test(start)) return [HEIC]
    throw error
  }
}

const startOf = async (file: string): Promise<string> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.toString('latin1', 0, bytesRead).replace(/^\xEF\xBB\xBF/u, '')
  } finally {
    await handle.close()
  }
}

/**
 * Size and transparency of a file or of its bytes, without decoding.
 * @throws ImageRefused where there are more pixels than the limit allows, or it is too narrow
 */
export const readHeader = async (source: string | Buffer) =>
  dimensions(await sharp(source, { limitInputPixels: false }).metadata())

const dimensions = ({ autoOrient: { width, height }, hasAlpha }: Metadata) => {
  if (width * height > pictureLimits.pixels) {
    throw new ImageRefused(
      `has more than ${pictureLimits.pixels / 1_000_000} million pixels (${width} × ${height}); save it at most 6000 px wide`,
    )
  }
  if (height > width * pictureLimits.heightByWidth) {
    throw new ImageRefused(
      `is more than ${pictureLimits.heightByWidth} times as high as wide (${width} × ${height}); cut it into several pictures`,
    )
  }
  return { width, height, hasAlpha }
}

/** The text of a drawing. @throws ImageRefused where it is not UTF-8 */
export const readDrawing = async (file: string): Promise<string> => {
  const bytes = await readFile(file)
  if (isUtf8(bytes)) return bytes.toString('utf8')
  throw new ImageRefused('cannot be decoded: it is not saved as UTF-8; save it again as UTF-8')
}

/** @throws where a picture's size, name or header tells that it cannot be shown */
const assertHeader = async (file: string): Promise<void> => {
  const extension = extname(file).toLowerCase()
  const info = await stat(file)
  if (!info.isFile()) throw new ImageRefused(missingFinding.problem, missingFinding.rule)
  const isDrawing = extension === '.svg'
  const problem = info.size === 0 ? 'is empty (0 bytes)' : sizeProblem(info.size, isDrawing)
  if (problem !== undefined) throw new ImageRefused(problem)
  const start = await startOf(file)
  // Only a file that is no drawing goes to the decoder, which tells what it is instead.
  if (isDrawing && /^\s*<(?!(?:!doctype )?html)/iu.test(start)) return
  const [kind, header] = await kindOf(file, start)
  if (!kind.extensions.includes(extension)) throw new ImageRefused(kindProblem(extension, kind))
  const pictures = header?.pages ?? 1
  if (pictures > 1 || (header?.format === 'png' && start.includes('acTL')))
    throw new ImageRefused(
      'holds several pictures, as animations do; save the one that is to be shown',
    )
  if (header) dimensions(header)
}

const kindProblem = (extension: string, { name, extensions: [own] }: Kind): string => {
  if (knownExtensions.has(extension)) return `is named ${extension} but holds ${name}`
  return own === undefined
    ? `has a type that cannot be built (${extension || 'no extension'}); use JPEG, PNG, WebP, AVIF or SVG`
    : `holds ${name} and is named ${extension || 'without extension'}; rename it to ${own}`
}

/** @throws where a picture cannot be decoded to its end */
const assertDecodes = async (file: string): Promise<void> => {
  if (extname(file).toLowerCase() === '.svg') {
    checkDrawing(await readDrawing(file))
    return
  }
  const picture = sharp(file, { limitInputPixels: pictureLimits.pixels })
  const { width, height } = await picture.metadata()
  // The last line can only be had once all lines before it have been decoded.
  await picture
    .extract({ left: 0, top: height - 1, width, height: 1 })
    .raw()
    .toBuffer()
}

const findingFrom =
  (...asserts: readonly ((file: string) => Promise<void>)[]) =>
  async (file: string): Promise<ImageFinding | undefined> => {
    try {
      for (const assert of asserts) await assert(file)
      return undefined
    } catch (error) {
      return findingOf(error)
    }
  }

/** What is wrong with a picture's file as far as its size, name and header tell. */
export const checkHeader = findingFrom(assertHeader)

/** What is wrong with a picture: what its header tells, and whether all of it can be decoded. */
export const checkPicture = findingFrom(assertHeader, assertDecodes)
