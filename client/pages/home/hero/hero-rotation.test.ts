import { describe, expect, it } from 'vitest'
import { FIRST, layers, rotate, type Rotation, type RotationEvent } from './hero-rotation.ts'

const half: RotationEvent = { kind: 'half' }
const loaded = (banner: number): RotationEvent => ({ kind: 'loaded', banner })
const failed = (banner: number): RotationEvent => ({ kind: 'failed', banner })

const play = (count: number, ...events: RotationEvent[]): Rotation =>
  events.reduce((now, event) => rotate(now, event, count), FIRST)

describe('the hero’s rotation', () => {
  it('opens with the first banner alone', () => {
    expect(layers(FIRST)).toEqual([0])
  })

  it('fetches the next banner half-way and shows it at the end', () => {
    expect(play(3, half)).toMatchObject({ shown: 0, next: 1 })
    expect(play(3, half, loaded(1), half)).toMatchObject({ shown: 1, before: 0 })
  })

  it('keeps what is faded over until the next change', () => {
    const now = play(4, half, loaded(1), half, half)
    expect(layers(now)).toEqual([0, 1, 2])
    expect(layers(rotate(rotate(now, loaded(2), 4), half, 4))).toEqual([1, 2])
  })

  it('goes round', () => {
    const twice = play(3, half, loaded(1), half, half, loaded(2), half)
    expect(twice.shown).toBe(2)
    expect(rotate(twice, half, 3)).toMatchObject({ shown: 2, next: 0 })
  })

  it('waits for a slow picture, then shows it at once', () => {
    const waiting = play(3, half, half, half)
    expect(waiting).toMatchObject({ shown: 0, next: 1 })
    expect(rotate(waiting, loaded(1), 3)).toMatchObject({ shown: 1, before: 0 })
  })

  it('passes over pictures that fail, for good', () => {
    const skipped = play(3, half, failed(1))
    expect(skipped).toMatchObject({ shown: 0, next: 2 })
    const back = [loaded(2), half, half].reduce((now, event) => rotate(now, event, 3), skipped)
    expect(back).toMatchObject({ shown: 2, next: 0 })
  })

  it('has two banners take turns without fetching again', () => {
    const now = play(2, half, loaded(1), half, half)
    expect(layers(now)).toEqual([0, 1])
    expect(rotate(now, half, 2)).toMatchObject({ shown: 0, before: 1 })
  })

  it('does not rotate with one banner, or when all others fail', () => {
    expect(layers(play(1, half, half))).toEqual([0])
    expect(play(2, half, failed(1), half, half)).toMatchObject({ shown: 0 })
    expect(play(2, half, failed(1)).next).toBeUndefined()
  })

  it('ignores news of other banners', () => {
    const now = play(3, half)
    expect(rotate(now, loaded(0), 3)).toBe(now)
  })
})
