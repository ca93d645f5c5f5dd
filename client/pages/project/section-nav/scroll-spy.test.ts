import { describe, expect, it } from 'vitest'
import { createTabMark } from './scroll-spy.ts'

describe('the marked tab', () => {
  it('follows scrolling', () => {
    const mark = createTabMark()
    expect([mark.scroll(1, 5000), mark.scroll(2, 5016)]).toEqual([1, 2])
  })

  it('stays on the pressed tab while the page scrolls past the others', () => {
    const mark = createTabMark()
    mark.press(8, 1000)
    expect([0, 1, 4, 7, 8].map((index, frame) => mark.scroll(index, 1000 + frame * 100))).toEqual([
      8, 8, 8, 8, 8,
    ])
  })

  it('takes a jump of more than one tab away from the pressed one at once', () => {
    const mark = createTabMark()
    mark.press(2, 1000)
    mark.scroll(1, 1050)
    mark.scroll(2, 1100)
    expect(mark.scroll(3, 1200)).toBe(2)
    expect(mark.scroll(7, 1300)).toBe(7)
  })

  it('stays on the pressed tab as long as the page moves', () => {
    const mark = createTabMark()
    mark.press(10, 1000)
    mark.moving = true
    expect([4, 5, 6, 7].map((index, step) => mark.scroll(index, 1900 + step * 100))).toEqual([
      10, 10, 10, 10,
    ])
    mark.moving = false
    expect(mark.scroll(8, 2400)).toBe(8)
  })

  it('follows scrolling again 800 ms after the press, where the page is at rest', () => {
    const mark = createTabMark()
    mark.press(2, 1000)
    mark.scroll(2, 1200)
    expect(mark.scroll(3, 1799)).toBe(2)
    expect(mark.scroll(4, 1800)).toBe(4)
  })
})
