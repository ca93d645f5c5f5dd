import { once } from '../text/memoize.ts'
import { QUARTERS } from './number-words.ts'
import { tokensOf, type Token } from './amount-tokens.ts'

/** A number that may be several words: '85', '1 1/2', 'eighty five', 'one point two', 'saade teen'. */
export type SpokenNumber = {
  readonly value: number
  /** The position behind the last token of the number. */
  readonly end: number
  /** The number as written in digits alone, with their commas; absent where words or fractions are part of it. */
  readonly digits?: string
}

const quarters = once(
  () => new Map(QUARTERS.map(([word, value]) => [tokensOf(word)[0]?.text, value])),
)
const POINTS: ReadonlySet<string> = new Set(['point', 'dashamlav', 'दशमलव', 'पॉइंट'])
const FRACTIONS = { half: 0.5, quarter: 0.25 } as const

const isWord = (token: Token | undefined): boolean => /\p{L}/u.test(token?.text ?? '')
const isDigits = (token: Token | undefined): boolean => /^\d+$/.test(token?.text ?? '')

/** Reads the number that starts at a position; undefined where none does, or its digits are doubtful. */
export function readNumber(tokens: readonly Token[], from: number): SpokenNumber | undefined {
  const text = tokens[from]?.text ?? ''
  if (POINTS.has(text)) return decimals(tokens, { value: 0, end: from })
  const added = quarters().get(text)
  const base = added === undefined ? undefined : belowHundred(tokens, from + 1)
  if (added !== undefined && base && base.value < 100)
    return hundreds(tokens, { value: base.value + added, end: base.end })
  const number = simpleFraction(tokens, from) ?? belowHundred(tokens, from)
  return number && (shareAt(tokens, number) ?? withFraction(tokens, hundreds(tokens, number)))
}

/** Whether a point may stand for a comma, as in '31.000', or behind the number of a list: '1.1850'. */
export const hasPointForComma = (digits = ''): boolean => /^\d{1,3}\.\d{3,4}$/.test(digits)

/** Reads a number that fills a whole field, in digits of any script or in words. */
export function parseNumber(text: string): number | undefined {
  const tokens = tokensOf(text)
  const number = readNumber(tokens, 0)
  return number?.end === tokens.length ? number.value : undefined
}

const QUARTER_WORDS: ReadonlySet<string> = new Set(['quarter', 'quarters'])

/** Reads a number as a share of one thing: 'half a', 'half an', 'three quarters of a'. */
function shareAt(tokens: readonly Token[], { value, end }: SpokenNumber): SpokenNumber | undefined {
  const isQuarters =
    value <= 3 && Number.isInteger(value) && QUARTER_WORDS.has(tokens[end]?.text ?? '')
  const share = isQuarters ? value / 4 : value
  if (share <= 0 || share >= 1) return undefined
  const shareEnd = isQuarters ? end + 1 : end
  const one = tokens[shareEnd]?.text === 'of' ? shareEnd + 1 : shareEnd
  const isOfOne = /^an?$/.test(tokens[one]?.text ?? '')
  return isQuarters || isOfOne ? { value: share, end: isOfOne ? one + 1 : shareEnd } : undefined
}

/** Reads digits, '½', or number words up to ninety-nine. */
function belowHundred(tokens: readonly Token[], from: number): SpokenNumber | undefined {
  const { number: value, typed: digits = '', isDoubtful } = tokens[from] ?? {}
  if (value === undefined || isDoubtful) return undefined
  if (isWord(tokens[from])) return spokenTens(tokens, from)
  return /\d/.test(digits) ? { value, end: from + 1, digits } : { value, end: from + 1 }
}

const isTens = (token: Token | undefined): boolean => {
  const { number = 0 } = token ?? {}
  return isWord(token) && number >= 20 && number < 100 && number % 10 === 0
}

/** Reads 'eighty five', 'eighty-five', 'eighty' or 'pachasi'. */
function spokenTens(tokens: readonly Token[], from: number): SpokenNumber {
  const { number: value = 0 } = tokens[from] ?? {}
  const next = from + (tokens[from + 1]?.text === '-' ? 2 : 1)
  const ones = tokens[next]
  // 'One twenty five lakh' are 125.
  const isHundreds = value >= 1 && value < 10 && Number.isInteger(value) && isTens(ones)
  if (isHundreds) {
    const rest = spokenTens(tokens, next)
    return { value: value * 100 + rest.value, end: rest.end }
  }
  const isPair = value >= 20 && value < 100 && value % 10 === 0 && isWord(ones)
  return isPair && ones?.number && ones.number < 10 && Number.isInteger(ones.number)
    ? { value: value + ones.number, end: next + 1 }
    : { value, end: from + 1 }
}

/**
 * Adds the hundreds behind a number, and what follows those: 'two hundred', 'dhai sau', 'one
 * hundred and fifty'.
 */
function hundreds(tokens: readonly Token[], number: SpokenNumber): SpokenNumber {
  const { value, end } = number
  if (value >= 100 || tokens[end]?.number !== 100 || !isWord(tokens[end])) return number
  const rest = tokens[end + 1]?.text === 'and' ? end + 2 : end + 1
  const more = isWord(tokens[rest]) ? belowHundred(tokens, rest) : undefined
  const isPart = more && more.value >= 1 && more.value < 100 && Number.isInteger(more.value)
  return isPart && Number.isInteger(value)
    ? { value: value * 100 + more.value, end: more.end }
    : { value: value * 100, end: end + 1 }
}

/**
 * Adds the fraction behind a whole number: '1 1/2', '1-1/2', '1½', 'one point two five', 'one and a
 * half'.
 */
function withFraction(tokens: readonly Token[], number: SpokenNumber): SpokenNumber {
  const { value, end } = number
  if (!Number.isInteger(value)) return number
  const half = andFraction(tokens, end)
  if (half) return { value: value + half.value, end: half.end }
  if (POINTS.has(tokens[end]?.text ?? '')) return decimals(tokens, number)
  const next = tokens[end]?.text === '-' ? end + 1 : end
  const fraction = simpleFraction(tokens, next) ?? vulgarFraction(tokens, next)
  return fraction ? { value: value + fraction.value, end: fraction.end } : number
}

/** Reads 'and a half', 'and half' or 'and a quarter'. */
export function andFraction(tokens: readonly Token[], from: number): SpokenNumber | undefined {
  if (tokens[from]?.text !== 'and') return undefined
  const index = tokens[from + 1]?.text === 'a' ? from + 2 : from + 1
  const value = FRACTIONS[tokens[index]?.text as keyof typeof FRACTIONS]
  return value && { value, end: index + 1 }
}

/** Reads what follows 'point', digit by digit ('two five') or as one number ('twenty five'). */
function decimals(tokens: readonly Token[], number: SpokenNumber): SpokenNumber {
  let digits = ''
  let { end } = number
  for (let index = end + 1; digits.length < 3;) {
    const next = belowHundred(tokens, index)
    if (!next || !Number.isInteger(next.value) || (digits !== '' && next.value > 9)) break
    digits += next.value
    index = end = next.end
  }
  return digits === '' ? number : { value: Number(`${number.value}.${digits}`), end }
}

const DENOMINATORS: ReadonlySet<number | undefined> = new Set([2, 3, 4, 8, 16])

/** Reads '1/2', '3/4' or '1/8': a fraction below one, of the parts that sizes are halved into. */
function simpleFraction(tokens: readonly Token[], from: number): SpokenNumber | undefined {
  const [over, slash, under] = tokens.slice(from, from + 3)
  if (slash?.text !== '/' || !over?.number || !under?.number) return undefined
  const isOne = isDigits(over) && isDigits(under) && DENOMINATORS.has(under.number)
  return isOne && over.number < under.number
    ? { value: over.number / under.number, end: from + 3 }
    : undefined
}

function vulgarFraction(tokens: readonly Token[], index: number): SpokenNumber | undefined {
  const { number, typed = '' } = tokens[index] ?? {}
  return number && !/[\d\p{L}]/u.test(typed) ? { value: number, end: index + 1 } : undefined
}
