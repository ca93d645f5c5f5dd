import { createLoan, inPaise, loanMonths, rupees } from './loan-arithmetic.ts'

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
 * A loan year by year. What was paid and what is owed are rounded to the paisa as they stand at the
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
