import { describe, expect, it } from 'vitest'
import { railTarget, railWindow } from './rail-position.ts'

const at = (scrollLeft: number) => ({ scrollLeft, clientWidth: 1200, scrollWidth: 3000 })

describe('railTarget', () => {
  it('steps by the pixels asked for', () => {
    expect(railTarget(at(0), 300)).toBe(300)
    expect(railTarget(at(600), -200)).toBe(400)
  })
  it('stops at the end before it wraps to the start', () => {
    expect(railTarget(at(1700), 300)).toBe(1800)
    expect(railTarget(at(1799), 300)).toBe(0)
  })
  it('wraps back from the start to the end', () => {
    expect(railTarget(at(100), -300)).toBe(0)
    expect(railTarget(at(0), -300)).toBe(1800)
  })
  it('stays where everything fits', () => {
    expect(railTarget({ scrollLeft: 0, clientWidth: 900, scrollWidth: 900 }, 300)).toBe(0)
  })
})

describe('railWindow', () => {
  it('counts the items in view', () => {
    expect(railWindow(at(0), 10)).toEqual({ first: 1, last: 4 })
    expect(railWindow(at(1800), 10)).toEqual({ first: 7, last: 10 })
  })
  it('has nothing to count in an empty list', () => {
    expect(railWindow(at(0), 0)).toEqual({ first: 0, last: 0 })
  })
})
