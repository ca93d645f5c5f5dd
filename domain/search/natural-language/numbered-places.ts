import { readNumber } from '../../amount/read-number.ts'
import type { Token } from '../../amount/amount-tokens.ts'
import type { Reader } from './phrase-readers.ts'
import { JOINTS } from './limit-words.ts'
import { isCounted } from './read-amounts.ts'

/** Reads a phrase; after 'sector 84' a further number is another sector: 'sector 84, 85 and 88'. */
export const phraseReader =
  (phrases: Reader): Reader =>
  (tokens, from) => {
    const first = phrases(tokens, from) ?? sectorInOtherWords(tokens, from, phrases)
    const sector = tokens[from]
    const numberEnd = letterBehind(tokens, from + 2) ?? from + 2
    let end = from + (first?.length ?? 0)
    if (sector?.text !== 'sector' || !first || end > numberEnd) return first
    // 'Sector 82A' is another place than Sector 82.
    if (end < numberEnd) return { length: numberEnd - from, value: 'left-over' }
    const found = [first]
    for (;;) {
      const joint = JOINTS.has(tokens[end]?.text ?? '') ? 1 : 0
      const start = end + joint
      if (tokens[start]?.number === undefined) break
      const nextEnd = letterBehind(tokens, start + 1) ?? start + 1
      const words = [sector, ...tokens.slice(start, nextEnd)]
      const next = phrases(words, 0)
      // The second number of 'sector 84 85 lakh' is a price.
      if (next?.length !== words.length || isCounted(tokens, nextEnd)) break
      found.push(next)
      end = nextEnd
    }
    return {
      length: end - from,
      value: (draft) => found.forEach(({ value }) => value !== 'left-over' && value(draft)),
    }
  }

/** Finds 'sector eighty four' and '84 sector'. */
function sectorInOtherWords(
  tokens: readonly Token[],
  from: number,
  phrases: Reader,
): ReturnType<Reader> {
  const [first, second, third] = tokens.slice(from, from + 3)
  const sector = [first, second].find((token) => token?.text === 'sector')
  const number = readNumber(tokens, sector === first ? from + 1 : from)
  if (!sector || !number || (sector === second && third?.number !== undefined)) return undefined
  const text = String(number.value)
  const found = phrases([sector, { ...sector, text, typed: text, number: number.value }], 0)
  return found?.length === 2
    ? { value: found.value, length: Math.max(number.end - from, 2) }
    : undefined
}

/** The position behind a single letter that belongs to the number before: '82a', '82-a', '82 A'. */
export function letterBehind(tokens: readonly Token[], index: number): number | undefined {
  const [number, letter, next] = tokens.slice(index - 1, index + 2)
  // In 'sector 84 b block' the letter is the block's.
  if (!number || !letter || NUMBERED.has(next?.text ?? '')) return undefined
  // The 'i' of 'sector 84 i want' is a word.
  const isLetter = (letter.start === number.end ? /^[a-z]$/ : /^[a-h]$/).test(letter.text)
  return isLetter && letter.start <= number.end + 1 ? index + 1 : undefined
}

/** Things that are told apart by their numbers, which count no rooms. */
export const NUMBERED: ReadonlySet<string> = new Set(
  'sector phase tower block pocket wing gali gate floor part unit no number km nh'.split(' '),
)

/**
 * Reads 'sector 8' and 'gali no 4' before another number, and leaves them over: 'sector 8 3 bhk' has
 * three bedrooms, not eight or three.
 */
export const readNumbered: Reader = (tokens, from) => {
  if (!NUMBERED.has(tokens[from]?.text ?? '')) return undefined
  let end = from + 1
  if (!/^\d+$/.test(tokens[end]?.text ?? '')) return undefined
  end += 1
  while (JOINTS.has(tokens[end]?.text ?? '') && tokens[end + 1]?.number !== undefined) end += 2
  return tokens[end]?.number === undefined ? undefined : { length: end - from, value: 'left-over' }
}
