import { expect, it } from 'vitest'
import { formatBytes, formatDuration } from './report.ts'

it('writes sizes and times for people', () => {
  const sizes = ['0 kB', '1 kB', '999 kB', '1.0 MB']
  expect([0, 1499, 999_499, 1_000_000].map(formatBytes)).toEqual(sizes)
  const times = ['0 s', '59 s', '1 min 1 s', '3 min 5 s']
  expect([400, 59_400, 61_000, 185_000].map(formatDuration)).toEqual(times)
})
