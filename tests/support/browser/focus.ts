import { expect, type Page } from 'playwright/test'

/** WCAG's contrast of two computed colours, `rgb(…)`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(css: string): number {
  const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Expects that every kind of stop of the Tab key shows a mark that is not faint, with nothing over it:
 * the first of those that look alike in the same surroundings.
 * From here on the browser takes the focus for the keyboard's.
 */
export async function expectFocusMarks(page: Page, state: string): Promise<void> {
  await page.keyboard.press('Tab')
  const stops = await page.evaluate(async () => {
    const marked = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    /** A colour as `rgb(…)`; undefined where much shines through. */
    const opaque = (colour: string): string | undefined => {
      if (!canvas) return undefined
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return alpha > 200 ? `rgb(${red}, ${green}, ${blue})` : undefined
    }
    /** What lies under an element's mark; undefined where that is a picture or a shade. */
    const ground = (element: Element | null): string | undefined => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor, backgroundImage, position } = getComputedStyle(element)
      const colour = opaque(backgroundColor)
      if (colour !== undefined) return colour
      if (backgroundImage !== 'none' || position === 'absolute' || position === 'fixed')
        return undefined
      return ground(element.parentElement)
    }
    /** What the mark is drawn around: the stop, its field's frame or the whole card. */
    const markedPart = (element: Element | null): Element | null =>
      !element || marked(element) || marked(element, '::after')
        ? element
        : markedPart(element.parentElement)
    const isSeen = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const middle = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!middle) return false
      if (element.contains(middle) || middle.closest('label')?.contains(element)) return true
      // Its own card or frame may stretch over it; what floats may not.
      return middle.contains(element) && !middle.closest('[data-floating]')
    }
    /** What gives a stop its mark and its place: links of one list, fields of one form, equal cards. */
    const kindOf = (stop: Element): string => {
      const classes: string[] = []
      for (let part: Element | null = stop; part; part = part.parentElement)
        classes.push(part.localName + part.className.toString() + part.id)
      return classes.join()
    }
    const kinds = new Set<string>()
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const found: { html: string; mark: string; under?: string | undefined; seen: boolean }[] = []
    for (const stop of document.querySelectorAll<HTMLElement>(selector)) {
      if (
        stop.matches(':disabled, [inert] *') ||
        !stop.checkVisibility({ visibilityProperty: true })
      )
        continue
      if (kinds.has(kindOf(stop))) continue
      stop.focus()
      // What makes room for the focus does so in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      // An arrow that has nowhere to lead any more is no stop.
      if (document.activeElement !== stop || stop.tabIndex < 0) continue
      kinds.add(kindOf(stop))
      const part = markedPart(stop)
      const { outlineColor = '', outlineOffset = '' } = part ? getComputedStyle(part) : {}
      found.push({
        html: stop.outerHTML.slice(0, 120),
        mark: part ? (opaque(outlineColor) ?? outlineColor) : '',
        under:
          part && marked(part)
            ? ground(parseFloat(outlineOffset) < 0 ? part : part.parentElement)
            : undefined,
        seen: isSeen(stop),
      })
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return found
  })
  const faults = stops.filter(
    ({ mark, under, seen }) => !mark || !seen || (under && contrast(mark, under) < 3),
  )
  expect(faults, state).toEqual([])
  expect(stops.length, state).toBeGreaterThan(15)
}
