import type { Token } from '../../amount/amount-tokens.ts'

/** Words beside an amount that is not a price in rupees: another currency, an income, a deposit. */
const NOT_A_PRICE: ReadonlySet<string> = new Set(
  (
    '$ € £ usd dollar dollars aed dirham dirhams eur euro euros gbp pound pounds ' +
    'salary income loan token booking deposit rent'
  ).split(' '),
)
/** Words that may stand between the amount and such a word: 'salary is 2 lakh'. */
const BESIDE: ReadonlySet<string> = new Set('ka ki of is amount hai'.split(' '))

/** Whether the words beside an amount say that it is not a price in rupees. */
export const isNotAPrice = (tokens: readonly Token[], from: number, end: number): boolean => {
  const textAt = (index: number) => tokens[index]?.text ?? ''
  const before = BESIDE.has(textAt(from - 1)) ? from - 2 : from - 1
  const after = BESIDE.has(textAt(end)) ? end + 1 : end
  return NOT_A_PRICE.has(textAt(before)) || NOT_A_PRICE.has(textAt(after))
}
