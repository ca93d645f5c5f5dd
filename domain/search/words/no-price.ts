import type { Token } from '../../amount/tokens.ts'

/** Beside a sum: it is in another currency, or no price. */
const NO_PRICE: ReadonlySet<string> = new Set(
  (
    '$ € £ usd dollar dollars aed dirham dirhams eur euro euros gbp pound pounds ' +
    'salary income loan token booking deposit rent'
  ).split(' '),
)
const BESIDE: ReadonlySet<string> = new Set('ka ki of is amount hai'.split(' '))

/** Whether the words beside a sum say that it is not in rupees, or what it is besides a price. */
export const isNoPrice = (tokens: readonly Token[], from: number, end: number): boolean => {
  const textAt = (index: number) => tokens[index]?.text ?? ''
  const before = BESIDE.has(textAt(from - 1)) ? from - 2 : from - 1
  const after = BESIDE.has(textAt(end)) ? end + 1 : end
  return NO_PRICE.has(textAt(before)) || NO_PRICE.has(textAt(after))
}
