import { tokensOf } from '../amount/amount-tokens.ts'
import { normalizeText, visibleText } from '../text/text.ts'

/** Only so much of a query is read, and the fields take no more. */
export const MAX_QUERY_LENGTH = 200

/** Longer searches would tell the agency nothing. */
const MAX_REPORTED_LENGTH = 100
/** Five digits in a row, or eight with one letter at most between each two, may be a phone number. */
const PHONE_NUMBER = /\p{N}{5}|\p{N}(?:[^\p{L}\p{N}]*\p{L}?[^\p{L}\p{N}]*\p{N}){7}/u
/** An address, or words for its signs: 'asha.k', 'wa.me', 'asha [at] example dot com', 'at the rate', 'gmail'. */
const ADDRESS =
  /[@＠﹫]|\p{L}(?<!\bsq)\.\p{L}{2}|[([{<]\s*(?:at|dot)\s*[)\]}>]|\b(?:dot|at the rate|gmail|googlemail|yahoo|ymail|hotmail|outlook|rediff|rediffmail|icloud|protonmail)\b|डॉट/u

const ZEROS: ReadonlySet<string> = new Set(['double', 'triple', 'oh', 'shunya', 'शून्य'])

/** A text with its numbers in words as digits: a phone number may be spelled out. */
const withNumbersInDigits = (text: string): string =>
  tokensOf(text)
    .map(({ number, typed }) => number ?? (ZEROS.has(typed) ? 0 : typed))
    .join(' ')

/**
 * The words of a search as the agency may keep them: folded, without invisible characters.
 * Undefined for a text that may name a person: an address of mail or of a page, also in words, more
 * than four digits in a row, or eight digits, also in words, with hardly a letter between them.
 */
export function redactQuery(query: string): string | undefined {
  const lines = query.normalize('NFC').replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
  const plain = normalizeText(visibleText(lines))
  if (plain === '' || plain.length > MAX_REPORTED_LENGTH || ADDRESS.test(plain)) return undefined
  const mayBePhone = [plain, withNumbersInDigits(plain)].some((text) => PHONE_NUMBER.test(text))
  return mayBePhone ? undefined : plain
}
