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

export const missing: ImageProblem = {
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
