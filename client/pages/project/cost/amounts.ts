import { formatInr } from '../../../../domain/price/money.ts'
import { pluralize } from '../../../../domain/text/text.ts'

/** '₹ 1,23,45,678': a sum in whole rupees. */
export const wholeRupees = (rupees: number): string => `₹ ${formatInr(rupees, 0)}`

/** '₹ 43,391.16': a sum to the paisa. */
export const exactRupees = (rupees: number): string => `₹ ${formatInr(rupees)}`

/** '5 years', '1 year'. */
export const yearsText = (years: number): string => pluralize(years, 'year')

/** '7%', '6.5%'. */
export const percentText = (percent: number): string => `${Math.round(percent * 1000) / 1000}%`

/** What the columns of a payment plan are called, on the page and in the brochure. */
export const PAYMENT_COLUMNS = {
  number: 'S.No.',
  particulars: 'Particulars',
  time: 'Time',
  share: 'Installment (Total Sales Consideration)',
  amount: 'Amount',
  total: 'Paid so far',
} as const
