import { describe, expect, it } from 'vitest'
import { scrollTarget, itemsInView } from './use-carousel.ts'

const at = (scrollLeft: number) => ({ scrollLeft, clientWidth: 1200, scrollWidth: 3000 })

describe('scrollTarget', () => {
  it('steps by the pixels asked for', () => {
    expect(scrollTarget(at(0), 300)).toBe(300)
    expect(scrollTarget(at(600), -200)).toBe(400)
  })
  it('stops at the end before it wraps to the start', () => {
    expect(scrollTarget(at(1700), 300)).toBe(1800)
    expect(scrollTarget(at(1799), 300)).toBe(0)
  })
  it('wraps back from the start to the end', () => {
    expect(scrollTarget(at(100), -300)).toBe(0)
    expect(scrollTarget(at(0), -300)).toBe(1800)
  })
  it('stays where everything fits', () => {
    expect(scrollTarget({ scrollLeft: 0, clientWidth: 900, scrollWidth: 900 }, 300)).toBe(0)
  })
})

describe('itemsInView', () => {
  it('counts the items in view', () => {
    expect(itemsInView(at(0), 10)).toEqual({ first: 0, last: 3 })
    expect(itemsInView(at(1800), 10)).toEqual({ first: 6, last: 9 })
  })
  it('has nothing to count in an empty list', () => {
    expect(itemsInView(at(0), 0)).toEqual({ first: 0, last: 0 })
  })
})
