import { calculateEmi } from '../cost/emi.ts'
import { COMPARED_LOAN } from '../cost/emi-defaults.ts'
import { formatInr, percentOf } from '../price/money.ts'
import { priceLow, type Price } from '../price/price.ts'
import { PROJECT_DEFAULTS } from '../project/project-defaults.ts'
import type { Project } from '../project/project.ts'
import { normalizeText } from '../text/text.ts'

export type ComparedProject = Pick<
  Project,
  'priceText' | 'price' | 'status' | 'possession' | 'reraNumber' | 'furnishing' | 'amenities'
> & {
  /** '₹ 15,676 of carpet area'. */
  readonly rate: string | undefined
  /** A line each: '3 BHK, 1,850 sq.ft., ₹ 2.9 Cr'. */
  readonly configurations: readonly string[]
  readonly type: string
  readonly specifications: readonly string[]
  readonly places: readonly string[]
  readonly plans: readonly string[]
  /** '₹ 12,40,000 with their GST, 9.5% of the price'; undefined where they are not known. */
  readonly otherCharges?: string | undefined
  /** All that a man pays for the first configuration with a price, and what it leaves out. */
  readonly inAll?: readonly string[]
  /** Whether the project fits what the visitor can spend; undefined where it has no price. */
  readonly fits?: boolean | undefined
}

/** A project's part of a row: lines of text (none: not given), or whether it has an amenity. */
export type ComparedCell = readonly string[] | boolean

export type ComparedRow = {
  readonly label: string
  readonly cells: readonly ComparedCell[]
  /** Whether all projects say the same, case and spaces aside. */
  readonly same: boolean
}

/**
 * The rows of a comparison, in the order in which they are shown; amenities one by one at the end of
 * theirs.
 * @param withFits whether the visitor said what can be spent
 */
export function comparedRows(
  projects: readonly ComparedProject[],
  withFits = false,
): ComparedRow[] {
  const row = (label: string, cell: (project: ComparedProject) => ComparedCell): ComparedRow => {
    const cells = projects.map(cell)
    return { label, cells, same: new Set(cells.map(spoken)).size <= 1 }
  }
  const amenities = [...new Set(projects.flatMap((project) => project.amenities))]
  return [
    row('Price', ({ priceText }) => lineOf(priceText)),
    ...(withFits ? [row('Fits what I can afford', ({ fits }) => fits ?? [])] : []),
    row('Price per sq. ft.', ({ rate }) => lineOf(rate)),
    row('Other charges', ({ otherCharges }) => lineOf(otherCharges)),
    row('In all', ({ inAll }) => inAll ?? []),
    row('Configurations', ({ configurations }) => configurations),
    row('Status', ({ status }) => lineOf(status)),
    row('Possession', ({ possession }) => lineOf(possession)),
    row('RERA number', ({ reraNumber }) => lineOf(reraNumber)),
    row('Type', ({ type }) => lineOf(type)),
    row('Furnishing', ({ furnishing }) => lineOf(furnishing)),
    // Where no amenity is given, nothing says that one is missing.
    ...amenities.map((name) =>
      row(name, (project) =>
        project.amenities.length > 0 ? project.amenities.includes(name) : [],
      ),
    ),
    row('Specifications', ({ specifications }) => specifications),
    row('Nearest places', ({ places }) => places),
    row('Payment plans', ({ plans }) => plans),
    row(
      `EMI of ${COMPARED_LOAN.percent}% at ${COMPARED_LOAN.rate}% over ${COMPARED_LOAN.years} years`,
      ({ price }) => lineOf(emiText(price)),
    ),
  ]
}

function emiText(price: Price | undefined): string | undefined {
  const low = priceLow(price)
  if (low === undefined) return undefined
  const { percent, rate, years } = COMPARED_LOAN
  const { emi } = calculateEmi(percentOf(low, percent), rate, years)
  return `₹ ${formatInr(emi, 0)} a month`
}

const { price: noPrice, status: noStatus, propertyType: noType } = PROJECT_DEFAULTS
const UNSAID: ReadonlySet<string> = new Set([noPrice, noStatus, noType])

/** One line, or no line where a text is missing or only says so. */
const lineOf = (text: string | undefined): string[] =>
  text === undefined || UNSAID.has(text) ? [] : [text]

const spoken = (cell: ComparedCell): string =>
  typeof cell === 'boolean' ? String(cell) : cell.map(normalizeText).join('\n')
