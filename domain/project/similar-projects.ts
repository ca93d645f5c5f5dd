import { PROJECT_DEFAULTS } from './project-defaults.ts'
import type { Cities } from '../place/cities.ts'
import { localitySetKey } from '../place/localities.ts'
import { CRORE } from '../price/money.ts'
import { priceLow } from '../price/price.ts'
import type { Project } from './project.ts'
import { memoize } from '../text/memoize.ts'
import { normalizeText } from '../text/text.ts'

/** Weights and reaches of the score (docs/product.md, 'Similar projects'). */
const WEIGHTS = { propertyType: 0.35, price: 0.3, area: 0.2, localities: 0.15 }
const AREA_REACH = 10_000 // square feet

const SIMILAR_SHOWN = 4

/** @param setKeyOf the text that a project's places are compared by */
export const featuresOf = (
  { propertyType, price, area, localities }: Project,
  setKeyOf: (localities: readonly string[]) => string,
) => ({
  propertyType:
    propertyType === PROJECT_DEFAULTS.propertyType ? undefined : normalizeText(propertyType),
  /** Rupees, the low end. */
  price: priceLow(price),
  /** Square feet, the low end. */
  area: area?.low,
  localities: localities.length === 0 ? undefined : setKeyOf(localities),
})

type Features = ReturnType<typeof featuresOf>

/** Finds the projects most like one of a list, best first (docs/product.md, 'Similar projects'). */
export function createSimilar(
  projects: readonly Project[],
  cities: Cities,
): (project: Project) => readonly Project[] {
  // Most projects are in places that others are in too.
  const keyOf = memoize((places: string) => localitySetKey(places.split('\n'), cities))
  const setKeyOf = (localities: readonly string[]) => keyOf(localities.join('\n'))
  const all = projects.map((project) => ({ project, ...featuresOf(project, setKeyOf) }))
  return (project) => {
    const own = featuresOf(project, setKeyOf)
    return all
      .filter((other) => other.project !== project)
      .map((other) => ({ project: other.project, score: similarity(own, other) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, SIMILAR_SHOWN)
      .map((other) => other.project)
  }
}

/** How alike two projects are, from 0 to 1; a part whose value is missing on either side counts 0. */
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
