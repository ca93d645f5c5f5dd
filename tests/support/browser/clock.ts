import type { Locator, Page } from 'playwright/test'

const START = Date.parse('2026-11-20T10:00:00Z')

/**
 * Stops the pages' time, so that only `page.clock.runFor` moves it: a slow machine then counts no
 * faster than a quick one. Call it before the first page is opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START })
  await page.clock.pauseAt(START + 1000)
}

/** Brings a part into view and has it seen: the browser tells the page a frame or two later. */
export const bringIntoView = (part: Locator): Promise<void> =>
  part.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise<void>((seen) => {
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        seen()
      })
      observer.observe(element)
    })
  })
