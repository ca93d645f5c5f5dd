/** The zoom viewer's numbers (docs/product.md, 'Zoom viewer'); scale 1 shows the whole picture. */
export const ZOOM = {
  min: 0.5,
  max: 3,
  step: 0.25,
  wheelStep: 0.1,
  /** What a double click zooms to from scale 1; from any other scale it resets. */
  doubleClick: 2,
} as const

/** The scale one step in (1) or out (-1), within the limits, free of floating-point dust. */
export function steppedScale(scale: number, direction: 1 | -1, step: number = ZOOM.step): number {
  const next = Math.round((scale + direction * step) * 1000) / 1000
  return Math.min(Math.max(next, ZOOM.min), ZOOM.max)
}

/** Where a double click leads: zoomed in from scale 1, else back to it. */
export const toggledScale = (scale: number): number => (scale === 1 ? ZOOM.doubleClick : 1)

/** '125%'. */
export const scaleText = (scale: number): string => `${Math.round(scale * 100)}%`
