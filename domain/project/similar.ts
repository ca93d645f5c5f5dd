import { PROJECT_DEFAULTS } from './defaults.ts'
import { localitySetKey } from '../place/localities.ts'
import { CRORE } from '../price/money.ts'
import { priceLow } from '../price/price.ts'
import type { Project } from './project.ts'
import { normalizeText } from '../text/text.ts'

/** Weights and reaches of the score (docs/product.md, 'Similar projects'). */
const WEIGHTS = { propertyType: 0.35, price: 0.3, area: 0.2, localities: 0.15 }
const AREA_REACH = 10_000 // square feet

/** How many are shown. */
const SIMILAR_SHOWN = 4

/** What two projects are compared by; a value that is missing is undefined. */
export const featuresOf = ({ propertyType, price, area, localities }: Project) => ({
  propertyType:
    propertyType === PROJECT_DEFAULTS.propertyType ? undefined : normalizeText(propertyType),
  /** Rupees, the low end. */
  price: priceLow(price),
  /** Square feet, the low end. */
  area: area?.low,
  /** The set of places. */
  localities: localities.length === 0 ? undefined : localitySetKey(localities),
})

type Features = ReturnType<typeof featuresOf>

/**
 * Finds the projects most like one of a list: all others, best first, ties in the list's order
 * (docs/product.md, 'Similar projects').
 */
export function createSimilar(
  projects: readonly Project[],
): (project: Project) => readonly Project[] {
  const all = projects.map((project) => ({ project, ...featuresOf(project) }))
  return (project) => {
    const own = featuresOf(project)
    let best: { project: Project; score: number }[] = []
    for (const other of all) {
      if (other.project === project) continue
      const points = similarity(own, other)
      const last = best[SIMILAR_SHOWN - 1]
      if (last && points <= last.score) continue
      best = [...best, { project: other.project, score: points }]
        .sort((one, two) => two.score - one.score)
        .slice(0, SIMILAR_SHOWN)
    }
    return best.map((other) => other.project)
  }
}

/**
 * How alike two projects are, from 0 to 1. A part whose value is missing on either side counts 0;
 * equal scores are equal in binary too.
 */
export function similarity(one: Features, other: Features): number {
  const sum =
    WEIGHTS.propertyType * same(one.propertyType, other.propertyType) +
    WEIGHTS.price * closeness(one.price, other.price, CRORE) +
    WEIGHTS.area * closeness(one.area, other.area, AREA_REACH) +
    WEIGHTS.localities * same(one.localities, other.localities)
  return Math.round(sum * 1e9) / 1e9
}

const same = (one: string | undefined, other: string | undefined): number =>
  one !== undefined && one === other ? 1 : 0

function closeness(one: number | undefined, other: number | undefined, reach: number): number {
  if (one === undefined || other === undefined) return 0
  return Math.max(0, 1 - Math.abs(one - other) / reach)
}
