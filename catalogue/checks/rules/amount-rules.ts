import {
  localAreaUnit,
  parseArea,
  writtenAreaEnds,
  parseCertainArea,
} from '../../../domain/area/area-text.ts'
import { SQUARE_FEET } from '../../../domain/area/square-feet.ts'
import { CRORE, LAKH } from '../../../domain/price/money.ts'
import { parsePrice, writtenPriceEnds } from '../../../domain/price/parse-price.ts'
import { standardPriceOnFile } from '../../../domain/price/standard-price.ts'
import { nearestText } from '../../../domain/text/edit-distance.ts'
import type { Ends } from '../outside-range.ts'
import { amountsIn, property } from '../records.ts'
import type { Rule } from '../rule-context.ts'

// The words of prices; longer words tolerate more slips.
const words = 'cr crore crores lac lacs lakh lakhs onwards starting from request price inr'.split(
  ' ',
)

const nearestWord = (word: string): string => {
  const lower = word.toLowerCase()
  const slips = lower.length <= 3 ? 1 : 2
  return nearestText(lower, words, slips) ?? word
}

/**
 * The standard text that a price with a typing mistake was probably meant to be: '₹ 2.5 Crr' is
 * '₹ 2.5 Cr', '2,5 Cr' is '₹ 2.5 Cr'. Undefined where that would be guessing.
 */
export const fixPrice = (text: string): string | undefined => {
  const spelt = text.replaceAll(/\p{L}+/gu, nearestWord)
  const decimal = spelt.replaceAll(/(?<![\d,])(\d{1,2}),(\d{1,2})(?![\d,])/gu, '$1.$2')
  if (/[$€£]/u.test(decimal)) return undefined
  return [spelt, decimal]
    .filter((attempt) => attempt !== text)
    .map(standardPriceOnFile)
    .find((standardText) => standardText !== undefined)
}

/** The request to the editor: a unit where only that is missing. */
const requestFor = (text: string): string =>
  parsePrice(`${text} Cr`) === undefined
    ? 'write it as ₹ 2.5 Cr, ₹ 95 L or Price on Request'
    : 'it does not say of which unit it is: write Cr or L behind each number'

const priceText: Rule = {
  name: 'price-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but filters and sorting cannot use it. Write ₹ 2.5 Cr, ₹ 95 L or Price on Request.',
  checkRecord: (record, report) => {
    for (const { pathInRecord, value: text } of amountsIn(record, 'prices')) {
      if (text.trim() === '' || parsePrice(text) !== undefined) continue
      const standardText = fixPrice(text)
      const message = `the price "${text}" cannot be understood, so it is shown as it is and filters cannot use it`
      const asks = standardText === undefined ? `; ${requestFor(text)}` : ''
      report(record, pathInRecord, {
        message: message + asks,
        suggestion: standardText,
        hint: standardText && `Write "${standardText}" if that is the price.`,
        fix: () => standardText,
      })
    }
  },
}

const EXAMPLE = 'write a size and a unit, such as 1,850 sq. ft.'
const SIDES = /\d\s?(?:[*x×/]|by)\s?\d/i

function reasonFor(text: string): string {
  const local = localAreaUnit(text)
  if (local !== undefined)
    return `the size of a ${local} differs from state to state; write it in sq. ft., sq. yd. or acres`
  if (SIDES.test(text))
    return 'two sides are no area; write the area they make, such as 2,400 sq. ft. for 40 by 60 feet'
  return parseArea(`${text} sq. ft.`) === undefined ? EXAMPLE : `it has no unit; ${EXAMPLE}`
}

const areaText: Rule = {
  name: 'area-text',
  level: 'warning',
  guide:
    'The text is shown as it is, but filters and sorting cannot use it. Write a size and a unit: 1,850 sq. ft. Two sizes are joined by a dash or “to”; write no number of a plot or floor, and no sides (40*60). Marla, kanal, bigha and biswa differ from state to state.',
  checkRecord: (record, report) => {
    for (const { pathInRecord, value: text } of amountsIn(record, 'areas')) {
      if (text.trim() === '' || parseArea(text) !== undefined) continue
      report(record, pathInRecord, {
        message: `the area "${text}" cannot be understood, so filters cannot use it; ${reasonFor(text)}`,
      })
    }
  },
}

const MAX_TIMES_APART = 20

const detailsOf = (
  text: string,
  [from, to]: readonly [number, number] = [0, 0],
): string | undefined => {
  if (from > to)
    return `the range "${text}" starts with its larger end; check both numbers and their units`
  if (to > MAX_TIMES_APART * from)
    return `the ends of "${text}" are more than ${MAX_TIMES_APART} times apart; check both numbers and their units`
  return undefined
}

const readers = [
  ['prices', writtenPriceEnds],
  ['areas', writtenAreaEnds],
] as const

const reversedRange: Rule = {
  name: 'reversed-range',
  level: 'warning',
  guide: 'The larger end comes first, or the ends are far apart: look at the units.',
  checkRecord: (record, report) => {
    for (const [kind, endsOf] of readers)
      for (const { pathInRecord, value } of amountsIn(record, kind)) {
        const message = detailsOf(value, endsOf(value))
        if (message !== undefined) report(record, pathInRecord, { message })
      }
  },
}

type Limits = { readonly min: number; readonly max: number; readonly text: string }

const TOTAL: Limits = { min: LAKH, max: 500 * CRORE, text: '₹ 1 L to ₹ 500 Cr' }
const RATE: Limits = { min: 500, max: 5 * LAKH, text: '₹ 500 to ₹ 5,00,000 a square foot' }
const AREA: Limits = {
  min: 100,
  max: 100 * SQUARE_FEET.acre,
  text: '100 sq. ft. to 100 acres',
}

const isOutside = ({ low, high }: Ends, { min, max }: Limits, worth = 1): boolean =>
  [low, high].some((end) => end !== undefined && (end < min * worth || end > max * worth))

function exceededPriceLimits(text: string): Limits | undefined {
  const price = parsePrice(text)
  if (price?.kind === 'range') return isOutside(price, TOTAL) ? TOTAL : undefined
  if (price?.kind === 'rate')
    return isOutside(price, RATE, SQUARE_FEET[price.unit]) ? RATE : undefined
  return undefined
}

const exceededAreaLimits = (text: string): Limits | undefined =>
  isOutside(parseCertainArea(text) ?? {}, AREA) ? AREA : undefined

const unusualAmount: Rule = {
  name: 'unusual-amount',
  level: 'warning',
  guide:
    'The price, area or per cent can be read, but hardly any project has such a one: look for a digit too many or too few, or for a wrong unit.',
  checkRecord: (record, report) => {
    const areas = amountsIn(record, 'areas').filter(
      ({ pathInRecord }) => pathInRecord.at(-1) !== 'balconyArea',
    )
    const kinds = [
      ['price', amountsIn(record, 'prices'), exceededPriceLimits],
      ['area', areas, exceededAreaLimits],
    ] as const
    const percent = record.file === 'constructionUpdates' && property(record.value, 'percent')
    if (typeof percent === 'number' && percent > 0 && percent < 1)
      report(record, ['percent'], {
        message: `${percent} is less than one per cent of the building`,
        hint: `Write ${Math.round(percent * 100)}, if that is how much is built.`,
      })
    for (const [kind, texts, exceededLimitsOf] of kinds)
      for (const { pathInRecord, value } of texts) {
        const limits = exceededLimitsOf(value)
        if (limits === undefined) continue
        report(record, pathInRecord, {
          message: `the ${kind} "${value}" is unusual: most are from ${limits.text}; check its digits and its unit`,
        })
      }
  },
}

export const amountRules: readonly Rule[] = [priceText, areaText, reversedRange, unusualAmount]
