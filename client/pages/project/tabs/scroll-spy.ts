/** The numbers of the project page's tabs (docs/product.md, 'Project page'), in px and ms. */
export const SPY = {
  /** The section under this point below the viewport's top is the active one. */
  probe: 300,
  /** Where a section comes to rest after a press on its tab. */
  offset: 180,
  /** How long at least after a press scrolling moves the mark only by jumps of more than one tab. */
  suppression: 800,
  arrowStep: 300,
} as const

/** Tops of the sections in page order, in px below the viewport's top: the index of the one probed. */
export function sectionAt(tops: readonly number[], probe: number = SPY.probe): number {
  const index = tops.findLastIndex((top) => top <= probe)
  return Math.max(index, 0)
}

/**
 * Which tab is marked: told of presses and of what scrolling finds, with times in ms. After a press
 * the mark stays on the pressed tab until the page has come to rest at its section, 800 ms at least; a jump of more than one tab away from it is the visitor's own and counts at once.
 */
export function createTabMark(first = 0) {
  let active = first
  let seen = first
  let pressedAt = Number.NEGATIVE_INFINITY
  let moving = false

  return {
    press(index: number, now: number): number {
      active = index
      pressedAt = now
      moving = true
      return active
    },
    /** The page has come to rest. */
    rest(): void {
      moving = false
    },
    scroll(index: number, now: number): number {
      const jump = Math.abs(index - active) - Math.abs(seen - active)
      seen = index
      const free = !moving && now - pressedAt >= SPY.suppression
      if (free || jump > 1) active = index
      return active
    },
  }
}

/** Extent of a tab or of the bar's visible part, in px from the bar's start. */
export type Extent = { start: number; width: number }

/** Where the bar scrolls to so that the tab stands in its middle; undefined where it is in view. */
export function centredScroll(tab: Extent, view: Extent): number | undefined {
  const inView = tab.start >= view.start && tab.start + tab.width <= view.start + view.width
  return inView ? undefined : Math.max(tab.start - (view.width - tab.width) / 2, 0)
}
