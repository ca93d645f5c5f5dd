/** How much room a tile of the mosaic takes: 2 × 2, 2 × 1 or 1 × 1 places. */
export type TileSize = 'large' | 'wide' | 'small'

const COLUMNS = 4
const SMALLEST_MOSAIC = 5

/**
 * The sizes of `count` tiles that fill rows of four without a hole: the first is large, and as many
 * as are needed to fill the last row are wide, spread among the others.
 */
export function mosaic(count: number): TileSize[] {
  const sizes = Array.from({ length: count }, (): TileSize => 'small')
  if (count < SMALLEST_MOSAIC) return sizes
  sizes[0] = 'large'
  const places = count + 3
  const wide = (COLUMNS - (places % COLUMNS)) % COLUMNS
  for (let turn = 1; turn <= wide; turn++) {
    sizes[Math.round((turn * count) / (wide + 1))] = 'wide'
  }
  return sizes
}
