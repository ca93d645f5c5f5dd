/** Cards on one page of a listing (docs/product.md, 'Listing and filters'). */
export const PAGE_SIZE = 6

/** Numbered buttons at most, by the width of the viewport from which it applies, in pixels. */
export const PAGE_BUTTONS = [
  { minWidth: 0, buttons: 3 },
  { minWidth: 640, buttons: 5 },
  { minWidth: 768, buttons: 6 },
  { minWidth: 1024, buttons: 7 },
] as const

/** One page of a list; a page outside 1..total shows page 1 (docs/product.md, 'Listing and filters'). */
export function paginate<T>(items: readonly T[], page: number, size = PAGE_SIZE) {
  /** The number of pages, which is 1 for an empty list. */
  const pages = Math.max(1, Math.ceil(items.length / size))
  const shown = Number.isInteger(page) && page >= 1 && page <= pages ? page : 1
  return {
    items: items.slice((shown - 1) * size, shown * size),
    page: shown,
    pages,
    total: items.length,
  }
}

/**
 * The buttons of a pagination bar: every page where they fit, else the first, the last and the
 * pages around the current one, an ellipsis for each gap. `maxButtons` (at least 3) counts every
 * numbered button; exactly that many are shown once there are more pages.
 */
export function pageNumbers(
  current: number,
  total: number,
  maxButtons: number,
): (number | 'ellipsis')[] {
  if (total <= maxButtons) return Array.from({ length: total }, (_, index) => index + 1)
  const inner = maxButtons - 2
  const centred = current - Math.floor((inner - 1) / 2)
  const start = Math.min(Math.max(centred, 2), total - inner)
  const middle = Array.from({ length: inner }, (_, index) => start + index)
  return [
    1,
    ...(start > 2 ? (['ellipsis'] as const) : []),
    ...middle,
    ...(start + inner < total ? (['ellipsis'] as const) : []),
    total,
  ]
}
