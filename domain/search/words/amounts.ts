import {
  AREA_SPELLINGS,
  MAGNITUDE_SPELLINGS,
  spellings,
  type AreaUnit,
} from '../../amount/spellings.ts'
import { SQUARE_FEET } from '../../area/area.ts'
import type { Bounds } from '../../listing/ranges.ts'
import { CRORE, LAKH } from '../../price/money.ts'
import type { Token } from './tokens.ts'
import { phraseFinder, phrasesOf, type PhraseFinder } from './phrase-finder.ts'

/** What words around an amount make of it. */
const BEFORE = phraseFinder(
  spellings({
    most: 'under,below,upto,up to,within,less than,lesser than,not more than,no more than,max,maximum,at most,<,max budget,maximum budget,my budget,worth,budget under,budget upto,budget up to,budget below,budget of,budget,cheaper than,in budget,till,until',
    least:
      'above,over,more than,greater than,min,minimum,at least,atleast,starting,starting from,starting at,from,>,beyond,onwards from,not less than',
    about: 'around,about,approx,approximately,near about,nearly,roughly,close to',
  }),
)

const AFTER = phraseFinder(
  spellings({
    most: 'tak,ke andar,se kam,se niche,se neeche,max,maximum,or less,or below,and below,budget,ke budget,ka budget,ki budget,budget me,budget mein,ke budget me,ke budget mein',
    least:
      '+,plus,onwards,onward,se zyada,se jyada,se upar,se oopar,or more,and above,or above,min,minimum,and more',
  }),
)

const BETWEEN = phrasesOf('between,from,budget between,range')
const TO = phrasesOf('to,and,se,till,upto,or')

/** Hindi: 'saade teen' is 3.5, 'paune do' 1.75, 'sava do' 2.25. */
const QUARTERS = new Map(
  spellings({ 0.5: 'saade,sadhe,saadhe', '-0.25': 'paune', 0.25: 'sava,sawa' }),
)

/** A measure of amounts: what its units are called and what one of each is worth. */
export type Measure<Unit extends string> = {
  readonly units: PhraseFinder<Unit>
  readonly worth: Readonly<Record<Unit, number>>
  /** The unit of a number that names none; undefined where it is no amount. */
  readonly bare: (number: number, isMarked: boolean) => Unit | undefined
  /** What an amount without a word around it is. */
  readonly alone: 'most' | 'least'
}

export const RUPEES: Measure<'Cr' | 'L' | 'thousand' | 'rupee'> = {
  units: phraseFinder(
    spellings({
      Cr: `${MAGNITUDE_SPELLINGS[7]},karod,karor,croar,krore`,
      L: `${MAGNITUDE_SPELLINGS[5]},lkh,laakh`,
      thousand: `${MAGNITUDE_SPELLINGS[3]},thousand,hazar,hazaar`,
      rupee: 'rupees,rupee,rupaye,rupay',
    }),
  ),
  worth: { Cr: CRORE, L: LAKH, thousand: 1000, rupee: 1 },
  bare: (number, isMarked) =>
    number >= LAKH || (isMarked && number >= 1000) ? 'rupee' : undefined,
  alone: 'most',
}

/** Sums with a word beside them that says what they are: no currency sign is needed. */
export const LABELLED_RUPEES: typeof RUPEES = {
  ...RUPEES,
  bare: (number) => (number >= 1000 ? 'rupee' : undefined),
}

/** The spellings that are words alone, with those that leave out the space. */
const asWords = (list: string): string =>
  list
    .split(',')
    .filter((spelling) => !/[\d²]/.test(spelling))
    .map((spelling) => `${spelling},${spelling.replace(' ', '')}`)
    .join()

export const AREAS: Measure<AreaUnit> = {
  units: phraseFinder(
    spellings({
      sqft: `${asWords(AREA_SPELLINGS.sqft)},sqf,sqfts,feet,ft`,
      sqyd: `${asWords(AREA_SPELLINGS.sqyd)},gaz,gajj,yard,yards,yd`,
      sqm: asWords(AREA_SPELLINGS.sqm),
      acre: `${AREA_SPELLINGS.acre},ekad,ekar`,
    }),
  ),
  worth: SQUARE_FEET,
  bare: () => undefined,
  alone: 'least',
}

/** Bounds in rupees or square feet. */
export type Amounts<Unit extends string> = Bounds & {
  /** The unit that was said, of the upper bound where there are two. */
  readonly unit: Unit
  readonly length: number
}

/**
 * Reads an amount or a range with the words around it at a place in a query: 'under 2 cr', '90 lakh
 * to 1.4 crore', '2000 sqft', '5 cr +'. A range may share its last unit.
 */
export function readAmounts<Unit extends string>(
  tokens: readonly Token[],
  from: number,
  measure: Measure<Unit>,
): Amounts<Unit> | undefined {
  return readRange(tokens, from, measure) ?? readSingle(tokens, from, measure)
}

function readRange<Unit extends string>(
  tokens: readonly Token[],
  from: number,
  { units, worth, bare }: Measure<Unit>,
): Amounts<Unit> | undefined {
  const start = from + (BETWEEN(tokens, from)?.length ?? 0)
  const low = readAmount(tokens, start, units)
  const joint = low && (tokens[low.end]?.text === '-' ? 1 : TO(tokens, low.end)?.length)
  const high = joint && readAmount(tokens, low.end + joint, units)
  if (!high) return undefined
  const unit = high.unit ?? low.unit ?? bare(high.number, tokens[start]?.text === '₹')
  if (unit === undefined) return undefined
  const other = high.number * worth[unit]
  const one = low.number * worth[low.unit ?? unit]
  // '90 to 1.4 cr' is said of lakhs and a crore.
  const isOfLakhs = low.unit === undefined && unit === 'Cr' && one > other
  const ends = [isOfLakhs ? low.number * LAKH : one, other]
  const end = high.end + (AFTER(tokens, high.end)?.length ?? 0)
  return { min: Math.min(...ends), max: Math.max(...ends), unit, length: end - from }
}

function readSingle<Unit extends string>(
  tokens: readonly Token[],
  from: number,
  { units, worth, bare, alone }: Measure<Unit>,
): Amounts<Unit> | undefined {
  const before = BEFORE(tokens, from)
  const start = from + (before?.length ?? 0)
  const amount = readAmount(tokens, start, units)
  const unit = amount?.unit ?? (amount && bare(amount.number, tokens[start]?.text === '₹'))
  if (!amount || unit === undefined) return undefined
  const after = AFTER(tokens, amount.end)
  const said = after?.value ?? before?.value ?? alone
  const value = amount.number * worth[unit]
  const length = amount.end + (after?.length ?? 0) - from
  const isMost = (said === 'about' ? alone : said) === 'most'
  return { [isMost ? 'max' : 'min']: value, unit, length }
}

function readAmount<Unit>(tokens: readonly Token[], from: number, units: PhraseFinder<Unit>) {
  const start = tokens[from]?.text === '₹' ? from + 1 : from
  const first = tokens[start]
  if (first?.number === undefined) return undefined
  let number = first.number
  let end = start + 1
  const second = tokens[end]
  const quarters = QUARTERS.get(first.text)
  const isSpelled = [first, second].every((token) => /\p{L}/u.test(token?.typed ?? ''))
  if (second?.number !== undefined && (quarters !== undefined || isSpelled)) {
    end += 1
    if (quarters !== undefined) number = second.number + Number(quarters)
    // 'two hundred gaj', 'eighty five lakh'
    else if (second.number === 100) number *= second.number
    else if (number >= 20 && number % 10 === 0 && second.number < 10) number += second.number
    else return undefined
  }
  const unit = units(tokens, end)
  return { number, unit: unit?.value, end: end + (unit?.length ?? 0) }
}
