import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { reasonOf, systemErrorCode } from '../system-errors.ts'

/**
 * Limits against bombs: a source above them is reported and never decoded. 100 megapixels is more
 * than any camera an agency uses; decoded it is 300 MB.
 */
export const limits = {
  sourceBytes: 100 * 1024 * 1024,
  svgBytes: 2 * 1024 * 1024,
  pixels: 100_000_000,
} as const

/**
 * Why a picture cannot be built: the rule that it breaks, and a sentence part that completes 'the
 * image "x.jpg" …'.
 */
export type ImageProblem = { rule: 'missing-image' | 'unreadable-image'; words: string }

export const outside: ImageProblem = {
  rule: 'missing-image',
  words: 'lies outside the image folder, where the site cannot serve it',
}

const missing: ImageProblem = {
  rule: 'missing-image',
  words: 'does not exist in the image folder',
}

/** Of a picture that is there. */
export const unreadable = (words: string): ImageProblem => ({ rule: 'unreadable-image', words })

/** Of a file that the system does not give. */
export const problemOfAccess = (error: unknown): ImageProblem =>
  ['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error) ?? '')
    ? missing
    : unreadable(`cannot be opened: ${reasonOf(error)}`)

/** What files hold, by the first bytes as Latin-1, and the extensions that say so. */
const fileTypes: readonly { name: string; begins: RegExp; extensions: readonly string[] }[] = [
  { name: 'a JPEG picture', begins: /^\xFF\xD8/, extensions: ['.jpg', '.jpeg'] },
  { name: 'a PNG picture', begins: /^\x89PNG/, extensions: ['.png'] },
  { name: 'a GIF picture', begins: /^GIF8/, extensions: ['.gif'] },
  { name: 'a WebP picture', begins: /^RIFF[^]{4}WEBP/, extensions: ['.webp'] },
  { name: 'an AVIF picture', begins: /^[^]{4}ftyp/, extensions: ['.avif'] },
  { name: 'a TIFF picture', begins: /^(?:II\*\0|MM\0\*)/, extensions: ['.tif', '.tiff'] },
  { name: 'a PDF document', begins: /^%PDF/, extensions: [] },
  { name: 'a web page', begins: /^(?:\xEF\xBB\xBF)?\s*<(?:!doctype )?html/i, extensions: [] },
  {
    name: 'an SVG drawing',
    begins: /^(?:\xEF\xBB\xBF)?\s*<(?:\?xml|svg|!doctype svg|!--)/i,
    extensions: ['.svg'],
  },
]

/**
 * The file of a picture's path, or undefined where it would leave the image folder.
 * A leading slash is understood as the image folder.
 */
export const resolveImage = (imageFolder: string, path: string): string | undefined => {
  const relative = normalize(path.replace(/^\/+/u, ''))
  if (relative === '.' || relative === '..' || relative.startsWith(`..${sep}`)) return undefined
  return relative.includes('\0') ? undefined : join(imageFolder, relative)
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
  const extension = extname(file).toLowerCase()
  try {
    const info = await stat(file)
    if (!info.isFile()) return missing
    if (info.size === 0) return unreadable('is empty (0 bytes)')
    const expected = fileTypes.find(({ extensions }) => extensions.includes(extension))
    if (expected === undefined)
      return unreadable(
        `has a type that cannot be built (.${extension.slice(1)}); use JPEG, PNG, WebP, AVIF or SVG`,
      )
    const oversize = problemOfSize(info.size, extension === '.svg')
    if (oversize) return oversize
    const head = Buffer.concat(await createReadStream(file, { end: 511 }).toArray())
    const actual = fileTypes.find(({ begins }) => begins.test(head.toString('latin1')))
    if (actual === undefined)
      return unreadable('cannot be decoded: it does not look like a picture')
    return actual === expected
      ? undefined
      : unreadable(`is named ${extension} but holds ${actual.name}`)
  } catch (error) {
    return problemOfAccess(error)
  }
}
