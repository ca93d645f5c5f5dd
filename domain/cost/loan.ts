import { shift } from '../price/money.ts'

/**
 * A loan calculated exactly: fixed-point numbers with thirty decimals, so that nothing that is shown
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

/** The monthly instalment in rupees, not rounded. */
export const instalment = (principal: number, rate: number, years: number): number =>
  Number(createLoan(principal, rate, years).emi) / Number(ONE)

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

/** A number of nine decimals at most, fixed-point. */
function fixed(value: number): bigint {
  return (BigInt(Math.round(shift(value, 9))) * ONE) / 10n ** 9n
}

/** What is paid besides the instalments, in rupees; the instalment stays, the loan ends earlier. */
export type Prepayment = {
  /** One sum, right after instalment `month` (1-based). */
  once?: { amount: number; month: number } | undefined
  /** A sum after every twelfth instalment. */
  readonly yearly?: number | undefined
}

/**
 * What prepayments save. Never more than what is owed is prepaid; nothing is after the last
 * instalment.
 * @param principal rupees
 * @param rate per cent a year
 */
export function prepaymentEffect(
  principal: number,
  rate: number,
  years: number,
  { once, yearly = 0 }: Prepayment,
) {
  const loan = createLoan(principal, rate, years)
  const besides = (month: number): number =>
    (once?.month === month ? once.amount : 0) + (month % 12 === 0 ? yearly : 0)
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

/** One year of a loan, in rupees with two decimals. */
export type LoanYear = {
  /** 1-based. */
  readonly year: number
  /** `interest` and `principal` together. */
  readonly paid: number
  readonly interest: number
  readonly principal: number
  /** What is still owed at its end; 0 in the last year. */
  readonly balance: number
}

/**
 * A loan year by year. What was paid and what is owed are rounded to the paisa at the
 * end of each year, and a year's figures are the differences: the columns add up to the totals
 * exactly, and no figure is more than a paisa from its own rounding.
 * @param principal rupees
 * @param rate per cent a year
 */
export function yearTable(principal: number, rate: number, years: number): LoanYear[] {
  const loan = createLoan(principal, rate, years)
  const rows: LoanYear[] = []
  let paid = 0n
  let before = { paid: 0n, balance: inPaise(loan.principal) }
  for (const { month, paid: instalment, balance } of loanMonths(loan)) {
    paid += instalment
    if (month % 12 !== 0 && month !== loan.months) continue
    const now = { paid: inPaise(paid), balance: inPaise(balance) }
    const inYear = now.paid - before.paid
    const principalPart = before.balance - now.balance
    rows.push({
      year: rows.length + 1,
      paid: rupees(inYear),
      interest: rupees(inYear - principalPart),
      principal: rupees(principalPart),
      balance: rupees(now.balance),
    })
    before = now
  }
  return rows
}
