import type { Page } from 'playwright/test'
import { expect, hydrated, ONE_OF_EACH, test } from '../../support/browser/browser.ts'

const PLACES = [0, 0.3, 0.65, 1]

/**
 * What lies under the parts that stay in view: words, fields, links and buttons of the page, by their
 * text. A bar over the whole width counts only at the page's end, where nothing can be scrolled from
 * under it; elsewhere it is the edge of the screen.
 */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
    const floating = [
      ...document.querySelectorAll<HTMLElement>(
        'aside [data-floating], main section[data-floating="bar"]',
      ),
    ].filter((part) => shown(part) && !part.matches('[popover] *'))
    const over = floating
      .map((part) => part.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
      .filter(({ width }) => width < window.innerWidth * 0.98 || atEnd)
    /** As far as it is seen: slides beside the chosen one are cut off by their carousel. */
    const seen = (element: Element, box: DOMRect) => {
      const frame = element.closest('[aria-roledescription=carousel]')?.getBoundingClientRect()
      const left = Math.max(box.left, frame?.left ?? box.left)
      const right = Math.min(box.right, frame?.right ?? box.right)
      return new DOMRect(left, box.top, Math.max(right - left, 0), box.height)
    }
    const boxes: [string, DOMRect][] = []
    for (const root of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode
        if (!parentElement || !textContent?.trim() || !shown(parentElement)) continue
        if (parentElement.closest('[data-floating], .sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        for (const box of range.getClientRects()) {
          boxes.push([textContent.trim(), seen(parentElement, box)])
        }
      }
      for (const control of root.querySelectorAll('a, button, input, select, textarea, summary')) {
        if (!shown(control) || control.closest('[data-floating]')) continue
        boxes.push([control.outerHTML.slice(0, 80), seen(control, control.getBoundingClientRect())])
      }
    }
    return boxes
      .filter(([, box]) =>
        over.some(
          (part) =>
            box.width > 1 &&
            box.height > 1 &&
            Math.min(part.right, box.right) - Math.max(part.left, box.left) > 1 &&
            Math.min(part.bottom, box.bottom) - Math.max(part.top, box.top) > 1,
        ),
      )
      .map(([text]) => text)
  })
}

for (const width of [360, 768, 1024, 1280, 1440]) {
  test(`nothing that floats covers a word or a control at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: width < 700 ? 740 : 800 })
    for (const path of ONE_OF_EACH) {
      await page.goto(path)
      await hydrated(page)
      for (const place of PLACES) {
        await page.evaluate((share) => {
          const far = document.documentElement.scrollHeight - window.innerHeight
          window.scrollTo({ top: far * share, behavior: 'instant' })
        }, place)
        expect(await covered(page), `${path} at ${place}`).toEqual([])
      }
    }
  })
}

test('the bar of a small screen makes room while the visitor reads on, and comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await hydrated(page)
  const ask = page.getByRole('button', { name: /quick topics/ })
  const by = (px: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), px)
  await expect(ask).toBeInViewport()
  await by(400)
  await expect(ask).not.toBeInViewport()
  await by(-60)
  await expect(ask).toBeInViewport()
  await by(300)
  await expect(ask).not.toBeInViewport()
  await ask.focus()
  await expect(ask).toBeInViewport()
})

test('a project on a small screen has one set of contact actions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/project-details/aravalli-crest/the-aravalli-summit')
  await hydrated(page)
  const bar = page.getByRole('region', { name: 'Price and contact' })
  await expect(bar.getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /quick topics/ })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Chat on WhatsApp/ })).toBeHidden()
})
