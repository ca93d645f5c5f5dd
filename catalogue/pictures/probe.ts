import { open, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { limits, missing, problemOfAccess, unreadable, type ImageProblem } from './problems.ts'

const formatOfExtension: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
  tif: 'tiff',
  tiff: 'tiff',
  svg: 'svg',
}

const nameOfFormat: Readonly<Record<string, string>> = {
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  heif: 'an AVIF picture',
  gif: 'a GIF picture',
  tiff: 'a TIFF picture',
  svg: 'an SVG drawing',
  pdf: 'a PDF document',
  html: 'a web page',
}

/**
 * The file of a picture's path, or undefined where it would leave the image folder.
 * A leading slash is understood as the image folder.
 */
export const resolveImage = (imageFolder: string, path: string): string | undefined => {
  const relative = normalize(path.replace(/^\/+/u, ''))
  if (relative === '.' || relative === '..' || relative.startsWith(`..${sep}`)) return undefined
  return relative.includes('\0') ? undefined : join(imageFolder, relative)
}

/** The type that a file's first bytes show, by its signature; undefined where none is known. */
const sniff = (head: Buffer): string | undefined => {
  const text = head.toString('latin1')
  if (head[0] === 0xff && head[1] === 0xd8) return 'jpeg'
  if (text.startsWith('\x89PNG')) return 'png'
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp') return 'heif'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff'
  if (text.startsWith('%PDF')) return 'pdf'
  const markup = text.replace(/^\u00EF\u00BB\u00BF/u, '').trimStart()
  if (/^(?:<!doctype html|<html)/iu.test(markup)) return 'html'
  if (/^<(?:\?xml|svg|!doctype svg|!--)/iu.test(markup)) return 'svg'
  return undefined
}

const readHead = async (file: string): Promise<Buffer> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const megabytes = (bytes: number): string => `${(bytes / (1024 * 1024)).toFixed(1)} MB`

/** What is said of a file that is too large, with what to do. */
export const problemOfSize = (bytes: number, isDrawing: boolean): ImageProblem | undefined => {
  const limit = isDrawing ? limits.svgBytes : limits.sourceBytes
  const advice = isDrawing
    ? 'export it with fewer points, or save it as PNG'
    : 'save it as JPEG, at most 6000 px wide'
  return bytes > limit
    ? unreadable(`is ${megabytes(bytes)}, more than the ${megabytes(limit)} allowed; ${advice}`)
    : undefined
}

/**
 * What is wrong with a file before any of it is decoded: missing, empty, too big, another type
 * than its name says.
 */
export const checkFile = async (file: string): Promise<ImageProblem | undefined> => {
  const extension = extname(file).slice(1).toLowerCase()
  try {
    const info = await stat(file)
    if (!info.isFile()) return missing
    if (info.size === 0) return unreadable('is empty (0 bytes)')
    const expected = formatOfExtension[extension]
    if (expected === undefined)
      return unreadable(
        `has a type that cannot be built (.${extension}); use JPEG, PNG, WebP, AVIF or SVG`,
      )
    const oversize = problemOfSize(info.size, expected === 'svg')
    if (oversize) return oversize
    const actual = sniff(await readHead(file))
    if (actual === undefined)
      return unreadable('cannot be decoded: it does not look like a picture')
    if (actual === expected) return undefined
    return unreadable(`is named .${extension} but holds ${nameOfFormat[actual] ?? 'another type'}`)
  } catch (error) {
    return problemOfAccess(error)
  }
}
