import { expect, type Page } from 'playwright/test'

/**
 * Expects that every stop of the Tab key shows a mark that is not faint, with nothing over it.
 * From here on the browser takes the focus for the keyboard's.
 */
export async function expectFocusMarks(page: Page, state: string): Promise<void> {
  await page.keyboard.press('Tab')
  const found = await page.evaluate(async () => {
    const marked = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const rgba = (colour: string): number[] => {
      if (!canvas) return []
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    /** WCAG's relative luminance. */
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = rgba(colour).map((value) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    /** What lies under an element's mark; undefined where that is a picture or a shade. */
    const ground = (element: Element | null): string | undefined => {
      if (!element) return 'white'
      const { backgroundColor, backgroundImage, position } = getComputedStyle(element)
      if ((rgba(backgroundColor)[3] ?? 0) > 200) return backgroundColor
      if (backgroundImage !== 'none' || position === 'absolute' || position === 'fixed')
        return undefined
      return ground(element.parentElement)
    }
    const isFaint = (element: Element): boolean => {
      const { outlineColor, outlineOffset } = getComputedStyle(element)
      const under = ground(parseFloat(outlineOffset) < 0 ? element : element.parentElement)
      if (under === undefined) return false
      const [light = 0, dark = 0] = [luminance(outlineColor), luminance(under)].toSorted(
        (first, second) => second - first,
      )
      return (light + 0.05) / (dark + 0.05) < 3
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
      const part = markedPart(stop)
      const fault = [
        part ? '' : 'no mark',
        part && marked(part) && isFaint(part) ? 'faint mark' : '',
        isSeen(stop) ? '' : 'covered',
      ]
      if (fault.some((text) => text !== ''))
        found.push(`${fault.join(' ')}: ${stop.outerHTML.slice(0, 120)}`)
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return { stops: stops.length, faults: found }
  })
  expect(found.faults, state).toEqual([])
  expect(found.stops, state).toBeGreaterThan(40)
}
