import { phraseFinder } from '../../amount/phrase-finder.ts'
import type { Token } from '../../amount/amount-tokens.ts'

/** What words around a number make of it: that many or more, more than that, at most, or less. */
export type Limit = 'min' | 'more' | 'max' | 'less'

/** Every phrase of one word of each part: 'not|no', 'above|over' are 'not above', 'no above' and so on. */
const phrasesOfEach = (...parts: string[]): string[] =>
  parts.reduce<string[]>(
    (phrases, part) =>
      part.split('|').flatMap((word) => phrases.map((phrase) => `${phrase} ${word}`.trim())),
    [''],
  )

const MORE =
  'more than|greater than|higher than|bigger than|larger than|above|over|beyond|exceeding'
const LESS = 'less than|lesser than|fewer than|lower than|smaller than|below|under'
const NOT = 'not|no|nothing'

const THAN = 'se|ke|से|के'
const MORE_BEHIND =
  'zyada|jyada|jyaada|adhik|upar|oopar|uper|bada|bade|badi|aage|mehenga|mehnga|ज्यादा|अधिक|ऊपर|उपर|बड़ा|बड़े|बड़ी'
const LESS_BEHIND =
  'kam|chota|chote|choti|chhota|chhote|chhoti|niche|neeche|sasta|sasti|कम|छोटा|छोटे|छोटी|नीचे|सस्ता'
const NOT_BEHIND = 'nahi|nahin|na|नहीं'

const OR = 'or|and|ya|aur|ya usse|aur usse|ya us se|या|और|या उससे|और उससे'

/** Words before a number, by the limit they set. */
export const LIMITS_BEFORE: Readonly<Record<Limit, readonly string[]>> = {
  more: [...phrasesOfEach(MORE), '>', 'costlier than'],
  less: [...phrasesOfEach(LESS), '<', 'cheaper than'],
  min: [
    ...phrasesOfEach(NOT, LESS),
    ...'minimum|minimum of|min|at least|atleast|starting|starting from|starting at|starts from|starts at|≥'.split(
      '|',
    ),
    ...'kam se kam|कम से कम|न्यूनतम'.split('|'),
  ],
  max: [
    ...phrasesOfEach(NOT, MORE),
    ...'maximum|maximum of|max|at most|up to|upto|within|not exceeding|≤'.split('|'),
    ...'zyada se zyada|jyada se jyada|ज्यादा से ज्यादा|अधिकतम'.split('|'),
  ],
}

/** Words behind a number, by the limit they set. */
export const LIMITS_BEHIND: Readonly<Record<Limit, readonly string[]>> = {
  more: phrasesOfEach(THAN, MORE_BEHIND),
  less: phrasesOfEach(THAN, LESS_BEHIND),
  min: [
    ...phrasesOfEach(THAN, LESS_BEHIND, NOT_BEHIND),
    ...phrasesOfEach(OR, `more|above|over|up|higher|bigger|larger|greater|upwards|${MORE_BEHIND}`),
    ...'minimum|min|at least|onwards|onward|upwards|starting'.split('|'),
    ...'kam se kam|se shuru|से शुरू|se start'.split('|'),
  ],
  max: [
    ...phrasesOfEach(THAN, MORE_BEHIND, NOT_BEHIND),
    ...phrasesOfEach(OR, `less|fewer|below|under|lower|smaller|${LESS_BEHIND}`),
    ...'maximum|max|at most|tak|तक|अधिकतम'.split('|'),
    ...phrasesOfEach('ke|के', 'andar|under|bheetar|अंदर|अन्दर|भीतर'),
  ],
}

/** Words and signs between numbers that belong together. */
export const JOINTS: ReadonlySet<string> = new Set([
  '-',
  '/',
  'or',
  'and',
  'to',
  'ya',
  'aur',
  'se',
  'से',
  'या',
  'और',
])

/** A table of limits as phrases for `phraseFinder`. */
export const limitPhrases = <T extends string>(
  table: Readonly<Record<T, readonly string[]>>,
): (readonly [phrase: string, limit: T])[] =>
  (Object.keys(table) as T[]).flatMap((limit) =>
    table[limit].map((phrase) => [phrase, limit] as const),
  )

const OR_WORDS: ReadonlySet<string> = new Set(OR.split('|'))
const limitBefore = phraseFinder(limitPhrases(LIMITS_BEFORE))

/**
 * Whether words behind an amount are, or only begin, those before another one: in 'under 2 cr and
 * above 1500 sq ft' the 'and above' says nothing of the price, nor does the 'aur kam' of '2 crore aur
 * kam se kam 3 bhk'.
 */
export function limitOfNext(
  tokens: readonly Token[],
  index: number,
  length: number,
): 'is' | 'begins' | undefined {
  const start = OR_WORDS.has(tokens[index]?.text ?? '') ? index + 1 : index
  const before = limitBefore(tokens, start)
  const end = start + (before?.length ?? 0)
  const next = tokens[end]
  if (!before || (next?.number === undefined && next?.text !== '₹')) return undefined
  if (end > index + length) return 'begins'
  return end === index + length ? 'is' : undefined
}
