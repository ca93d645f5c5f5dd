import { expect, it } from 'vitest'
import { formatBytes, formatDuration, progressLine } from './progress.ts'

const progress = { done: 3, total: 12, doneBytes: 1_000, totalBytes: 4_000, savedBytes: 2_345_678 }

it('reports counts, bytes saved and the time left', () => {
  expect(progressLine(progress, 10_000)).toBe('3 of 12 images · 2.3 MB saved · about 30 s left')
  expect(progressLine({ ...progress, doneBytes: 0 }, 10)).toBe('3 of 12 images · 2.3 MB saved')
  expect(progressLine({ ...progress, doneBytes: 4_000 }, 10_000)).toMatch(/about 0 s left$/)
})

it('writes sizes and times for people', () => {
  expect([0, 1499, 999_499, 1_000_000].map(formatBytes)).toEqual([
    '0 kB',
    '1 kB',
    '999 kB',
    '1.0 MB',
  ])
  expect([400, 59_400, 61_000, 185_000].map(formatDuration)).toEqual([
    '0 s',
    '59 s',
    '1 min 1 s',
    '3 min 5 s',
  ])
})
