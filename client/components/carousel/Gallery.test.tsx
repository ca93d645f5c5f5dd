// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { draw, IdleObserver } from '../../../tests/support/draw.ts'
import { announce, GlobalLiveRegion } from '../status/live-region.tsx'
import { Gallery } from './Gallery.tsx'

let scrolled = 0
/** What the browser's settings are. */
let settings: readonly string[] = []

beforeEach(() => {
  scrolled = 0
  settings = []
  vi.stubGlobal('ResizeObserver', IdleObserver)
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IdleObserver {
      constructor(see: (entries: unknown[]) => void) {
        super()
        queueMicrotask(() => act(() => see([{ isIntersecting: true }])))
      }
    },
  )
  window.matchMedia = (query) => ({ matches: settings.includes(query) }) as MediaQueryList
})

/** Three slides of 100 px. */
async function gallery(autoplayMs?: number) {
  announce('')
  const slides = [<p key="1" />, <p key="2" />, <p key="3" />]
  const { place } = await draw(
    <>
      <Gallery id="g" label="Plans" {...{ slides, autoplayMs }} />
      <GlobalLiveRegion />
    </>,
  )
  const list = place.querySelector('ul') ?? place
  Object.defineProperties(list, {
    clientWidth: { value: 100 },
    scrollWidth: { value: 300 },
    scrollLeft: { get: () => scrolled },
    scrollTo: { value: () => undefined },
  })
  const scroll = (left: number) =>
    act(() => {
      scrolled = left
      list.dispatchEvent(new Event('scroll'))
    })
  const press = (name: string) =>
    act(() => place.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click())
  return {
    current: () => place.querySelector('[aria-current]')?.ariaLabel,
    said: () => place.querySelector('output')?.textContent,
    press,
    scroll,
  }
}

test('follows a scroll by hand after one by script, also without scrollend', async () => {
  const { current, press, scroll } = await gallery()
  press('Next')
  scroll(40)
  expect(current()).toBe('Show 2 of 3')
  scroll(99)
  scroll(0)
  expect(current()).toBe('Show 1 of 3')
})

test.each([
  ['moves by itself: nothing', [], ''],
  ['stands still under reduced motion', ['(prefers-reduced-motion: reduce)'], '2 of 3'],
])('what is said of where it is scrolled to, where it %s', async (_, browser, words) => {
  settings = browser
  const { said, scroll } = await gallery(4000)
  expect(said()).toBe('')
  scroll(100)
  expect(said()).toBe(words)
})

test.each([
  ['a pointer that rests over it holds it', ['(hover: hover)'], 1],
  ['a finger that has left it does not', [], 2],
])('%s', async (_, browser, slide) => {
  settings = browser
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'matches').mockReturnValue(true)
  const { current } = await gallery(4000)
  act(() => void vi.advanceTimersByTime(4000))
  expect(current()).toBe(`Show ${slide} of 3`)
  vi.useRealTimers()
  vi.restoreAllMocks()
})
