import { phraseFinder, phrasesOf, type PhraseFinder } from './phrase-finder.ts'
import { areaUnitAt } from './read-area-size.ts'
import { spellings, type AreaUnit } from './unit-spellings.ts'
import { tokensOf, type Token } from './amount-tokens.ts'

/** What a part of a price or area text is; a word or sign that means nothing there is an `other`. */
export type AmountTextPartKind =
  | 'amount'
  | 'rate'
  | 'unit'
  | 'note'
  | 'from'
  | 'onwards'
  | 'up-to'
  | 'to'
  | 'and'
  | 'between'
  | 'star'
  | 'sign'
  | 'word'
  | 'other'

export type AmountTextPart<Kind extends string, Amount> = {
  readonly kind: Kind | AmountTextPartKind
  readonly start: number
  readonly end: number
  readonly amount?: Amount
  readonly unit?: AreaUnit
}

type Grammar<Kind extends string, Amount> = {
  readonly amountAt: (
    tokens: readonly Token[],
    index: number,
  ) => (Amount & { end: number }) | undefined
  readonly words: PhraseFinder<Kind | AmountTextPartKind>
  /** The position behind what is kept as written; undefined where nothing such starts. */
  readonly noteAt?: (tokens: readonly Token[], index: number) => number | undefined
}

/** Words that price and area texts have in common, for `Grammar.words`. */
export const COMMON_WORDS = {
  from: 'from,starting,starts,start,begins,starting from,starting at,starts from,starts at,start from,start at,starting @,starts @,min,minimum,minimum of,at least',
  onwards: '+,plus,onwards,onward,above,and above,or above,and more,or more,and onwards,and up',
  'up-to': 'up to,upto,max,maximum,maximum of,at most',
  to: 'to',
  and: 'and,or',
} as const

const SIGNS: Readonly<Record<string, AmountTextPartKind>> = {
  '-': 'to',
  ',': 'and',
  ';': 'and',
  '/': 'and',
  '|': 'and',
  '*': 'star',
  '₹': 'sign',
  ':': 'sign',
  '=': 'sign',
  '.': 'sign',
  '~': 'sign',
}

const PER = phrasesOf('per,a,an,प्रति')
const SHORT_RATES = phraseFinder<AreaUnit>([
  ...spellings({ sqft: 'psf,p s f', sqyd: 'psy,p s y', sqm: 'psm,p s m' }),
])

export function amountTextParts<Kind extends string, Amount>(
  text: string,
  grammar: Grammar<Kind, Amount>,
): AmountTextPart<Kind, Amount>[] {
  const tokens = tokensOf(text)
  const parts: AmountTextPart<Kind, Amount>[] = []
  for (let index = 0; index < tokens.length;) {
    const { end, ...part } = partAt(tokens, index, grammar)
    const last = tokens[end - 1]
    parts.push({ ...part, start: tokens[index]?.start ?? 0, end: last?.end ?? 0 })
    index = end
  }
  return parts
}

/** The kinds of the parts as one text with a space after each, which the grammars match. */
export const kindsOf = (parts: readonly { readonly kind: string }[]): string =>
  parts.map(({ kind }) => `${kind} `).join('')

function partAt<Kind extends string, Amount>(
  tokens: readonly Token[],
  index: number,
  { amountAt, words, noteAt }: Grammar<Kind, Amount>,
): Omit<AmountTextPart<Kind, Amount>, 'start'> {
  const text = tokens[index]?.text ?? ''
  const noteEnd = text === '(' ? closingAt(tokens, index) : noteAt?.(tokens, index)
  if (noteEnd !== undefined) return { kind: 'note', end: noteEnd }
  const rate = rateAt(tokens, index)
  if (rate) return { kind: 'rate', unit: rate.value, end: index + rate.length }
  const amount = amountAt(tokens, index)
  if (amount) return { kind: 'amount', amount, end: amount.end }
  const word = words(tokens, index)
  const unit = areaUnitAt(tokens, index)
  if (unit && unit.length >= (word?.length ?? 0))
    return { kind: 'unit', unit: unit.value, end: index + unit.length }
  if (word) return { kind: word.value, end: index + word.length }
  return { kind: SIGNS[text] ?? (/\p{L}/u.test(text) ? 'word' : 'other'), end: index + 1 }
}

/** The position behind the bracket that closes the one at `from`, unless another opens before. */
function closingAt(tokens: readonly Token[], from: number): number | undefined {
  for (let index = from + 1; index < tokens.length; index += 1) {
    if (tokens[index]?.text === ')') return index + 1
    if (tokens[index]?.text === '(') return undefined
  }
  return undefined
}

/** Finds 'per sq ft', '/sqft' or 'psf'. */
export function rateAt(tokens: readonly Token[], index: number, unitAt = areaUnitAt) {
  const per = tokens[index]?.text === '/' ? 1 : PER(tokens, index)?.length
  const unit = per ? unitAt(tokens, index + per) : undefined
  return per && unit ? { value: unit.value, length: per + unit.length } : SHORT_RATES(tokens, index)
}
