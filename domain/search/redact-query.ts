import { normalizeText } from '../text/text.ts'

/** Only so much of a query is read, and the fields take no more. */
export const MAX_QUERY_LENGTH = 200

/** Longer searches would tell the agency nothing. */
const MAX_REPORTED_LENGTH = 100
/** Five digits in a row, or eight with no letter between them, may be a phone number. */
const PHONE_NUMBER = /\p{N}{5}|\p{N}(?:[^\p{L}\p{N}]*\p{N}){7}/u

/**
 * The words of a search as the agency may keep them: folded, without invisible characters.
 * Undefined for a text that may name a person: an `@`, more than four digits in a row, or eight
 * digits with anything but letters between them.
 */
export function redactQuery(query: string): string | undefined {
  const plain = normalizeText(
    query
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
      // Indian scripts need the joiners to form letters; other format characters turn lines around.
      .replace(/(?![\u200C\u200D])\p{Cf}/gu, ''),
  )
  const isKept = plain !== '' && plain.length <= MAX_REPORTED_LENGTH
  return isKept && !/[@＠﹫]/.test(plain) && !PHONE_NUMBER.test(plain) ? plain : undefined
}
