import type { Token } from '../../amount/amount-tokens.ts'
import { MAX_AFFORDABILITY } from '../../cost/affordability.ts'
import { affordabilityWords } from './facet-phrases.ts'
import type { IsClear } from './around-amounts.ts'
import type { Reader } from './phrase-readers.ts'
import { LABELLED_RUPEES, readAmounts } from './read-amounts.ts'

/** Reads what a buyer can spend: '50k emi', 'emi under 40,000', '20 lakh down payment'. */
export const affordabilityReader =
  (isClear: IsClear): Reader =>
  (tokens, from) => {
    const before = affordabilityBefore(tokens, from)
    const start = before ? behindJoints(tokens, from + before.length) : from
    const amounts = readAmounts(tokens, start, LABELLED_RUPEES)
    const amount = amounts?.max ?? amounts?.min
    if (amounts === undefined || amount === undefined) return undefined
    const amountEnd = start + amounts.length
    const after = affordabilityBehind(tokens, amountEnd)
    if (after && !before && isOfSmallerAmount(tokens, amountEnd, after, amount)) return undefined
    const name = before?.value ?? after?.value
    if (name === undefined) return undefined
    const end = amountEnd + (after?.value === name ? after.length : 0)
    const length = end - from
    // An amount that nobody can mean is no price either, and filters nothing, nor does 'salary 1 lakh a month'.
    const isSure = amount <= MAX_AFFORDABILITY[name] && isClear(from, end, !before)
    if (!isSure) return { length, value: 'left-over' }
    return {
      length,
      value(draft) {
        draft[name] = Math.round(amount)
      },
    }
  }

type AffordabilityWords = ReturnType<typeof affordabilityWords.after>

/** Words and signs that may stand before each of several words for one thing, or before an amount. */
const JOINTS: ReadonlySet<string> = new Set('/ - ki ka ke की का के should must be is'.split(' '))

function behindJoints(tokens: readonly Token[], index: number): number {
  let end = index
  while (JOINTS.has(tokens[end]?.text ?? '')) end += 1
  return end
}

/** Finds words that say how an amount is paid, several for one: 'emi should be', '/month', 'per month emi'. */
const severalOf =
  (wordsAt: typeof affordabilityWords.after) =>
  (tokens: readonly Token[], index: number): AffordabilityWords => {
    let found: AffordabilityWords
    for (let end = index; ;) {
      const start = behindJoints(tokens, end)
      const next = wordsAt(tokens, start)
      if (!next || (found && next.value !== found.value)) return found
      end = start + next.length
      found = { value: next.value, length: end - index }
    }
  }

const affordabilityBefore = severalOf(affordabilityWords.before)
const affordabilityBehind = severalOf(affordabilityWords.after)

/**
 * Whether the words behind an amount belong to the smaller one behind them: those of '1 crore emi 60k' do,
 * of '20 lakh down payment 50k emi' do not, as the other amount has words of its own.
 */
function isOfSmallerAmount(
  tokens: readonly Token[],
  index: number,
  words: NonNullable<AffordabilityWords>,
  amount: number,
): boolean {
  const start = index + words.length
  const next = readAmounts(tokens, start, LABELLED_RUPEES)
  if (!next || (next.max ?? next.min ?? amount) >= amount) return false
  const end = start + next.length
  const own = affordabilityBehind(tokens, end)
  if (!own || own.value === words.value) return true
  return readAmounts(tokens, end + own.length, LABELLED_RUPEES) !== undefined
}
