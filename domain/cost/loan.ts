import { shift } from '../price/money.ts'
import type { CostQuery } from './cost-query.ts'

const DECIMALS = 30
const ONE = 10n ** BigInt(DECIMALS)
const PAISA = 10n ** BigInt(DECIMALS - 2)

/**
 * A loan calculated exactly: fixed-point numbers with thirty decimals, so that nothing that is shown
 * with two decimals depends on binary rounding, whatever the sum, the rate and the years. It is the
 * standard annuity: monthly rate = rate / 12 / 100, months = years × 12 to the nearest whole one,
 * instalment = loan × r × (1 + r)^n ÷ ((1 + r)^n − 1). At rate 0 the loan is repaid in equal parts.
 * @param rupees what is lent
 * @param rate per cent a year
 */
export function createLoan(rupees: number, rate: number, years: number) {
  const months = Math.max(1, Math.round(years * 12))
  const principal = fixed(rupees)
  const monthlyRate = fixed(rate) / 1200n
  let growth = ONE
  for (let month = 0; month < months; month += 1) growth += (growth * monthlyRate) / ONE
  const emi =
    monthlyRate === 0n
      ? principal / BigInt(months)
      : (principal * monthlyRate * growth) / ONE / (growth - ONE)
  return { principal, monthlyRate, months, emi }
}

/** The monthly instalment in rupees, not rounded. */
export const instalment = (principal: number, rate: number, years: number): number =>
  Number(createLoan(principal, rate, years).emi) / Number(ONE)

/**
 * The months of a loan (1-based) until nothing is owed: the interest, what is paid, where the last
 * instalment is what is left with its interest, and what is owed then; in rupees, fixed-point.
 * @param besides what is paid on top after a month's instalment, in rupees
 */
export function* loanMonths(
  { principal, monthlyRate, months, emi }: ReturnType<typeof createLoan>,
  besides: (month: number) => number = () => 0,
) {
  let balance = principal
  for (let month = 1; month <= months && balance > 0n; month += 1) {
    const interest = (balance * monthlyRate) / ONE
    const owed = balance + interest
    const isLast = month === months || emi >= owed
    const paid = isLast ? owed : emi
    balance = owed - paid
    const extra = isLast ? 0n : fixed(besides(month))
    balance -= extra < balance ? extra : balance
    // Less than half a paisa is nothing: it must not cost another month.
    if (extra > 0n && balance * 2n < PAISA) balance = 0n
    yield { month, interest, paid, balance }
  }
}

/** A fixed-point sum in paise, rounded half up. */
export function inPaise(amount: bigint): bigint {
  return (amount + PAISA / 2n) / PAISA
}

/** Paise as rupees: a number with two decimals. */
export function rupees(paise: bigint): number {
  return Number(paise) / 100
}

/** A number of nine decimals at most, fixed-point. */
function fixed(value: number): bigint {
  return (BigInt(Math.round(shift(value, 9))) * ONE) / 10n ** 9n
}

/** The instalment that a single prepayment follows where none is named: the first year's last. */
export const PREPAY_MONTH = 12

/**
 * What prepayments save; undefined where there are none. The instalment stays, the loan ends earlier.
 * Never more than what is owed is prepaid; nothing is after the last instalment.
 */
export function prepaymentEffect({
  loan: principal,
  rate,
  years,
  prepay = 0,
  prepayMonth = PREPAY_MONTH,
  prepayYearly = 0,
}: Omit<CostQuery, 'buyer'>) {
  if (prepay + prepayYearly === 0) return undefined
  const loan = createLoan(principal, rate, years)
  const besides = (month: number): number =>
    (month === prepayMonth ? prepay : 0) + (month % 12 === 0 ? prepayYearly : 0)
  const plain = run(loanMonths(loan))
  const faster = run(loanMonths(loan, besides))
  return {
    /** Instalments that need not be paid. */
    monthsSaved: plain.months - faster.months,
    /** Rupees with two decimals, as all the interest. */
    interestSaved: rupees(plain.interest - faster.interest),
    /** Instalments that are paid. */
    months: faster.months,
    interest: rupees(faster.interest),
  }
}

function run(months: ReturnType<typeof loanMonths>): { months: number; interest: bigint } {
  let count = 0
  let interest = 0n
  for (const month of months) {
    count = month.month
    interest += month.interest
  }
  return { months: count, interest: inPaise(interest) }
}

export type LoanYear = ReturnType<typeof yearTable>[number]

/**
 * A loan year by year. What was paid and what is owed are rounded to the paisa at the
 * end of each year, and a year's figures are the differences: the columns add up to the totals
 * exactly, and no figure is more than a paisa from its own rounding.
 * @param principal rupees
 * @param rate per cent a year
 */
export function yearTable(principal: number, rate: number, years: number) {
  const loan = createLoan(principal, rate, years)
  const rows = []
  let paid = 0n
  let before = { paid: 0n, balance: inPaise(loan.principal) }
  for (const { month, paid: instalment, balance } of loanMonths(loan)) {
    paid += instalment
    if (month % 12 !== 0 && month !== loan.months) continue
    const now = { paid: inPaise(paid), balance: inPaise(balance) }
    const inYear = now.paid - before.paid
    const principalPart = before.balance - now.balance
    rows.push({
      /** 1-based. */
      year: rows.length + 1,
      /** Interest and principal together, like all of them in rupees with two decimals. */
      paid: rupees(inYear),
      interest: rupees(inYear - principalPart),
      principal: rupees(principalPart),
      /** What is still owed at its end; 0 in the last year. */
      balance: rupees(now.balance),
    })
    before = now
  }
  return rows
}
