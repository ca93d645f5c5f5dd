/**
 * Limits against bombs: a source above them is reported and never decoded. 100 megapixels is more
 * than any camera an agency uses; decoded it is 300 MB.
 */
export const limits = {
  sourceBytes: 100 * 1024 * 1024,
  svgBytes: 2 * 1024 * 1024,
  pixels: 100_000_000,
} as const

/** Why a picture cannot be built; wording is in `describeProblem`. */
export type ImageProblem =
  | { code: 'missing' }
  | { code: 'outside' }
  | { code: 'no-access'; reason: string }
  | { code: 'empty' }
  | { code: 'wrong-extension'; extension: string; actual: string }
  | { code: 'unsupported'; extension: string }
  | { code: 'too-many-bytes'; bytes: number; limit: number }
  | { code: 'too-many-pixels'; limit: number; size?: string }
  | { code: 'damaged'; detail: string }

/** The validation rule that a problem falls under. */
export const ruleOf = (problem: ImageProblem): 'missing-image' | 'unreadable-image' =>
  problem.code === 'missing' || problem.code === 'outside' ? 'missing-image' : 'unreadable-image'

const megabytes = (bytes: number): string => `${(bytes / (1024 * 1024)).toFixed(1)} MB`

/** A sentence part that completes 'the image "x.jpg" …'. */
export const describeProblem = (problem: ImageProblem): string => {
  switch (problem.code) {
    case 'missing':
      return 'does not exist in the image folder'
    case 'outside':
      return 'lies outside the image folder, where the site cannot serve it'
    case 'no-access':
      return `cannot be opened: ${problem.reason}`
    case 'empty':
      return 'is empty (0 bytes)'
    case 'wrong-extension':
      return `is named .${problem.extension} but holds ${problem.actual}`
    case 'unsupported':
      return `has a type that cannot be built (.${problem.extension}); use JPEG, PNG, WebP, AVIF or SVG`
    case 'too-many-bytes':
      return `is ${megabytes(problem.bytes)}, more than the ${megabytes(problem.limit)} allowed; ${problem.limit === limits.svgBytes ? 'export it with fewer points, or save it as PNG' : 'save it as JPEG, at most 6000 px wide'}`
    case 'too-many-pixels':
      return `has more than ${problem.limit / 1_000_000} million pixels${problem.size === undefined ? '' : ` (${problem.size})`}; save it at most 6000 px wide`
    case 'damaged':
      return `cannot be decoded: ${problem.detail}`
  }
}
