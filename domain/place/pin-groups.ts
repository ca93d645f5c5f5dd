import { groupBy } from '../value/group-by.ts'
import type { Coordinates } from './directions.ts'

/**
 * A map shows up to this many pins one by one; of more, those that lie close together become one.
 */
export const MAX_PINS = 300

/** Pins nearer to each other than about this, in px, would cover each other. */
const CELL = 80

/** The world's edge at zoom 0, in px, as all maps on the web are drawn. */
const WORLD = 256

/** Where a point lies on a map of the world, in px from its north-west corner (Web Mercator). */
function pixelsOf({ lat, lng }: Coordinates, zoom: number): { x: number; y: number } {
  const size = WORLD * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: size * (lng / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

/**
 * The items behind each pin of a map, in the order of the items: one item each, or, where there are
 * more than `MAX_PINS`, the items of one cell of a grid.
 * @param zoom the map's, each step of which doubles its scale
 */
export function pinGroups<T extends { place: Coordinates }>(
  items: readonly T[],
  zoom: number,
): (readonly T[])[] {
  if (items.length <= MAX_PINS) return items.map((item) => [item])
  const cells = groupBy(items, ({ place }) => {
    const { x, y } = pixelsOf(place, zoom)
    return [`${Math.floor(x / CELL)}/${Math.floor(y / CELL)}`]
  })
  return [...cells.values()]
}

/** Whether all places are at one point, so that no zoom can part them. */
export const isOneSpot = (items: readonly { place: Coordinates }[]): boolean =>
  items.every(
    ({ place: { lat, lng } }) => lat === items[0]?.place.lat && lng === items[0].place.lng,
  )
