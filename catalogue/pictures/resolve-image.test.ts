import { expect, test } from 'vitest'
import { sizeProblem } from './resolve-image.ts'

const megabyte = 1024 * 1024

test.each([
  [
    130,
    false,
    'is 130.0 MB, more than the 100.0 MB allowed; save it as JPEG, at most 6000 px wide',
  ],
  [
    3,
    true,
    'is 3.0 MB, more than the 2.0 MB allowed; export it with fewer points, or save it as PNG',
  ],
  [3, false, undefined],
])('what is too large says what to do: %s MB', (megabytes, isDrawing, problem) => {
  expect(sizeProblem(megabytes * megabyte, isDrawing)).toBe(problem)
})
