import { CRORE, LAKH } from '../price/money.ts'
import type { Affordability } from './affordability.ts'
import { COMPARED_LOAN } from './emi-defaults.ts'
import { exactEmi } from './loan.ts'
import type { Purchase } from './cost-sheet.ts'

const { percent, rate, years } = COMPARED_LOAN

/** The instalment of one rupee lent. */
const EMI_PER_RUPEE = exactEmi(1, rate, years)

/**
 * Whether a buyer can pay for a purchase: some loan of at most 80 % of the price, whose instalment
 * over 20 years at 8.5 % is within the month's limit, leaves no more to pay at once than the buyer
 * has. Without a limit at once the loan is the whole 80 %.
 */
export function canAfford(
  { price, charges }: Purchase,
  { emi: maxEmi, cash: maxCash }: Affordability,
): boolean {
  // Multiplying by 0.8 in binary is not exact; 80 per cent of whole rupees, divided by 100, are.
  const maxLoan = (price * percent) / 100
  const payableLoan = maxEmi === undefined ? maxLoan : maxEmi / EMI_PER_RUPEE
  if (maxCash === undefined) return maxLoan <= payableLoan
  return price - Math.min(maxLoan, payableLoan) + charges <= maxCash
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
