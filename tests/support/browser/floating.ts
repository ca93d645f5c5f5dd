import { expect, type Page } from 'playwright/test'

/**
 * Expects that nothing that stays in view covers a word, field, link or button, wherever the page is
 * scrolled to. A bar over the whole width counts only at the page's end, where nothing can be
 * scrolled from under it; elsewhere it is the edge of the screen.
 */
export async function expectUncovered(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(
    async (places) => {
      const covered: string[] = []
      for (const place of places) {
        const far = document.documentElement.scrollHeight - window.innerHeight
        window.scrollTo({ top: far * place, behavior: 'instant' })
        // What makes room does so in the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        covered.push(...coveredNow().map((text) => `${text} at ${place}`))
      }
      window.scrollTo({ top: 0, behavior: 'instant' })
      return covered

      function coveredNow(): string[] {
        const atEnd =
          window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
        const over = [
          ...document.querySelectorAll('aside [data-floating], main section[data-floating="bar"]'),
        ]
          .filter((part) => isShown(part) && !part.matches('[popover] *'))
          .map((part) => part.getBoundingClientRect())
          .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
          .filter(({ width }) => width < window.innerWidth * 0.98 || atEnd)
        const isCovered = (box: DOMRect): boolean =>
          over.some(
            (part) =>
              box.width > 1 &&
              box.height > 1 &&
              Math.min(part.right, box.right) - Math.max(part.left, box.left) > 1 &&
              Math.min(part.bottom, box.bottom) - Math.max(part.top, box.top) > 1,
          )
        return boxes()
          .filter(([, box]) => isCovered(box))
          .map(([text]) => text)
      }

      function boxes(): [string, DOMRect][] {
        const found: [string, DOMRect][] = []
        for (const root of document.querySelectorAll('main, footer')) {
          const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
          while (texts.nextNode()) {
            const { parentElement, textContent } = texts.currentNode
            if (!parentElement || !textContent?.trim() || !isShown(parentElement)) continue
            if (parentElement.closest('[data-floating], .sr-only')) continue
            const range = document.createRange()
            range.selectNodeContents(texts.currentNode)
            for (const box of range.getClientRects()) {
              found.push([textContent.trim(), seen(parentElement, box)])
            }
          }
          for (const control of root.querySelectorAll(
            'a, button, input, select, textarea, summary',
          )) {
            if (!isShown(control) || control.closest('[data-floating]')) continue
            found.push([
              control.outerHTML.slice(0, 80),
              seen(control, control.getBoundingClientRect()),
            ])
          }
        }
        return found
      }

      function isShown(element: Element): boolean {
        return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      }

      /** As far as it is seen: slides beside the chosen one are cut off by their carousel. */
      function seen(element: Element, box: DOMRect): DOMRect {
        const frame = element.closest('[aria-roledescription=carousel]')?.getBoundingClientRect()
        const left = Math.max(box.left, frame?.left ?? box.left)
        const right = Math.min(box.right, frame?.right ?? box.right)
        return new DOMRect(left, box.top, Math.max(right - left, 0), box.height)
      }
    },
    [0, 0.3, 0.65, 1],
  )
  expect(found, state).toEqual([])
}
