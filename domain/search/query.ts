import { normalizeText } from '../text/text.ts'

/** More of a query is not read; the fields take no more. */
export const MAX_QUERY_LENGTH = 200

/** Longer ones are no search that anyone could learn from. */
const MAX_REPORTED_LENGTH = 100
/** A run of so many digits, or as many with only signs between them, may be a phone number. */
const MAX_DIGITS = 4
const MAX_SPACED_DIGITS = 7

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
  if (words === '' || words.length > MAX_REPORTED_LENGTH || /[@＠]/.test(words)) return undefined
  if (new RegExp(`\\p{Nd}{${MAX_DIGITS + 1}}`, 'u').test(words)) return undefined
  const runs = words.match(/\p{Nd}(?:[\s\-.,()+/]*\p{Nd})*/gu) ?? []
  const isNumber = runs.some((run) => (run.match(/\p{Nd}/gu) ?? []).length > MAX_SPACED_DIGITS)
  return isNumber ? undefined : words
}
