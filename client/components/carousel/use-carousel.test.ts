import { describe, expect, it } from 'vitest'
import { scrollTarget, itemsInView } from './use-carousel.ts'

const at = (scrollLeft: number) => ({ scrollLeft, clientWidth: 1200, scrollWidth: 3000 })

it.each([
  ['steps by the pixels asked for', at(0), 300, 300],
  ['steps back', at(600), -200, 400],
  ['stops at the end', at(1700), 300, 1800],
  ['before it wraps to the start', at(1799), 300, 0],
  ['stops at the start', at(100), -300, 0],
  ['before it wraps to the end', at(0), -300, 1800],
  ['stays where everything fits', { ...at(0), scrollWidth: 1200 }, 300, 0],
])('a list %s', (_name, list, px, target) => {
  expect(scrollTarget(list, px)).toBe(target)
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
