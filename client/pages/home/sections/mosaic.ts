/** How much room a tile of the mosaic takes: 2 × 2, 2 × 1 or 1 × 1 places. */
export type TileSize = 'large' | 'wide' | 'small'

const COLUMNS = 4
const SMALLEST_MOSAIC = 5

/**
 * The sizes of `count` tiles that fill rows of four without a hole, and rows of two as well: the
 * first is large, then come pairs of places, each for two small tiles or a wide one. So every tile
 * stands where the list has it. As many as the last row needs are wide, spread among the others.
 */
export function mosaic(count: number): TileSize[] {
  if (count < SMALLEST_MOSAIC) return Array.from({ length: count }, () => 'small')
  const places = count + 3
  const wide = (COLUMNS - (places % COLUMNS)) % COLUMNS
  const pairs = (count - 1 + wide) / 2
  const widePairs = new Set(
    Array.from({ length: wide }, (_, turn) => Math.round(((turn + 1) * pairs) / (wide + 1))),
  )
  const others = Array.from({ length: pairs }, (_, pair): TileSize[] =>
    widePairs.has(pair) ? ['wide'] : ['small', 'small'],
  )
  return ['large', ...others.flat()]
}
