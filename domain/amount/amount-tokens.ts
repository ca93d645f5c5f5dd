import { PLACE_SHORT_FORMS } from '../place/place-spelling.ts'
import { asciiDigits } from '../text/ascii-digits.ts'
import { foldLetters } from '../text/fold-text.ts'
import { once } from '../text/memoize.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { CURRENCY_SPELLINGS, spellings } from './unit-spellings.ts'

export type Token = {
  /** The token as it is compared: lower case, without accents, in one of several spellings. */
  readonly text: string
  /** The token as typed but for its case, without the full stop or colon of an abbreviation. */
  readonly typed: string
  /** The position of the token; `end` is behind that full stop or colon. */
  readonly start: number
  readonly end: number
  /** The value of the token as a number: of '2.5', '1,850', '½', 'two', 'do' (Hindi two). */
  readonly number?: number
  /** Set where digits stand together in a way that no number is written: '1,54,0', '1.2.3', '84,85'. */
  readonly isDoubtful?: true
}

const numbers = once(() => new Map(NUMBER_WORDS.map(([word, value]) => [folded(word), value])))

/** Words and signs of which one is as good as another: signs of the rupee, short forms in places' names. */
const wordsAlike = once(
  () =>
    new Map<string, string>(
      spellings({
        '₹': CURRENCY_SPELLINGS,
        '-': '−,⁃',
        '/': '⁄',
        '≤': '<=,=<,⩽',
        '≥': '>=,=>,⩾',
        and: '&',
        ...PLACE_SHORT_FORMS,
      }).map(([spelling, word]) => [folded(spelling), word]),
    ),
)

const TOKEN = new RegExp(
  [
    // An amount may be closed in full ('Rs. 50,000/-'), and '3-bhk' has a hyphen.
    String.raw`\/[-=](?!\p{Nd})|(?<=\p{Nd})-(?=\p{L})`,
    String.raw`(?<digits>\p{Nd}+(?:[.,]\p{Nd}+)*|(?<!\.)\.\p{Nd}+)`,
    // 'Rs.2.5' ends with its full stop; before other digits a full stop is a decimal point.
    String.raw`(?<word>rs\b(?=\.)|(?:ft|yd|m)[2²](?!\p{Nd})|[\p{L}\p{M}\u200c\u200d]+(?:['’\u0060][\p{L}\p{M}]+)*)(?:(?<=rs)\.|\.(?!\p{Nd})|:)?`,
    String.raw`(?<sign>\.{2,}|[<>]=|=[<>]|[^\s\p{Cf}])`,
  ].join('|'),
  'giu',
)

/**
 * A text as words, numbers and signs: digits of any script of India, '3bhk' and '2cr' split, Indian
 * and Western thousands as one number, vowel signs kept, spellings of one word as one.
 */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: match, index, groups = {} }) => {
    const { digits, word, sign } = groups
    const span = { start: index, end: index + match.length }
    if (digits !== undefined) return numbersIn(digits, index)
    const typed = word ?? sign
    if (typed === undefined) return []
    const plain = folded(typed)
    const number = numbers().get(plain) ?? (sign === undefined ? undefined : fractionIn(sign))
    const token = { text: wordsAlike().get(plain) ?? plain, typed: typed.toLowerCase(), ...span }
    return [number === undefined ? token : { ...token, number }]
  })
}

/** Folds a word or sign like other texts, with one dash for all. */
function folded(text: string): string {
  const lower = text.toLowerCase()
  if (/^[a-z0-9]*$/.test(lower)) return lower
  return foldLetters(lower)
    .replace(/['’`]/g, '')
    .replace(/\p{Pd}/gu, '-')
}

const NUMBER = /^(?:\d*|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/** Reads one number, a list of sizes without spaces ('1540,1780'), or digits in doubt. */
function numbersIn(written: string, start: number): Token[] {
  const digits = asciiDigits(written)
  const whole = {
    typed: digits,
    text: digits.replaceAll(',', ''),
    start,
    end: start + written.length,
  }
  if (NUMBER.test(digits)) return [{ ...whole, number: Number(whole.text) }]
  if (/\..*[.,]/.test(digits)) return [{ ...whole, isDoubtful: true }]
  const isList = /^\d{4,}(?:,\d{4,})+$/.test(digits)
  return [...written.matchAll(/,|[^,]+/g)].map(({ 0: part, index }) => {
    const text = asciiDigits(part)
    const token = { typed: text, text, start: start + index, end: start + index + part.length }
    if (part === ',') return token
    return { ...token, number: Number(text), ...(!isList && { isDoubtful: true as const }) }
  })
}

/** The value of '½'. */
function fractionIn(sign: string): number | undefined {
  const [, over, under] = /^(\d)⁄(\d)$/.exec(sign.normalize('NFKD')) ?? []
  return over === undefined ? undefined : Number(over) / Number(under)
}
