import { extname } from 'node:path'
import sharp from 'sharp'
import { reasonOf, systemErrorCode } from '../system-errors.ts'
import { checkFile } from './probe.ts'
import type { ImageProblem } from './problems.ts'
import { limits } from './problems.ts'

/** A picture's facts from its header, upright (EXIF rotation applied). */
export type RasterHeader = {
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
}

/** A picture that is not to be decoded, with the reason as data. */
export class ImageRefused extends Error {
  override name = 'ImageRefused'
  readonly problem: ImageProblem

  constructor(problem: ImageProblem) {
    super(problem.code)
    this.problem = problem
  }
}

// The decoders' own words mean nothing to an editor.
const decoderWords = (message: string): string => {
  if (/premature end|unexpected end|end of file|bad seek|read error/iu.test(message)) {
    return 'it is cut off or damaged'
  }
  return /corrupt header|unsupported image format/iu.test(message)
    ? 'its beginning is damaged'
    : 'it is damaged'
}

/** The problem behind whatever a decoder threw. */
export const problemOf = (error: unknown): ImageProblem => {
  if (error instanceof ImageRefused) return error.problem
  if (systemErrorCode(error) !== undefined) return { code: 'no-access', reason: reasonOf(error) }
  return { code: 'damaged', detail: decoderWords(reasonOf(error)) }
}

/**
 * Size and transparency of a file or of its bytes, without decoding.
 * @throws ImageRefused where there are more pixels than the limit allows
 */
export const readHeader = async (source: string | Buffer): Promise<RasterHeader> => {
  const { autoOrient, hasAlpha } = await sharp(source, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  if (width * height > limits.pixels) {
    const size = `${width} × ${height}`
    throw new ImageRefused({ code: 'too-many-pixels', limit: limits.pixels, size })
  }
  return { width, height, hasAlpha }
}

/** What is wrong with a picture as far as its header tells; drawings are only looked at outside. */
export const probeImage = async (file: string): Promise<ImageProblem | undefined> => {
  const problem = await checkFile(file)
  if (problem !== undefined || extname(file).toLowerCase() === '.svg') return problem
  try {
    await readHeader(file)
    return undefined
  } catch (error) {
    return problemOf(error)
  }
}
