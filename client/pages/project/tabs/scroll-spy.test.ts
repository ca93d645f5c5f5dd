import { describe, expect, it } from 'vitest'
import { centredScroll, createTabMark, sectionAt } from './scroll-spy.ts'

describe('the section under the probe', () => {
  it('is the one that contains the point 300 px below the top', () => {
    expect(sectionAt([-900, -200, 300, 1200])).toBe(2)
    expect(sectionAt([-900, -200, 301, 1200])).toBe(1)
  })

  it('is the first above all sections and the last below them', () => {
    expect(sectionAt([700, 1500])).toBe(0)
    expect(sectionAt([-5000, -4000])).toBe(1)
  })
})

describe('the marked tab', () => {
  it('follows scrolling', () => {
    const mark = createTabMark()
    expect([mark.scroll(1, 5000), mark.scroll(2, 5016)]).toEqual([1, 2])
  })

  it('stays on the pressed tab while the page scrolls past the others', () => {
    const mark = createTabMark()
    expect(mark.press(8, 1000)).toBe(8)
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
    expect([4, 5, 6, 7].map((index, step) => mark.scroll(index, 1900 + step * 100))).toEqual([
      10, 10, 10, 10,
    ])
    mark.rest()
    expect(mark.scroll(8, 2400)).toBe(8)
  })

  it('follows scrolling again 800 ms after the press, where the page is at rest', () => {
    const mark = createTabMark()
    mark.press(2, 1000)
    mark.scroll(2, 1200)
    mark.rest()
    expect(mark.scroll(3, 1799)).toBe(2)
    expect(mark.scroll(4, 1800)).toBe(4)
  })
})

describe('the tab bar', () => {
  const view = { start: 200, width: 600 }

  it('stays where it is while the tab is in view', () => {
    expect(centredScroll({ start: 200, width: 90 }, view)).toBeUndefined()
    expect(centredScroll({ start: 710, width: 90 }, view)).toBeUndefined()
  })

  it('puts a tab that is out of view in its middle', () => {
    expect(centredScroll({ start: 711, width: 100 }, view)).toBe(461)
    expect(centredScroll({ start: 100, width: 90 }, view)).toBe(0)
  })
})
