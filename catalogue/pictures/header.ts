import { extname } from 'node:path'
import sharp from 'sharp'
import { reasonOf, systemErrorCode } from '../system-errors.ts'
import { checkFile, limits, problemOfAccess, unreadable, type ImageProblem } from './probe.ts'

/** A picture's facts from its header, upright (EXIF rotation applied). */
export type RasterHeader = Awaited<ReturnType<typeof readHeader>>

/** A picture that is not to be decoded; the message completes 'the image "x.jpg" …'. */
export class ImageRefused extends Error {
  override name = 'ImageRefused'
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
  if (error instanceof ImageRefused) return unreadable(error.message)
  if (systemErrorCode(error) !== undefined) return problemOfAccess(error)
  return unreadable(`cannot be decoded: ${decoderWords(reasonOf(error))}`)
}

/**
 * Size and transparency of a file or of its bytes, without decoding.
 * @throws ImageRefused where there are more pixels than the limit allows
 */
export const readHeader = async (source: string | Buffer) => {
  const { autoOrient, hasAlpha } = await sharp(source, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  if (width * height > limits.pixels) {
    throw new ImageRefused(
      `has more than ${limits.pixels / 1_000_000} million pixels (${width} × ${height}); save it at most 6000 px wide`,
    )
  }
  return { width, height, hasAlpha }
}

/** What is wrong with a picture as far as its header shows; of drawings only the outer element is checked. */
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
