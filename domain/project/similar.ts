import { PROJECT_DEFAULTS } from './defaults.ts'
import { localitySetKey } from '../place/localities.ts'
import { CRORE } from '../price/money.ts'
import { priceLow } from '../price/price.ts'
import type { Project } from './project.ts'
import { foldText } from '../text/text.ts'

/** Weights and reaches of the score (docs/product.md, 'Similar projects'). */
const WEIGHTS = { propertyType: 0.35, price: 0.3, area: 0.2, localities: 0.15 }
const AREA_REACH = 10_000 // square feet
const SHOWN = 4

/**
 * The projects most like the one given, best first: all others of both files in file order,
 * residential first, which also settles ties. A part whose value is missing on either side counts 0.
 */
export function similarProjects(
  project: Project,
  projects: readonly Project[],
  count = SHOWN,
): Project[] {
  return projects
    .filter((other) => other.id !== project.id)
    .map((other) => ({ other, score: similarity(project, other) }))
    .sort((one, two) => two.score - one.score)
    .slice(0, count)
    .map(({ other }) => other)
}

/** How alike two projects are, from 0 to 1. */
export function similarity(one: Project, other: Project): number {
  const score =
    WEIGHTS.propertyType * (sameType(one, other) ? 1 : 0) +
    WEIGHTS.price * closeness(priceLow(one.price), priceLow(other.price), CRORE) +
    WEIGHTS.area * closeness(one.area?.low, other.area?.low, AREA_REACH) +
    WEIGHTS.localities * (sameLocalities(one, other) ? 1 : 0)
  return Number(score.toFixed(9)) // so that equal scores are equal in binary too
}

function sameType(one: Project, other: Project): boolean {
  return (
    one.propertyType !== PROJECT_DEFAULTS.propertyType &&
    foldText(one.propertyType) === foldText(other.propertyType)
  )
}

function closeness(one: number | undefined, other: number | undefined, reach: number): number {
  if (one === undefined || other === undefined) return 0
  return Math.max(0, 1 - Math.abs(one - other) / reach)
}

function sameLocalities(one: Project, other: Project): boolean {
  return (
    one.localities.length > 0 && localitySetKey(one.localities) === localitySetKey(other.localities)
  )
}
