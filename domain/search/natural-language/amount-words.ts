import { phraseFinder, phrasesOf } from '../../amount/phrase-finder.ts'
import type { Token } from '../../amount/amount-tokens.ts'
import { limitOfNext, limitPhrases, LIMITS_BEFORE, LIMITS_BEHIND } from './limit-words.ts'

type AmountLimit = 'min' | 'max' | 'about'

const listed = (words: string): string[] => words.split(',')

/** Words around an amount, by the limit they make of it. */
const BEFORE = phraseFinder<AmountLimit>(
  limitPhrases({
    max: [
      ...LIMITS_BEFORE.less,
      ...LIMITS_BEFORE.max,
      ...listed(
        'max budget,maximum budget,my budget,total,overall,total budget,budget under,budget upto,budget up to,budget below,budget of,budget,in budget,till,until,बजट',
      ),
    ],
    min: [
      ...LIMITS_BEFORE.more,
      ...LIMITS_BEFORE.min,
      ...listed(
        'from,onwards from,min budget,minimum budget,budget above,budget min,budget from,starting price,price starts',
      ),
    ],
    about: listed(
      'around,about,approx,approximately,near about,nearly,roughly,close to,lagbhag,kareeb,karib,लगभग,करीब',
    ),
  }),
)

const AFTER = phraseFinder<AmountLimit>(
  limitPhrases({
    max: [
      ...LIMITS_BEHIND.less,
      ...LIMITS_BEHIND.max,
      ...listed(
        'budget,ke budget,ka budget,ki budget,budget me,budget mein,ke budget me,ke budget mein,बजट,का बजट,के बजट में,के बजट मे',
      ),
    ],
    min: [...LIMITS_BEHIND.more, ...LIMITS_BEHIND.min, ...listed('+,plus,above,se,से')],
    about: listed(
      'approx,approximately,or so,only,range,around,lagbhag,ke lagbhag,ke kareeb,ke karib,ke around,ke aas paas,ke aaspaas,ke beech,ke bich,के करीब,के लगभग,के आसपास,के आस पास,के बीच',
    ),
  }),
)

export const BETWEEN = phrasesOf(
  'between,from,budget between,budget from,range,range of,budget range,beech,बीच',
)
export const SPAN = phrasesOf('to,se,से')
export const TO = phrasesOf('to,and,se,till,upto,up to,or,aur,ya,से,और,या')
/** Words for things that are counted: 'under 1 cr 2 balcony' says no more of the amount. */
export const COUNTED = phrasesOf(
  'bath,baths,bathroom,bathrooms,toilet,toilets,balcony,balconies,parking,parkings,floor,floors,storey,side,sides,tower,towers,car,cars,years,year,km,min,mins,minutes,st,nd,rd,th,%,percent',
)

/** Extras that a price does not include, behind a plus. */
export const EXTRAS = phrasesOf(
  'gst,reg,registry,registration,stamp,stamp duty,tax,taxes,charges,other,other charges,others,extra,plc,idc,edc,club,parking',
)

/** Words between a limit and its amount that say no more than the amount: 'max area 2000 sq ft'. */
const LABELS: ReadonlySet<string> = new Set('area size price budget cost of is'.split(' '))

/** The limit that words before an amount set, with the words that only name what is limited. */
export const limitBefore: typeof BEFORE = (tokens, from) => {
  const found = BEFORE(tokens, from)
  if (!found) return undefined
  let end = from + found.length
  while (LABELS.has(tokens[end]?.text ?? '')) end += 1
  return { ...found, length: end - from }
}

/** The limit that words behind an amount set, unless they belong to the next amount. */
export const limitAfter = (
  tokens: readonly Token[],
  index: number,
  before?: AmountLimit,
): ReturnType<typeof AFTER> => {
  const found = AFTER(tokens, index)
  if (!found) return undefined
  const text = tokens[index]?.text
  // 'under+2cr+gurgaon' are an address's words.
  if (text === '+' && before === 'max') return undefined
  const ofNext = limitOfNext(tokens, index, found.length)
  // '5 cr and above 3 bhk' may be said of the price, unless it has a limit already.
  const isOfThis = before === undefined && text !== 'above' && ofNext === 'is'
  return ofNext && !isOfThis ? undefined : found
}
