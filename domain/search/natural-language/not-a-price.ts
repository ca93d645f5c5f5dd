import type { Token } from '../../amount/amount-tokens.ts'
import { wordSet } from './word-set.ts'

/** Words beside money that comes in or goes elsewhere, even where it is so much a month. */
const INCOME_OR_RENT = wordSet('salary income earning earnings rent rental maintenance')
/** Words beside an amount that is not a price in rupees: another currency, a deposit. */
const NOT_A_PRICE = wordSet(
  '$ € £ usd dollar dollars aed dirham dirhams eur euro euros gbp pound pounds loan token booking deposit',
)
/** Words that may stand between the amount and such a word: 'salary is 2 lakh'. */
const BESIDE = wordSet('ka ki of is amount hai')

/** Whether one of some words stands beside an amount. */
const isBeside =
  (words: ReadonlySet<string>) =>
  (tokens: readonly Token[], from: number, end: number): boolean => {
    const textAt = (index: number) => tokens[index]?.text ?? ''
    const before = BESIDE.has(textAt(from - 1)) ? from - 2 : from - 1
    const after = BESIDE.has(textAt(end)) ? end + 1 : end
    return words.has(textAt(before)) || words.has(textAt(after))
  }

/** Whether the words beside an amount say that it is earned, or paid for living there. */
export const isIncomeOrRent = isBeside(INCOME_OR_RENT)

/** Whether the words beside an amount say that it is not a price in rupees. */
export const isNotAPrice = isBeside(new Set([...INCOME_OR_RENT, ...NOT_A_PRICE]))
