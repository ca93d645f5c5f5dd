import { spellings } from '../../amount/spellings.ts'

/** A word or number of a query, and what it was before its spelling was settled. */
export type Token = {
  readonly text: string
  /** Its numeric value: '2.5', 'two', 'do' (Hindi two). */
  readonly number?: number
  /** As typed. */
  readonly typed: string
}

const NUMBER_WORDS = new Map(
  spellings({
    1: 'one,ek',
    2: 'two,do',
    3: 'three,teen',
    4: 'four,char,chaar',
    5: 'five,paanch,panch',
    6: 'six,chhe',
    7: 'seven,saat',
    8: 'eight,aath',
    9: 'nine,nau',
    10: 'ten,das',
    20: 'twenty,bees',
    30: 'thirty,tees',
    40: 'forty,chalis',
    50: 'fifty,pachas,pachaas',
    60: 'sixty,saath',
    70: 'seventy',
    80: 'eighty,assi',
    90: 'ninety,nabbe',
    100: 'hundred,sau',
    1.5: 'dedh,derh',
    2.5: 'dhai,adhai,dhaai',
    // By themselves; before a number most of them move it.
    0.5: 'half,aadha,saade,sadhe,saadhe',
    0.75: 'paun,pauna,paune',
    1.25: 'sava,sawa',
  }),
)

/** Short forms in places' names, as people type them. */
const SHORT_FORMS = new Map(
  spellings({
    sector: 'sec,sect,sectors',
    extension: 'extn,ext,extention',
    road: 'rd',
    expressway: 'exp,expy,expwy,expway,xpressway',
    phase: 'ph',
  }),
)

/**
 * A query or a name as words: lower case, accents dropped, '3bhk' and '2cr' parted, thousands
 * separators taken out of numbers, '&' read as 'and', everything that is no letter, digit or
 * meaningful sign a gap.
 */
export function tokensOf(text: string): Token[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll('&', ' and ')
    .replace(/['’`]/g, '')
    .replace(/\b(?:rs|inr)\b\.?|₹/g, ' ₹ ')
    // Western and Indian thousands.
    .replace(/\d{1,3}(?:,\d{2,3})+(?!\d)/g, (digits) => digits.replaceAll(',', ''))
    .replace(/(\d)-?(\p{L})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
  const words = plain.match(/\d+(?:\.\d+)?|\.\d+|\p{L}+|[₹+<>–—-]/gu) ?? []
  return words.map((typed) => {
    const settled = typed === '–' || typed === '—' ? '-' : (SHORT_FORMS.get(typed) ?? typed)
    const number = Number(NUMBER_WORDS.get(typed) ?? (/^[\d.]/.test(typed) ? typed : Number.NaN))
    return { text: settled, typed, ...(!Number.isNaN(number) && { number }) }
  })
}
