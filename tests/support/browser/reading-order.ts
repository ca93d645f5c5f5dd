import { expect, type Page } from 'playwright/test'

const STOPS = 'h1, h2, h3, a[href], button, input, select, textarea, summary'

/**
 * Expects that what is heard or reached one after the other stands one after the other too: nothing
 * above what precedes it, but in a column to its right, and nothing to its left on the same line.
 * What floats or sticks has no place of its own, and what is beside its frame sideways has none yet.
 */
export async function expectReadingOrder(page: Page, state: string): Promise<void> {
  const found = await page.evaluate((selector) => {
    const hasPlace = (element: Element | null): boolean =>
      element === null ||
      (!['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        hasPlace(element.parentElement))
    const isInFrame = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX === 'visible') continue
        const edges = frame.getBoundingClientRect()
        if (left >= edges.right - 2 || right <= edges.left + 2) return false
      }
      return true
    }
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 2 &&
        height > 2 &&
        !element.closest('[inert], [aria-hidden=true]') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        hasPlace(element) &&
        isInFrame(element)
      )
    })
    return stops.flatMap((element, index) => {
      const before = stops[index - 1]
      if (!before || before.contains(element)) return []
      const first = before.getBoundingClientRect()
      const next = element.getBoundingClientRect()
      // Two pixels forgive what is rounded.
      const above = next.bottom <= first.top + 2 && next.left < first.right - 2
      const left =
        next.right <= first.left + 2 && next.top < first.bottom - 2 && next.bottom > first.top + 2
      return above || left
        ? [`${before.outerHTML.slice(0, 120)} → ${element.outerHTML.slice(0, 120)}`]
        : []
    })
  }, STOPS)
  expect(found, state).toEqual([])
}
