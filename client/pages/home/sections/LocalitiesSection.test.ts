import { expect, it } from 'vitest'
import { mosaic, type TileSize } from './LocalitiesSection.tsx'

type Spans = Readonly<Record<TileSize, readonly [columns: number, rows: number]>>

const WIDE_SCREEN: Spans = { large: [2, 2], wide: [2, 1], small: [1, 1] }
const SMALL_SCREEN: Spans = { ...WIDE_SCREEN, large: [2, 1] }

/** Packs tiles as a CSS grid does, none before the one that precedes it, and counts the places left free. */
function holes(sizes: readonly TileSize[], columns: number, spans: Spans): number {
  const taken = new Set<string>()
  let rows = 0
  let spot = 0
  for (const size of sizes) {
    const [width, height] = spans[size]
    const places = (row: number, column: number) =>
      Array.from({ length: width * height }, (_, place) => [
        row + Math.floor(place / width),
        column + (place % width),
      ])
    const fits = (row: number, column: number) =>
      column + width <= columns && places(row, column).every((place) => !taken.has(String(place)))
    while (!fits(Math.floor(spot / columns), spot % columns)) spot++
    for (const place of places(Math.floor(spot / columns), spot % columns)) {
      taken.add(String(place))
      rows = Math.max(rows, (place[0] ?? 0) + 1)
    }
  }
  return rows * columns - taken.size
}

it('opens with a large picture', () => {
  expect(mosaic(12)[0]).toBe('large')
})

it('has one wide picture among twelve', () => {
  expect(mosaic(12).filter((size) => size === 'wide')).toHaveLength(1)
})

it.each(Array.from({ length: 56 }, (_, index) => index + 5))(
  'fills its rows with %d, in the order of the list',
  (count) => {
    expect(mosaic(count)).toHaveLength(count)
    expect(holes(mosaic(count), 4, WIDE_SCREEN)).toBe(0)
    expect(holes(mosaic(count), 2, SMALL_SCREEN)).toBe(0)
  },
)

it('is a plain row of up to four', () => {
  expect(mosaic(3)).toEqual(['small', 'small', 'small'])
  expect(mosaic(0)).toEqual([])
})
