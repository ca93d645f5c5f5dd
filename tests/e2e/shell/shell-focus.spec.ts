import type { Page } from 'playwright/test'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'

/** Every stop of the Tab key that shows no mark, or that something else lies over. */
function faults(page: Page): Promise<{ stops: number; faults: string[] }> {
  return page.evaluate(async () => {
    const marked = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    /** The mark may be drawn around the field's frame or the whole card. */
    const showsMark = (element: Element): boolean => {
      if (marked(element) || marked(element, '::after')) return true
      return element.parentElement !== null && showsMark(element.parentElement)
    }
    const isSeen = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const middle = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!middle) return false
      if (element.contains(middle) || middle.closest('label')?.contains(element)) return true
      // Its own card or frame may stretch over it; what floats may not.
      return middle.contains(element) && !middle.closest('[data-floating]')
    }
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    const found: string[] = []
    for (const stop of stops) {
      stop.focus()
      // What makes room for the focus does so in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      // An arrow that has nowhere to lead any more is no stop.
      if (document.activeElement !== stop || stop.tabIndex < 0) continue
      const fault = [showsMark(stop) ? '' : 'no mark', isSeen(stop) ? '' : 'covered']
      if (fault.some((text) => text !== ''))
        found.push(`${fault.join(' ')}: ${stop.outerHTML.slice(0, 120)}`)
    }
    return { stops: stops.length, faults: found }
  })
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  for (const path of ['/', '/project-details', FULL, '/contact-us']) {
    test(`every stop of the keyboard on ${path} is marked and uncovered at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => localStorage.setItem('enquiryPopup', 'settled'))
      await page.goto(path)
      await hydrated(page)
      // From now on the browser takes the focus for the keyboard's.
      await page.keyboard.press('Tab')
      const found = await faults(page)
      expect(found.faults).toEqual([])
      expect(found.stops).toBeGreaterThan(40)
    })
  }
}
