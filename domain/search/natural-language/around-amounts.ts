import { phrasesOf } from '../../amount/phrase-finder.ts'
import type { Token } from '../../amount/amount-tokens.ts'
import { once } from '../../text/memoize.ts'
import { JOINING_WORDS } from '../set-aside-words.ts'
import { affordabilityWords, PROPERTY_WORDS } from './facet-phrases.ts'
import { AREAS, LABELLED_RUPEES, readAmounts } from './read-amounts.ts'
import { wordSet } from './query-tokens.ts'

/**
 * Whether the words around an amount leave no doubt that it is said of what is searched for.
 * @param isBare whether no word limits the amount
 */
export type IsClear = (from: number, end: number, isBare: boolean) => boolean

/** Finds how many tokens at a position mean something together. */
type Finder = (tokens: readonly Token[], from: number) => { readonly length: number } | undefined

/** Words and signs behind an amount with which something else begins: a place, an extra. */
const BEGINNINGS = wordSet('in at near nearby with mein me में + reg')

/**
 * Prepares the question which amounts of a query are clear: those with nothing but known words beside them.
 * One with a limit is also clear where another word names what is searched for, so 'under 80 lakh wakad' is
 * not, but '2 bhk under 80 lakh wakad' is.
 * @param subjects find what a search is about: filters and names
 * @param isInName whether a word is one of a name
 */
export function clearAmounts(
  tokens: readonly Token[],
  subjects: readonly Finder[],
  isInName: (word: string) => boolean,
): IsClear {
  const subjectAt = once(() => {
    const found = positionsOf(tokens, subjects)
    for (const [index, { text }] of tokens.entries()) if (PROPERTY_WORDS.has(text)) found.add(index)
    return found
  })
  const amountAt = once(() => positionsOf(tokens, AMOUNTS))
  const isKnown = (index: number): boolean => {
    const { text = '', number } = tokens[index] ?? {}
    const isWord = /^[\p{L}\p{M}]+$/u.test(text) && number === undefined
    return !isWord || isInName(text) || subjectAt().has(index) || amountAt().has(index)
  }
  /** Whether the next word that says something is known, or a beginning stands before it. */
  const isKnownBeside = (index: number, step: 1 | -1): boolean => {
    for (let at = index; ; at += step) {
      const { text = '' } = tokens[at] ?? {}
      if (step === 1 && BEGINNINGS.has(text)) return true
      if (!JOINING_WORDS.has(text) || PROPERTY_WORDS.has(text)) return isKnown(at)
    }
  }
  return (from, end, isBare) =>
    (isKnownBeside(from - 1, -1) && isKnownBeside(end, 1)) ||
    (!isBare && [...subjectAt()].some((index) => index < from || index >= end))
}

/** Find other amounts, and the words that say how one is paid. */
const AMOUNTS: readonly Finder[] = [
  (tokens, from) => readAmounts(tokens, from, LABELLED_RUPEES),
  (tokens, from) => readAmounts(tokens, from, AREAS),
  affordabilityWords.before,
  affordabilityWords.after,
]

/** The positions of all tokens that are part of what some finders find. */
function positionsOf(tokens: readonly Token[], finders: readonly Finder[]): Set<number> {
  const positions = new Set<number>()
  for (const from of tokens.keys())
    for (const find of finders) {
      const { length = 0 } = find(tokens, from) ?? {}
      for (let index = from; index < from + length; index += 1) positions.add(index)
    }
  return positions
}

/** Words that make no budget even of a limited sum beside them: another currency, an income, a rent, a part of a payment, a gain. */
const NO_PRICE =
  'usd,dollar,dollars,aed,dirham,dirhams,euro,euros,pounds,per,%,percent,year,years,annum,annually,yearly,' +
  'salary,income,earning,earnings,package,rent,rental,lease,maintenance,' +
  'loan,loans,home loan,token,booking,advance,deposit,fee,fees,charge,charges,brokerage,commission,tax,taxes,gst,duty,registry,registration,insurance,interior,interiors,furniture,' +
  'discount,discounts,off,offer,offers,benefit,benefits,cashback,cash back,subsidy,refund,gift,prize,reward,save,saving,savings,upfront,win,gain,interest,project cost,project value'

/** Words that may stand between an amount and such a word: 'salary is 2 lakh', 'discount of 5 lakh', '12 lakh a year'. */
const BESIDE = wordSet('ka ki ke of is amount worth hai on as for in at with a an /')

/** Whether one of some words stands beside an amount. */
function isBeside(list: string) {
  const find = phrasesOf(list)
  return (tokens: readonly Token[], from: number, end: number): boolean => {
    const isBetween = (index: number) => BESIDE.has(tokens[index]?.text ?? '')
    let before = from - 1
    while (isBetween(before)) before -= 1
    let after = end
    while (!find(tokens, after) && isBetween(after)) after += 1
    return find(tokens, before) !== undefined || find(tokens, after) !== undefined
  }
}

const isBesideNoPrice = isBeside(NO_PRICE)

/** Whether what stands beside an amount says that it is not a price in rupees. */
export const isNotAPrice = (tokens: readonly Token[], from: number, end: number): boolean =>
  isBesideNoPrice(tokens, from, end) ||
  [tokens[from - 1], tokens[end]].some((token) => /^[$€£]$/.test(token?.text ?? ''))

/** Whether the words beside a length in feet, yards or metres say that it is no size of a home: '60 ft road'. */
export const isLength = isBeside('road,roads,street,lane,front,facing,high,from,sea,tower,towers')
