import { parseCertainArea } from '../../../domain/area/area-text.ts'
import { SQUARE_FEET } from '../../../domain/area/square-feet.ts'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { CRORE, LAKH } from '../../../domain/price/money.ts'
import { amountsIn, property } from '../records.ts'
import type { Rule } from '../rule.ts'

type Limits = { readonly min: number; readonly max: number; readonly text: string }

const TOTAL: Limits = { min: LAKH, max: 500 * CRORE, text: '₹ 1 L to ₹ 500 Cr' }
const RATE: Limits = { min: 500, max: 5 * LAKH, text: '₹ 500 to ₹ 5,00,000 a square foot' }
const AREA: Limits = {
  min: 100,
  max: 100 * SQUARE_FEET.acre,
  text: '100 sq. ft. to 100 acres',
}

type Ends = { readonly low?: number | undefined; readonly high?: number | undefined }

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

export const unusualAmount: Rule = {
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
