import type { Token } from '../../amount/amount-tokens.ts'
import { possessionIn } from '../../project/possession-date.ts'
import { wordSet } from './query-tokens.ts'

const DENIALS = wordSet("not no non except excluding without outside dont don't bina")
const DENIALS_BEHIND = wordSet(
  'nahi nahin mat chhod chhodkar chodkar alawa siwa bahar नहीं छोड़ अलावा बाहर',
)
/** Words that may stand between a denial and what it denies. */
const BETWEEN_DENIAL = wordSet(
  '- in a an the from for near any want need like looking show give me interested',
)
const BEFORE_DENIAL_BEHIND = wordSet('ke ko mein me main ka ki se के को में का की से')

/** Whether 'not', 'not in', 'except the' or "don't want a" stands before a position. */
export function isDenied(tokens: readonly Token[], index: number): boolean {
  let before = index - 1
  while (BETWEEN_DENIAL.has(tokens[before]?.text ?? '')) before -= 1
  const text = tokens[before]?.text ?? ''
  return DENIALS.has(text) || (text === 'than' && tokens[before - 1]?.text === 'other')
}

/** Whether 'nahi', 'ke alawa' or 'ko chhod kar' stands at a position, behind what it denies. */
export const isDeniedBehind = (tokens: readonly Token[], index: number): boolean =>
  [index, index + 1].some(
    (at) =>
      DENIALS_BEHIND.has(tokens[at]?.text ?? '') &&
      (at === index || BEFORE_DENIAL_BEHIND.has(tokens[index]?.text ?? '')),
  )

const LATER = wordSet('by in from after before till until')

const SPANS_OF_TIME = wordSet('day days week weeks month months year years')

/**
 * Whether 'by 2027', 'in December' or 'in 6 months' stands behind words, which may have taken the 'in':
 * what is ready then is not ready now.
 */
export function isLater(tokens: readonly Token[], end: number): boolean {
  const date = LATER.has(tokens[end]?.text ?? '') ? end + 1 : end
  if (!LATER.has(tokens[date - 1]?.text ?? '')) return false
  const { year, month } = possessionIn(tokens[date]?.typed ?? '')
  return year > 0 || month > 0 || SPANS_OF_TIME.has(tokens[date + 1]?.text ?? '')
}
