import { roundHalfUp } from '../price/money.ts'
import type { CostQuery } from './cost-query.ts'

/**
 * A loan that is repaid in equal instalments, not rounded: monthly rate = rate / 12 / 100, months =
 * years × 12 to the nearest whole one, instalment = loan × r ÷ (1 − (1 + r)^−n); at rate 0 it is
 * loan ÷ n.
 * @param principal rupees
 * @param rate per cent a year
 */
export function createLoan(principal: number, rate: number, years: number) {
  const months = Math.max(1, Math.round(years * 12))
  const monthlyRate = rate / 1200
  /** What one rupee a month is worth today. */
  const worthOf = (instalments: number): number =>
    monthlyRate === 0
      ? instalments
      : -Math.expm1(-instalments * Math.log1p(monthlyRate)) / monthlyRate
  const emi = principal / worthOf(months)
  return {
    principal,
    monthlyRate,
    months,
    emi,
    total: emi * months,
    /** What is owed after a month's instalment (1-based). */
    balanceAfter: (month: number): number => emi * worthOf(months - month),
  }
}

/** The equated monthly instalment (EMI) of a loan in rupees; `calculateEmi` rounds it for pages. */
export const exactEmi = (principal: number, rate: number, years: number): number =>
  createLoan(principal, rate, years).emi

const HALF_A_PAISA = 0.005

/** Whole paise, rounded half up, so that sums and differences of amounts are exact. */
export const inPaise = (rupees: number): number => roundHalfUp(rupees * 100, 0)

/** The instalment that a single prepayment follows where none is named: the first year's last. */
export const PREPAY_MONTH = 12

/**
 * What prepayments save; undefined where there are none. The instalment stays, the loan ends
 * earlier. A prepayment is never more than what is owed, and none follows the last instalment.
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
  const plainInterest = inPaise(loan.total) - inPaise(principal)
  const faster = repay(
    loan,
    (month) => (month === prepayMonth ? prepay : 0) + (month % 12 === 0 ? prepayYearly : 0),
  )
  return {
    /** Instalments that need not be paid. */
    monthsSaved: loan.months - faster.months,
    /** The interest saved, in rupees with two decimals like all interest. */
    interestSaved: (plainInterest - faster.interest) / 100,
    /** Instalments that are paid. */
    months: faster.months,
    interest: faster.interest / 100,
  }
}

/**
 * A loan's instalments until nothing is owed, and its interest in paise. Less than half a paisa is
 * nothing: it does not cost another month.
 * @param prepaidAfter what is paid on top after a month's instalment (1-based), in rupees
 */
function repay(
  { principal, monthlyRate, months, emi }: ReturnType<typeof createLoan>,
  prepaidAfter: (month: number) => number,
) {
  let [month, balance, paidInterest] = [0, principal, 0]
  while (month < months && balance >= HALF_A_PAISA) {
    month += 1
    const interest = balance * monthlyRate
    paidInterest += interest
    balance += interest - emi - prepaidAfter(month)
  }
  return { months: month, interest: inPaise(paidInterest) }
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
  const { months, emi, balanceAfter } = createLoan(principal, rate, years)
  let before = { paid: 0, balance: inPaise(principal) }
  return Array.from({ length: Math.ceil(months / 12) }, (_, index) => {
    const month = Math.min((index + 1) * 12, months)
    const now = { paid: inPaise(emi * month), balance: inPaise(balanceAfter(month)) }
    const paid = now.paid - before.paid
    const principalPart = before.balance - now.balance
    before = now
    return {
      /** 1-based. */
      year: index + 1,
      /** Interest and principal together, in rupees with two decimals like all of these. */
      paid: paid / 100,
      interest: (paid - principalPart) / 100,
      principal: principalPart / 100,
      /** What is still owed at the end of the year; 0 in the last. */
      balance: now.balance / 100,
    }
  })
}
