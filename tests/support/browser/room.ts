import { expect, type Page } from 'playwright/test'

/**
 * Expects that the page needs no scrolling sideways, that no words are cut off or spill over, and
 * that all of the header, to which nobody can scroll, is on the screen.
 */
export async function expectRoom(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, td, th, dt, dd'),
    ]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return false
        if (element.clientWidth < 2 || !element.textContent.trim()) return false
        const { overflowX, overflowY, display, textOverflow } = getComputedStyle(element)
        const tooWide = element.scrollWidth > element.clientWidth + 1
        if (overflowX === 'visible')
          return tooWide && display !== 'inline' && element.matches('a, button')
        // An ellipsis says itself that there is more.
        return (
          (tooWide && textOverflow !== 'ellipsis') ||
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2)
        )
      })
      .map((element) => element.outerHTML.slice(0, 120))
    return { sideways: scrollWidth - clientWidth, cut }
  })
  expect(found, state).toEqual({ sideways: 0, cut: [] })
  await expectHeaderOnScreen(page, state)
}

/** Expects that each link and button of the header is wholly on the screen. */
export async function expectHeaderOnScreen(page: Page, state: string): Promise<void> {
  const outside = await page.locator('header :is(a, button):visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        return left < 0 || right > document.documentElement.clientWidth
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  expect(outside, state).toEqual([])
}

/** Doubles the size of all text, as a visitor does who enlarges text alone. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
