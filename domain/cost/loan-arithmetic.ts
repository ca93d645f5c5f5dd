import { decimalFrom } from '../price/decimal.ts'

/**
 * A loan reckoned exactly: fixed-point numbers with thirty decimals, so that nothing that is shown
 * with two decimals depends on binary rounding, whatever the sum, the rate and the years.
 */
export type Loan = {
  /** Rupees, fixed-point. */
  readonly principal: bigint
  /** The share charged each month, fixed-point. */
  readonly monthlyRate: bigint
  readonly months: number
  /** The monthly instalment in rupees, fixed-point. */
  readonly emi: bigint
}

const DECIMALS = 30
const ONE = 10n ** BigInt(DECIMALS)
const PAISA = 10n ** BigInt(DECIMALS - 2)

/**
 * The standard annuity: monthly rate = rate / 12 / 100, months = years × 12 to the nearest whole
 * one, instalment = loan × r × (1 + r)^n ÷ ((1 + r)^n − 1). At rate 0 the loan is repaid in equal
 * parts.
 * @param principal rupees
 * @param rate per cent a year
 */
export function createLoan(principal: number, rate: number, years: number): Loan {
  const months = Math.max(1, Math.round(years * 12))
  const amount = fixed(principal)
  const monthlyRate = fixed(rate) / 1200n
  if (monthlyRate === 0n) {
    return { principal: amount, monthlyRate, months, emi: amount / BigInt(months) }
  }
  let growth = ONE
  for (let month = 0; month < months; month += 1) growth += (growth * monthlyRate) / ONE
  return {
    principal: amount,
    monthlyRate,
    months,
    emi: (amount * monthlyRate * growth) / ONE / (growth - ONE),
  }
}

/** One month of a loan, after its instalment: all sums in rupees, fixed-point. */
export type LoanMonth = {
  /** 1-based. */
  readonly month: number
  readonly interest: bigint
  /** The instalment; the last one is what is left with its interest. */
  readonly paid: bigint
  /** What is owed after the instalment and what is paid besides it. */
  readonly balance: bigint
}

/**
 * The months of a loan until nothing is owed.
 * @param besides what is paid on top after a month's instalment, in rupees
 */
export function* loanMonths(
  { principal, monthlyRate, months, emi }: Loan,
  besides?: (month: number) => number,
): Generator<LoanMonth> {
  let balance = principal
  for (let month = 1; month <= months && balance > 0n; month += 1) {
    const interest = (balance * monthlyRate) / ONE
    const owed = balance + interest
    const isLast = month === months || emi >= owed
    const paid = isLast ? owed : emi
    balance = owed - paid
    const extra = besides === undefined || isLast ? 0n : fixed(besides(month))
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

function fixed(value: number): bigint {
  const { digits, scale } = decimalFrom(value)
  return (digits * ONE) / 10n ** BigInt(scale)
}
