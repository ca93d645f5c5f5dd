import { listAnd, projectCount } from '../text/text.ts'
import type { Coordinates } from './directions.ts'

/** A rectangle, in px. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** What a pin says of a project's place. */
export type PinPlace = Coordinates & {
  /** The low end of the price, as text. */
  price: string
  /** The low end in rupees; absent for a rate, 'up to', 'on request' and no price. */
  low?: number | undefined
  /** The city's name. */
  city?: string | undefined
}

/** Pins that stand for more cities than these do not name them. */
const MAX_CITIES = 3

/** Whether two rectangles have a part in common. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/**
 * Merges items that would cover each other, until none does. An item that covers nothing stays as
 * it is.
 * @param merge makes one item of two, which may be larger and elsewhere
 */
export function mergeOverlapping<T extends { box: Box }>(
  items: readonly T[],
  merge: (one: T, other: T) => T,
): T[] {
  const merged: T[] = []
  for (let item of items) {
    for (;;) {
      const { box } = item
      const index = merged.findIndex((other) => overlap(other.box, box))
      const [covered] = index < 0 ? [] : merged.splice(index, 1)
      if (!covered) break
      item = merge(covered, item)
    }
    merged.push(item)
  }
  return merged
}

/**
 * What is on the pin of one or several projects, and its name for screen readers: '₹ 62 L' and
 * 'Aravalli, ₹ 62 L', or '14 · from ₹ 62 L' and '14 projects in Gurgaon from ₹ 62 L'.
 */
export function pinText(projects: readonly { name: string; place: PinPlace }[]): {
  text: string
  name: string
} {
  const [first, ...others] = projects
  if (first && others.length === 0)
    return { text: first.place.price, name: `${first.name}, ${first.place.price}` }
  const lowOf = ({ place }: { place: PinPlace }) => place.low ?? Number.POSITIVE_INFINITY
  const cheapest =
    first && others.reduce((low, one) => (lowOf(one) < lowOf(low) ? one : low), first)
  const from = cheapest?.place.low === undefined ? '' : ` from ${cheapest.place.price}`
  const cities = [...new Set(projects.map(({ place }) => place.city))].filter(
    (city) => city !== undefined,
  )
  const isNamed =
    cities.length <= MAX_CITIES && projects.every(({ place }) => place.city !== undefined)
  const count = projectCount(projects.length)
  return {
    text: from ? `${projects.length} ·${from}` : count,
    name: `${count}${isNamed ? ` in ${listAnd(cities)}` : ''}${from}`,
  }
}
