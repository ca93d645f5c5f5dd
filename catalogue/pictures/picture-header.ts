import { isUtf8 } from 'node:buffer'
import { open, readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { reasonOf, systemErrorCode } from '../system-errors.ts'
import { checkDrawing } from './check-drawing.ts'
import {
  ImageRefused,
  pictureLimits,
  missingFinding,
  findingOfAccess,
  findingOfSize,
  unreadableFinding,
  type ImageFinding,
} from './resolve-image.ts'

/** A picture's facts from its header, upright (EXIF rotation applied). */
export type RasterHeader = Awaited<ReturnType<typeof readHeader>>

// The decoders' own messages mean nothing to an editor, and differ with how much is decoded.
const decoderWords = (message: string): string =>
  /unsupported image format/iu.test(message)
    ? 'it does not look like a picture'
    : 'it is cut off or damaged'

export const findingOf = (error: unknown): ImageFinding => {
  if (error instanceof ImageRefused) return unreadableFinding(error.message)
  if (systemErrorCode(error) !== undefined) return findingOfAccess(error)
  return unreadableFinding(`cannot be decoded: ${decoderWords(reasonOf(error))}`)
}

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

/** What is wrong with a picture's file as far as its size, name and header tell. */
export const checkHeader = async (file: string): Promise<ImageFinding | undefined> => {
  const extension = extname(file).toLowerCase()
  try {
    const info = await stat(file)
    if (!info.isFile()) return missingFinding
    if (info.size === 0) return unreadableFinding('is empty (0 bytes)')
    const isDrawing = extension === '.svg'
    const oversize = findingOfSize(info.size, isDrawing)
    if (oversize) return oversize
    const start = await startOf(file)
    // Only a file that is no drawing goes to the decoder, which tells what it is instead.
    if (isDrawing && /^\s*<(?!(?:!doctype )?html)/iu.test(start)) return undefined
    const [kind, header] = await kindOf(file, start)
    if (!kind.extensions.includes(extension)) return findingOfKind(extension, kind)
    const pictures = header?.pages ?? 1
    if (pictures > 1 || (header?.format === 'png' && start.includes('acTL')))
      return unreadableFinding(
        'holds several pictures, as animations do; save the one that is to be shown',
      )
    if (header) dimensions(header)
    return undefined
  } catch (error) {
    return findingOf(error)
  }
}

const findingOfKind = (extension: string, { name, extensions }: Kind): ImageFinding => {
  const [own] = extensions
  if (knownExtensions.has(extension))
    return unreadableFinding(`is named ${extension} but holds ${name}`)
  return own === undefined
    ? unreadableFinding(
        `has a type that cannot be built (${extension || 'no extension'}); use JPEG, PNG, WebP, AVIF or SVG`,
      )
    : unreadableFinding(
        `holds ${name} and is named ${extension || 'without extension'}; rename it to ${own}`,
      )
}

/** What is wrong with a picture: what its header tells, and whether all of it can be decoded. */
export const checkPicture = async (file: string): Promise<ImageFinding | undefined> => {
  const finding = await checkHeader(file)
  if (finding) return finding
  try {
    if (extname(file).toLowerCase() === '.svg') {
      checkDrawing(await readDrawing(file))
    } else {
      const picture = sharp(file, { limitInputPixels: pictureLimits.pixels })
      const { width, height } = await picture.metadata()
      // The last line can only be had once all lines before it have been decoded.
      await picture
        .extract({ left: 0, top: height - 1, width, height: 1 })
        .raw()
        .toBuffer()
    }
    return undefined
  } catch (error) {
    return findingOf(error)
  }
}
