import { costSheet, type ChargesOf } from './cost-sheet.ts'
import { COMPARED_LOAN } from './emi-defaults.ts'
import { exactEmi } from './loan.ts'
import type { Affordability } from './affordability.ts'
import type { PricedUnit } from './priced-unit.ts'
import { CRORE, LAKH } from '../price/money.ts'

/** What a purchase costs, in whole rupees: the price, and the taxes and fees on top of it. */
export type Purchase = { readonly price: number; readonly charges: number }

const { percent, rate, years } = COMPARED_LOAN

/** The purchase of a unit by a man: GST, stamp duty and registration, as far as they are known. */
export function purchaseOf(unit: Pick<PricedUnit, 'price' | 'gst'>, charges: ChargesOf): Purchase {
  const { price, total } = costSheet(unit, 'man', charges)
  return { price, charges: total - price }
}

/** The purchase of the cheapest of some units; undefined where there is none. */
export function cheapestPurchase(
  units: readonly PricedUnit[],
  charges: ChargesOf,
): Purchase | undefined {
  return units
    .map((unit) => purchaseOf(unit, charges))
    .toSorted((a, b) => a.price - b.price || a.charges - b.charges)[0]
}

/** The instalment of one rupee lent. */
const EMI_PER_RUPEE = exactEmi(1, rate, years)

/**
 * Whether a buyer can pay for a purchase: some loan of at most 80 % of the price, whose instalment
 * over 20 years at 8.5 % is within the month's limit, leaves no more to pay at once than the buyer
 * has. Without a limit at once the loan is the whole 80 %.
 */
export function canAfford({ price, charges }: Purchase, { emi, cash }: Affordability): boolean {
  // Multiplying by 0.8 in binary is not exact; 80 per cent of whole rupees, divided by 100, are.
  const maxLoan = (price * percent) / 100
  const byMonth = emi === undefined ? maxLoan : emi / EMI_PER_RUPEE
  if (cash === undefined) return maxLoan <= byMonth
  return price - Math.min(maxLoan, byMonth) + charges <= cash
}

/**
 * The money that a purchase takes with the largest loan: rupees each month and at once, rounded up,
 * so that they are enough; from a lakh on to two decimals of a lakh or crore.
 */
export function affordabilityNeeded({ price, charges }: Purchase): Required<Affordability> {
  const loan = (price * percent) / 100
  const cash = price - loan + charges
  const step = cash < LAKH ? 1 : cash < CRORE ? LAKH / 100 : CRORE / 100
  return { emi: Math.ceil(exactEmi(loan, rate, years)), cash: Math.ceil(cash / step) * step }
}
