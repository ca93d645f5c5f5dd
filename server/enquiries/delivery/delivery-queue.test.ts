import { expect, test } from 'vitest'
import { nextAttempt } from './delivery-queue.ts'

const queuedAt = new Date('2026-03-01T00:00:00Z')
const waits = (random: number): number[] => {
  const all: number[] = []
  let now = queuedAt
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt({ queuedAt, attempts }, now, random)
    if (next === undefined) return all
    all.push((next.getTime() - now.getTime()) / 1000)
    now = next
  }
}

test('waits double from 5 s to an hour, each up to a fifth longer, until 24 hours are over', () => {
  expect(waits(0).slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
  expect(waits(0.999).slice(0, 3)).toEqual([5.999, 11.998, 23.996])
  for (const random of [0, 0.5, 0.999]) {
    expect(waits(random).reduce((sum, wait) => sum + wait, 0)).toBeCloseTo(24 * 3600, 3)
  }
})

test.each([
  [0, 5],
  [120, 120],
  [7200, 7200],
  [90_000, 7200],
])('a receiver that asks for %s s is tried again after %s', (asked, waited) => {
  const next = nextAttempt({ queuedAt, attempts: 1 }, queuedAt, 0, asked * 1000)
  expect(next?.getTime()).toBe(queuedAt.getTime() + waited * 1000)
})
