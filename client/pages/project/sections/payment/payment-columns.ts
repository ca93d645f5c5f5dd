/** What the columns of a payment plan are called, on the page and in the brochure. */
export const PAYMENT_COLUMNS = {
  number: 'S.No.',
  particulars: 'Particulars',
  time: 'Time',
  share: 'Installment (Total Sales Consideration)',
  amount: 'Amount',
  total: 'Paid so far',
} as const
