import { existsSync, readdirSync } from 'node:fs'
import { normalize, sep, join } from 'node:path'
import { reasonOf, systemErrorCode } from '../system-errors.ts'

/**
 * Limits against decompression bombs: a larger source is reported and never decoded. 100 megapixels
 * is more than any camera an agency uses, and takes 300 MB when decoded. Neither WebP nor AVIF can hold
 * 1600 px of width and more than some ten times that height.
 */
export const pictureLimits = {
  sourceBytes: 100 * 1024 * 1024,
  svgBytes: 2 * 1024 * 1024,
  pixels: 100_000_000,
  heightByWidth: 10,
} as const

/** Why a picture cannot be built: the rule that it breaks, and what completes 'the image "x.jpg" …'. */
export type ImageFinding = { rule: 'missing-image' | 'unreadable-image'; problem: string }

/** A picture that is not to be built; the message completes 'the image "x.jpg" …'. */
export class ImageRefused extends Error {
  override name = 'ImageRefused'
  readonly rule: ImageFinding['rule']

  constructor(problem: string, rule: ImageFinding['rule'] = 'unreadable-image') {
    super(problem)
    this.rule = rule
  }
}

export const outsideFinding: ImageFinding = {
  rule: 'missing-image',
  problem: 'lies outside the image folder, where the site cannot serve it',
}

export const missingFinding: ImageFinding = {
  rule: 'missing-image',
  problem: 'does not exist in the image folder',
}

/** The finding for an `ImageRefused`, or an error of the system or of a decoder. */
export function findingOf(error: unknown): ImageFinding {
  if (error instanceof ImageRefused) return { rule: error.rule, problem: error.message }
  const [code, reason] = [systemErrorCode(error), reasonOf(error)]
  if (code === 'ENOENT' || code === 'ENOTDIR') return missingFinding
  if (code !== undefined)
    return { rule: 'unreadable-image', problem: `cannot be opened: ${reason}` }
  // The decoders' own messages mean nothing to an editor, and differ with how much is decoded.
  const isPicture = !/unsupported image format/iu.test(reason)
  const problem = isPicture ? 'it is cut off or damaged' : 'it does not look like a picture'
  return { rule: 'unreadable-image', problem: `cannot be decoded: ${problem}` }
}

/**
 * The file of a picture's path, or undefined where it would leave the image folder.
 * A leading slash is understood as the image folder.
 */
export const resolveImage = (sourceImageFolder: string, path: string): string | undefined => {
  const relative = normalize(pictureKey(path))
  if (relative === '.' || relative === '..' || relative.startsWith(`..${sep}`)) return undefined
  return relative.includes('\0')
    ? undefined
    : existingPath(sourceImageFolder, relative.split(sep).join('/'))
}

/**
 * A path that begins with a slash begins at the image folder, where the site looks for it without
 * the slash.
 */
export const pictureKey = (path: string): string => path.replace(/^\/+/u, '')

const megabytes = (bytes: number): string => `${(bytes / (1024 * 1024)).toFixed(1)} MB`

/** What is wrong with a file's size, as the end of a sentence; undefined where it is small enough. */
export const sizeProblem = (bytes: number, isDrawing: boolean): string | undefined => {
  const limit = isDrawing ? pictureLimits.svgBytes : pictureLimits.sourceBytes
  const advice = isDrawing
    ? 'export it with fewer points, or save it as PNG'
    : 'save it as JPEG, at most 6000 px wide'
  return bytes > limit
    ? `is ${megabytes(bytes)}, more than the ${megabytes(limit)} allowed; ${advice}`
    : undefined
}

/**
 * The file at a path below a folder. Its name may be spelt otherwise on disk: macOS writes accents
 * apart from their letters, other systems and editors both as one sign. Where there is no such file
 * in any spelling, the path is returned as it is.
 * @param path with slashes
 */
export function existingPath(folder: string, path: string): string {
  const whole = join(folder, path)
  if (!/\P{ASCII}/u.test(path) || existsSync(whole)) return whole
  return path.split('/').reduce((parent, name) => {
    const isSame = (other: string) => other.normalize() === name.normalize()
    return join(parent, namesIn(parent).find(isSame) ?? name)
  }, folder)
}

/** The names in a folder; none where it cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
