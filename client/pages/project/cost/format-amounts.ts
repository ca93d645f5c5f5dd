import { formatInr } from '../../../../domain/price/money.ts'
import { pluralize } from '../../../../domain/text/text.ts'

/** An amount in whole rupees: '₹ 1,23,45,678'. */
export const wholeRupees = (rupees: number): string => `₹ ${formatInr(rupees, 0)}`

/** An amount to the paisa: '₹ 43,391.16'. */
export const exactRupees = (rupees: number): string => `₹ ${formatInr(rupees)}`

/** A number of years: '5 years', '1 year'. */
export const yearsText = (years: number): string => pluralize(years, 'year')

/** A percentage: '7%', '6.5%'. */
export const percentText = (percent: number): string => `${Math.round(percent * 1000) / 1000}%`

/** The names of a payment plan's columns, on the page and in the brochure. */
export const PAYMENT_COLUMNS = {
  number: 'S.No.',
  particulars: 'Particulars',
  time: 'Time',
  share: 'Installment (Total Sales Consideration)',
  amount: 'Amount',
  total: 'Paid so far',
} as const
