import { expect, type Page } from 'playwright/test'

/** The text spacing that WCAG 1.4.12 asks a page to bear. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Sets the size of all text in per cent, and the spacing of WCAG 1.4.12 or none. */
export async function setText(page: Page, percent: number, isSpaced: boolean): Promise<void> {
  await page.evaluate(
    ([size, css]) => {
      document.documentElement.style.fontSize = size
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    },
    [`${percent}%`, isSpaced ? SPACING : ''] as const,
  )
}

/**
 * Expects that each sum of money on the page can be read whole: it lies within its own box and
 * within everything that clips, and what scrolls has room for it beside a column that stays, and
 * says that it scrolls.
 */
export async function expectWholeSums(page: Page, state: string): Promise<void> {
  // What is measured by observers is known two frames later.
  const cut = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(cutSums()))),
      ),
  )
  expect(cut.slice(0, 10), state).toEqual([])
}

/** Puts the function that `expectWholeSums` calls into every document of a page. */
export async function watchSums(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { cutSums })

    function cutSums(): string[] {
      for (const details of document.querySelectorAll('details')) details.open = true
      return [...textSums(), ...fieldSums()]
    }

    /** Sums in fields, whose text scrolls unseen. */
    function fieldSums(): string[] {
      return [...document.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')]
        .filter((field) => field.checkVisibility() && field.scrollWidth > field.clientWidth + 1)
        .map(({ name, value, placeholder }) => `field ${name}: ${value || placeholder}`)
    }

    function textSums(): string[] {
      const cut: string[] = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        const element = node.parentElement
        if (!element || !isSeen(element)) continue
        for (const { 0: sum, index } of (node.textContent ?? '').matchAll(
          /₹\s?[\d,.]+(?:\s(?:Cr|L|Lakh)\b)?/g,
        )) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + sum.length)
          for (const box of range.getClientRects()) {
            const reason = reasonOfCut(element, box)
            if (reason) cut.push(`${sum}: ${reason}`)
          }
        }
      }
      return cut
    }

    function isSeen(element: Element): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.sr-only, [inert], script, style, option')
      )
    }

    function reasonOfCut(element: Element, box: DOMRect): string | undefined {
      const own = blockOf(element)
      const edges = own.getBoundingClientRect()
      if (box.left < edges.left - 1 || box.right > edges.right + 1)
        return `wider than its own ${own.outerHTML.slice(0, 90)}`
      for (let frame: Element | null = element; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(frame)
        if (display === 'inline' || frame === document.documentElement) continue
        const { left, top } = frame.getBoundingClientRect()
        const right = left + frame.clientLeft + frame.clientWidth
        const bottom = top + frame.clientTop + frame.clientHeight
        const name = frame.outerHTML.slice(0, 90)
        if (overflowY === 'hidden' || overflowY === 'clip') {
          if (box.top < top - 2 || box.bottom > bottom + 2) return `cut in height by ${name}`
        }
        if (overflowX === 'auto' || overflowX === 'scroll')
          return reasonOfScroll(frame, element, box)
        if (overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1))
          return `cut by ${name}`
      }
      return box.left < -1 || box.right > document.documentElement.clientWidth + 1
        ? 'beside the page'
        : undefined
    }

    function reasonOfScroll(frame: Element, element: Element, box: DOMRect): string | undefined {
      const name = frame.outerHTML.slice(0, 90)
      const first = element.closest('tr')?.querySelector('th')
      const kept =
        first && !first.contains(element) && getComputedStyle(first).position === 'sticky'
          ? first.getBoundingClientRect().width
          : 0
      if (box.width > frame.clientWidth - kept) return `no room in ${name}`
      const isTable = frame.querySelector('table') !== null
      const hint = frame.previousElementSibling
      return isTable &&
        frame.scrollWidth > frame.clientWidth + 1 &&
        !(hint?.checkVisibility() && hint.textContent?.startsWith('Scroll the table'))
        ? `without a hint in ${name}`
        : undefined
    }

    function blockOf(element: Element): Element {
      let block = element
      while (getComputedStyle(block).display === 'inline' && block.parentElement)
        block = block.parentElement
      return block
    }
  })
}

declare function cutSums(): string[]
