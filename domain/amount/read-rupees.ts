import { shiftDecimals } from '../price/money.ts'
import { once } from '../text/memoize.ts'
import { andFraction, hasPointForComma, readNumber } from './read-number.ts'
import { MAGNITUDE_SPELLINGS, spellings } from './unit-spellings.ts'
import { tokensOf, type Token } from './amount-tokens.ts'

export type RupeeAmount = {
  /**
   * The amount in rupees, or a number without a unit as it is. NaN where two units make no amount ('1
   * crore 120 lakh').
   */
  readonly value: number
  /** The power of ten of the amount's unit, the larger of two; undefined where it has no unit. */
  readonly power: number | undefined
  /** Whether a sign or word of the currency stands beside the amount. */
  readonly isMarked: boolean
  /** The position behind the last token of the amount. */
  readonly end: number
  /** The number as written, where it is digits alone without a unit. */
  readonly digits?: string | undefined
}

const magnitudes = once(
  () =>
    new Map(
      spellings(MAGNITUDE_SPELLINGS).map(([text, power]) => [
        tokensOf(text)[0]?.text,
        Number(power),
      ]),
    ),
)

const ANDS: ReadonlySet<string | undefined> = new Set(['and', 'aur', 'और'])

const isCurrency = (token: Token | undefined): boolean => token?.text === '₹'

/**
 * Reads the amount that starts at a position: '1.2 cr', '1 crore 20 lakh', '1cr20lakh', 'dedh
 * crore', 'one and a half crore', '₹ 75,00,000'. Undefined where no number starts there.
 * @param joinsAnd whether '1 crore and 20 lakh' is one amount; between 'between' and 'and' it is two
 */
export function readRupees(
  tokens: readonly Token[],
  from: number,
  joinsAnd = true,
): RupeeAmount | undefined {
  const start = isCurrency(tokens[from]) ? from + 1 : from
  const first = readPart(tokens, start)
  if (!first) return undefined
  let { value, power, end } = first
  for (;;) {
    const index = joinsAnd && ANDS.has(tokens[end]?.text) ? end + 1 : end
    const next = power === undefined ? undefined : readPart(tokens, index)
    if (power === undefined || !next || !isSmaller(next, power)) break
    value = next.value < 10 ** power ? Number((value + next.value).toFixed(6)) : Number.NaN
    ;({ power = 0, end } = next)
  }
  const isMarked = start > from || isCurrency(tokens[end])
  if (isCurrency(tokens[end])) end += 1
  return { value, power: first.power, isMarked, end, digits: first.digits }
}

type Part = Pick<RupeeAmount, 'value' | 'power' | 'end' | 'digits'>

/** Reads a number with its unit: '1.2 cr', 'half a crore', 'a crore', 'one crore and a half'. */
function readPart(tokens: readonly Token[], from: number): Part | undefined {
  const isOne = tokens[from]?.text === 'a' && magnitudes().has(tokens[from + 1]?.text)
  const number = isOne ? { value: 1, end: from + 1 } : readNumber(tokens, from)
  if (!number) return undefined
  const index = number.end
  const power = magnitudes().get(tokens[index]?.text)
  if (power === undefined) return { ...number, power }
  const half = andFraction(tokens, index + 1)
  const end = half?.end ?? index + 1
  // '2 lakh crore' is no price of a home; '2/3 crore' may be two or three.
  const isUnsure = tokens[from + 1]?.text === '/' && tokens[from]?.number !== 1
  const isOneUnit = !magnitudes().has(tokens[end]?.text) && !isUnsure
  const value = isOneUnit ? shiftDecimals(number.value + (half?.value ?? 0), power) : Number.NaN
  return { value, power, end }
}

/** Whether a part is said in a smaller unit than the one before, or in full digits: '1 lakh 50,000'. */
const isSmaller = ({ power, digits = '' }: Part, before: number): boolean =>
  power === undefined ? digits.includes(',') : power < before

/**
 * Reads an amount that fills a whole field; undefined for any other text.
 * @param worth rupees in the unit of a number that names none
 */
export function parseRupees(text: string, worth: (bare: number) => number): number | undefined {
  const tokens = tokensOf(text.replace(/\.\s*$/, ''))
  const amount = readRupees(tokens, 0)
  if (!amount || Number.isNaN(amount.value) || amount.end < tokens.length) return undefined
  if (hasPointForComma(amount.digits)) return undefined
  return amount.power === undefined && !amount.isMarked
    ? amount.value * worth(amount.value)
    : amount.value
}
