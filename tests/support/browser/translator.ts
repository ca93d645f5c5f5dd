import type { Page } from 'playwright/test'

/**
 * Does to a page what browsers' translators do: puts the words of every text node into two `<font>`
 * elements that take its place, and does the same to what appears later. Names and numbers that are marked
 * with `translate="no"` stay as they are.
 * @param from the moment of the page's life at which it begins
 * @param sign stands before every text then, as the words of another language would
 */
export const translate = (page: Page, from: 'read' | 'hydrated' = 'hydrated', sign = '') =>
  page.addInitScript(
    ([start, before]) => {
      const wrap = (root: Node): void => {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const found: Text[] = root instanceof Text ? [root] : []
        while (texts.nextNode()) found.push(texts.currentNode as Text)
        for (const text of found) {
          if (
            text.data === '' ||
            text.parentElement?.closest('font, script, style, textarea, title, [translate=no]')
          )
            continue
          const [outer, inner] = [document.createElement('font'), document.createElement('font')]
          outer.append(inner)
          inner.append(before + text.data)
          text.replaceWith(outer)
        }
      }
      const begin = (): void => {
        wrap(document.body)
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node)
        }).observe(document.body, { childList: true, subtree: true })
      }
      if (start === 'read') {
        document.addEventListener('DOMContentLoaded', begin)
        return
      }
      // As soon as the page is hydrated, with the parts whose code comes later still to come.
      window.addEventListener('hydrated', begin, { once: true })
    },
    [from, sign] as const,
  )
