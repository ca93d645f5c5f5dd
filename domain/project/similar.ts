import { PROJECT_DEFAULTS } from './defaults.ts'
import { localitySetKey } from '../place/localities.ts'
import { CRORE } from '../price/money.ts'
import { priceLow } from '../price/price.ts'
import type { Project } from './project.ts'
import { foldText } from '../text/text.ts'

/** Weights and reaches of the score (docs/product.md, 'Similar projects'). */
const WEIGHTS = { propertyType: 0.35, price: 0.3, area: 0.2, localities: 0.15 }
const AREA_REACH = 10_000 // square feet

/** How many are shown. */
export const SIMILAR_SHOWN = 4

/** What two projects are compared by; a value that is missing is `undefined` or not a number. */
type Likeness = {
  readonly propertyType: string | undefined
  /** Rupees, the low end. */
  readonly price: number
  /** Square feet, the low end. */
  readonly area: number
  /** The set of places. */
  readonly localities: string | undefined
}

/** Each part for itself, as an index of many projects works out equal ones once. */
export const LIKENESS = {
  propertyType: ({ propertyType }) =>
    propertyType === PROJECT_DEFAULTS.propertyType ? undefined : foldText(propertyType),
  price: ({ price }) => priceLow(price) ?? Number.NaN,
  area: ({ area }) => area?.low ?? Number.NaN,
  localities: ({ localities }) =>
    localities.length === 0 ? undefined : localitySetKey(localities),
} as const satisfies { [Part in keyof Likeness]: (project: Project) => Likeness[Part] }

const likenessOf = (project: Project): Likeness => ({
  propertyType: LIKENESS.propertyType(project),
  price: LIKENESS.price(project),
  area: LIKENESS.area(project),
  localities: LIKENESS.localities(project),
})

/** How alike two projects are, from 0 to 1. */
export function similarity(one: Project, other: Project): number {
  const [a, b] = [likenessOf(one), likenessOf(other)]
  return roundScore(
    similarityScore(
      a.propertyType !== undefined && a.propertyType === b.propertyType,
      a.price - b.price,
      a.area - b.area,
      a.localities !== undefined && a.localities === b.localities,
    ),
  )
}

/** The score before `roundScore`; a part whose value is missing on either side counts 0. */
export function similarityScore(
  sameType: boolean,
  priceDifference: number,
  areaDifference: number,
  sameLocalities: boolean,
): number {
  return (
    WEIGHTS.propertyType * (sameType ? 1 : 0) +
    WEIGHTS.price * closeness(priceDifference, CRORE) +
    WEIGHTS.area * closeness(areaDifference, AREA_REACH) +
    WEIGHTS.localities * (sameLocalities ? 1 : 0)
  )
}

/** So that equal scores are equal in binary too; never puts a lower score above a higher one. */
export function roundScore(score: number): number {
  return Number(score.toFixed(9))
}

function closeness(difference: number, reach: number): number {
  return Number.isNaN(difference) ? 0 : Math.max(0, 1 - Math.abs(difference) / reach)
}
