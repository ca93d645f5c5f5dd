import { COMMON_WORDS, kindsOf, amountTextParts } from '../amount/amount-text-parts.ts'
import type { Token } from '../amount/amount-tokens.ts'
import { phraseFinder, phrasesOf } from '../amount/phrase-finder.ts'
import { withPlusBehind } from '../amount/plus-behind.ts'
import { hasPointForComma } from '../amount/read-number.ts'
import { readRupees, type RupeeAmount } from '../amount/read-rupees.ts'
import { spellings } from '../amount/unit-spellings.ts'
import { collapseSpaces } from '../text/text.ts'
import { roundHalfUp, shiftDecimals } from './money.ts'
import type { Price } from './price.ts'

const WORDS = phraseFinder(
  spellings({
    ...COMMON_WORDS,
    between: 'between',
    noise:
      'price,prices,pricing,price range,range,cost,rate,rates,total,asking,selling,sale,offer,launch,is,are,at,@,only,just,approx,approximately,about,around,circa,कीमत,केवल,मात्र',
  }),
)

/** Remarks that editors write behind a price. */
const REMARKS = phrasesOf(
  'gst,tax,taxes,charges,charge,registration,registry,stamp duty,extra,extras,negotiable,slightly negotiable,nego,non negotiable,fixed,final,net,inclusive,all inclusive,all in,all inc,all incl,exclusive,incl,excl,ex,including,excluding,inclusive of,exclusive of,as applicable,applicable,plc,edc,idc,ifms,maintenance,parking,car parking,club membership,base price,basic price,basic selling price,base selling price,bsp',
)
const BESIDE_REMARKS = phrasesOf('+,plus,with,and,of,on,other,all,govt,government,the')

/** The most words between two remarks. */
const MAX_BESIDE = 4

/**
 * The end of the last remark behind a price: '+ GST', ', negotiable', '+ 5% GST and registration'.
 */
function remarksEnd(tokens: readonly Token[], from: number): number | undefined {
  let end: number | undefined
  // The first plus of '2 Cr+ + GST' is no remark.
  if ([0, 1].every((step) => tokens[from + step]?.text === '+')) return undefined
  for (let index = from; index - (end ?? from) <= MAX_BESIDE;) {
    const remark = REMARKS(tokens, index)
    const beside = BESIDE_REMARKS(tokens, index)?.length ?? (tokens[index]?.text === ',' ? 1 : 0)
    const isPercent = tokens[index]?.number !== undefined && tokens[index + 1]?.text === '%'
    if (remark) end = index + remark.length
    else if (beside === 0 && !isPercent) break
    index = remark && end ? end : index + (isPercent ? 2 : beside)
  }
  return end
}

/** The parts of a price in their order: one side, open or not, or two. Anything else is no price. */
const GRAMMAR = new RegExp(
  `^(?:${[
    'up-to amount (?:rate )?',
    '(?:from )*amount (?:rate )?(?:to|up-to) amount (?:rate )?',
    '(?:from )*between amount (?:rate )?(?:to|and) amount (?:rate )?',
    '(?:from )*amount (?:(?:onwards |from )(?:rate )?|(?:rate )?(?:onwards )?)',
  ].join('|')})$`,
)

/** A total past 10 lakh crore is a slip of the keyboard. */
const MAX_TOTAL = 1e13

/** What a price text says of money: its ends in rupees as written, and what stands around them. */
function parseEnds(text: string) {
  const plain = withPlusBehind(text.replace(/\(\s*(onwards?)\s*\)/i, ' $1 '))
  const parts = amountTextParts(plain, { amountAt: readRupees, words: WORDS, noteAt: remarksEnd })
  const kinds = kindsOf(parts)
    .replace(/^(?:noise (?:sign )*)+to /, '')
    .replace(/(?:noise|sign|note|star) /g, '')
  const [rate, ...otherRates] = new Set(
    parts.flatMap(({ kind, unit }) => (kind === 'rate' && unit) || []),
  )
  if (!GRAMMAR.test(kinds) || otherRates.length > 0) return undefined
  const amounts = parts.flatMap(({ amount }) => amount ?? [])
  const ends = shareMagnitude(amounts)
  const min = rate === undefined ? MIN_TOTAL : 0
  if (!ends?.every((end) => end >= min && roundHalfUp(end, 2) > 0 && end < MAX_TOTAL))
    return undefined
  if (rate && amounts.some(({ digits }) => hasPointForComma(digits))) return undefined
  const notes = new Set(parts.flatMap((one) => (one.kind === 'note' ? noteText(plain, one) : [])))
  return {
    ends,
    rate,
    kinds,
    note: [...notes].join(' '),
    starred: parts.some(({ kind }) => kind === 'star'),
  }
}

/** The text of a note: '+GST' as '+ GST', 'BSP:' as 'BSP', anything else as written. */
const noteText = (text: string, { start, end }: { start: number; end: number }): string =>
  collapseSpaces(text.slice(start, end)).replace(/^\+ ?/, '+ ').replace(/ ?:$/, '')

/** A home costs more than this, so a smaller number such as '2.5' counts lakhs or crores. */
const MIN_TOTAL = 1000

/** Ends that are further apart have different units: '95 - 1.4 Cr'. */
const MAX_RATIO = 20

/** The first of '60-50 L' counts lakhs, too; that of '95 - 1.4 Cr' hardly counts crores. */
const MAX_REVERSED_RATIO = 3

/**
 * The ends in rupees, as written. A small number without a unit takes that of the end behind it ('2.5 -
 * 4.75 Cr'), or of the one before it where that is lakhs or thousands; behind crores it may be either
 * ('1.2 Cr - 95'). Undefined where nobody can be sure.
 */
function shareMagnitude([first, second]: readonly RupeeAmount[]): number[] | undefined {
  if (!first || !second) return first && [first.value]
  const isSmall = ({ power, value }: RupeeAmount) => power === undefined && value < MIN_TOTAL
  const [takes, gives] = isSmall(first) ? [first, second] : [second, first]
  if (!isSmall(takes) || gives.power === undefined) return [first.value, second.value]
  if (takes === second && gives.power >= 7) return undefined
  const value = shiftDecimals(takes.value, gives.power)
  const [low, high] = takes === first ? [value, second.value] : [first.value, value]
  const isReversed = takes === first && low > high && low <= MAX_REVERSED_RATIO * high
  return isReversed || (low <= high && high <= MAX_RATIO * low) ? [low, high] : undefined
}

/** Reads a price text in every form of docs/product.md, 'Prices'; undefined for anything else. */
export function parsePrice(text: string): Price | undefined {
  const onRequest = parseOnRequest(text)
  if (onRequest) return { kind: 'on-request', ...(onRequest.starred && { starred: true }) }
  const parsed = parseEnds(text)
  if (!parsed) return undefined
  const { ends, rate, kinds, note, starred } = parsed
  const [low = 0, high = low] = ends.toSorted((a, b) => a - b)
  // '₹ 500 – 1.2 L' would be read back as 500 L, so the standard form cannot say it.
  if (low < MIN_TOTAL && high >= 99_999) return undefined
  const isUpTo = kinds.startsWith('up-to ')
  const isOpen = ends.length === 1 && /onwards |from /.test(kinds)
  const price = { low, high: isOpen ? undefined : high, starred, ...(note !== '' && { note }) }
  if (rate === undefined) return { kind: 'range', ...price, low: isUpTo ? undefined : low }
  return isUpTo ? undefined : { kind: 'rate', ...price, unit: rate }
}

/** Both ends of a range of prices in rupees, in written order; undefined for one price alone. */
export function writtenPriceEnds(text: string): readonly [number, number] | undefined {
  const [first, second] = parseEnds(text)?.ends ?? []
  return first === undefined || second === undefined ? undefined : [first, second]
}

const PRICE = '(?:prices?|pricing|rates?)'
const ON_REQUEST = new RegExp(
  `^(?:${PRICE} ?[:–-]? ?(?:is |are )?)?(?:${[
    '(?:available )?(?:up)?on[ -](?:request|call|enquiry|application|demand)',
    'po[ra]',
    'tb[ad]',
    'to be (?:announced|decided)',
    `(?:please )?(?:contact|call)(?: us)? for (?:the )?(?:best |latest |current )?(?:${PRICE}|details)`,
    '(?:please )?(?:contact|call) us',
    `(?:ask|enquire) for ${PRICE}`,
  ].join('|')})$`,
)

/** Whether a text says that the price is told on request, and with a footnote star; undefined where not. */
function parseOnRequest(text: string): { starred: boolean } | undefined {
  const [phrase = '', star] = text
    .toLowerCase()
    .trim()
    .split(/ ?(\*)$/)
  const plain = phrase
    .replace(/^(?:₹|rs\.?|inr)(?=\s|$)/, '')
    .replace(/\./g, (_, index: number) => (/\w/.test(phrase.charAt(index + 1)) ? '' : ' '))
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
  return ON_REQUEST.test(plain) ? { starred: star !== undefined } : undefined
}
