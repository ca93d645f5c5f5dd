import { asciiDigits } from '../text/ascii-digits.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Matches a whole name of a month: the 'May' of 'Mayfair' and the 'Mar' of 'marble' are none. */
const MONTH_NAME =
  '(?<!\\p{L})(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})'
const FOUR_DIGITS = '(?<!\\d)(?:19|20)\\d{2}(?!\\d)'

const MONTH = new RegExp(MONTH_NAME, 'iu')
const YEAR = new RegExp(FOUR_DIGITS, 'u')
/** Matches 'December 2028' and 'March 31, 2027'. */
const DATE = new RegExp(`${MONTH_NAME}[^\\p{L}\\d]*(?:\\d{1,2}[^\\p{L}\\d]+)?${FOUR_DIGITS}`, 'iu')

/**
 * The first year that a possession names, 0 for none, and its month from 1, 0 for none: 'December 2028'.
 * In '2000 homes by December 2028' the number before the date is no year.
 */
export function possessionIn(text: string): { year: number; month: number } {
  const plain = asciiDigits(text)
  const date = DATE.exec(plain)?.[0] ?? plain
  const year = Number(YEAR.exec(date)?.[0] ?? 0)
  const month = MONTHS.indexOf(MONTH.exec(date)?.[0].slice(0, 3).toLowerCase() ?? '') + 1
  return { year, month }
}
