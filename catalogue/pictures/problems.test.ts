import { expect, test } from 'vitest'
import { limits } from './problems.ts'
import { describeProblem, type ImageProblem } from './problems.ts'

const megabyte = 1024 * 1024

test.each<[ImageProblem, string]>([
  [
    { code: 'too-many-pixels', limit: limits.pixels, size: '20000 × 12000' },
    'has more than 100 million pixels (20000 × 12000); save it at most 6000 px wide',
  ],
  [
    { code: 'too-many-bytes', limit: limits.sourceBytes, bytes: 130 * megabyte },
    'is 130.0 MB, more than the 100.0 MB allowed; save it as JPEG, at most 6000 px wide',
  ],
  [
    { code: 'too-many-bytes', limit: limits.svgBytes, bytes: 3 * megabyte },
    'is 3.0 MB, more than the 2.0 MB allowed; export it with fewer points, or save it as PNG',
  ],
])('what is too large says what to do: %j', (problem, words) => {
  expect(describeProblem(problem)).toBe(words)
})
