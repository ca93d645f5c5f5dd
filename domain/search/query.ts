import { normalizeText } from '../text/text.ts'

/** More of a query is not read; the fields take no more. */
export const MAX_QUERY_LENGTH = 200

/** Longer ones are no search that anyone could learn from. */
const MAX_REPORTED_LENGTH = 100
/** Five digits in a row, or eight with only signs between them, may be a phone number. */
const PHONE_NUMBER = /\p{Nd}{5}|\p{Nd}(?:[\s\-.,()+/]*\p{Nd}){7}/u

/**
 * The words of a search as the agency may keep them: folded, without invisible characters. Undefined
 * for what may name a person: an `@`, more than four digits in a row, or a number written with gaps.
 */
export function redactQuery(query: string): string | undefined {
  const words = normalizeText(
    query
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
      // Joiners are letters' business in Indian scripts; other format characters turn lines around.
      .replace(/(?![\u200C\u200D])\p{Cf}/gu, ''),
  )
  const isKept = words !== '' && words.length <= MAX_REPORTED_LENGTH
  return isKept && !/[@＠]/.test(words) && !PHONE_NUMBER.test(words) ? words : undefined
}
