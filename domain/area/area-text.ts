import type { AreaUnit } from '../amount/spellings.ts'
import { kindsOf, readTokens, type Token } from '../amount/tokens.ts'
import { toIndianText } from '../price/money.ts'
import { collapseSpaces } from '../text/text.ts'
import { areaAmountText, toSquareFeet, type AreaRange } from './area.ts'

/**
 * The pieces of an area: amounts, each behind another one's unit or a separator ('3 towers 1540 sq ft'
 * is no list) and with one unit at most, and words behind a unit.
 */
const AROUND = '(?:to|and|basis|up-to|from|onwards) '
const GRAMMAR = new RegExp(
  `^(?:${AROUND})*(?:(?<!(?:amount|unit|word|onwards) )amount (?:${AROUND})*(?:unit (?:${AROUND}|word )*)?)+(?<!(?:^| )to )$`,
)

/**
 * Reads an area text: '1,850 - 3,150 sq.ft.', '150 sq. yd. – 360 sq. yd.', '2.5 acre',
 * '1,540 sq.ft., 1,780 sq.ft.', '465 – 1,120 sq.ft. carpet area', '600 sq.ft. onwards'.
 * A number without a unit takes the next one written after it, else the one before. Words after a
 * unit and notes in brackets are ignored; a text with any other word or a number without any unit
 * is not understood: undefined.
 */
export function parseArea(text: string): AreaRange | undefined {
  const tokens = readTokens(text)?.filter(({ is }) => is !== 'note')
  if (!tokens || !GRAMMAR.test(kindsOf(tokens))) return undefined
  const has = (is: Token['is']) => tokens.some((token) => token.is === is)
  const areas = [...endsOf(tokens).values()].map(({ squareFeet }) => squareFeet)
  if (!areas.every((area) => area > 0)) return undefined
  const isOpen = has('onwards') || (has('from') && areas.length === 1)
  if (isOpen && has('up-to')) return undefined
  const [low, high] = [Math.min(...areas), Math.max(...areas)]
  if (isOpen) return { low }
  return has('up-to') ? { high } : { low, high }
}

/** One end of a size; no number of square feet where no unit is known. */
type End = { value: number; unit: AreaUnit; squareFeet: number }

/** What each amount says. One without a unit takes the next one written after it, else the one before. */
function endsOf(tokens: readonly Token[]): ReadonlyMap<Token, End> {
  const ends = new Map<Token, End>()
  let before: AreaUnit | undefined
  tokens.forEach((token, at) => {
    if (token.unit) before = token.unit
    const unit = tokens.slice(at).find(({ unit }) => unit)?.unit ?? before
    if (!token.amount) return
    const { value, power } = token.amount
    const isArea = unit !== undefined && power === undefined
    const squareFeet = isArea ? toSquareFeet(value, unit) : Number.NaN
    ends.set(token, { value, unit: unit ?? 'sqft', squareFeet })
  })
  return ends
}

/**
 * The canonical form of an area text (docs/product.md, 'Areas'): '1,850 – 3,150 sq. ft.',
 * '1,200 sq. ft. onwards', '465 – 1,120 sq. ft. carpet area', '1,540 sq. ft., 1,780 sq. ft.'. Words
 * that are no part of a size stay as they are. Undefined for what `parseArea` does not understand, and
 * for what would mean something else, or change again, once it was in that form.
 */
export function canonicalAreaText(text: string): string | undefined {
  const area = parseArea(text)
  if (area === undefined) return undefined
  const canonical = inCanonicalForm(text)
  const again = parseArea(canonical)
  const isSame = again?.low === area.low && again?.high === area.high
  return isSame && inCanonicalForm(canonical) === canonical ? canonical : undefined
}

function inCanonicalForm(text: string): string {
  const tokens = readTokens(text) ?? []
  const ends = endsOf(tokens)
  const others = tokens.filter(({ is }) => !OF_A_SIZE.has(is))
  /** Whether a dash or 'to' has an amount on both sides. */
  const joins = (at: number): boolean =>
    others[at]?.is === 'to' && [at - 1, at + 1].every((beside) => others[beside]?.amount)
  const sizes = others.filter(({ amount }, at) => amount && !joins(at - 1))
  /** What is said from the start of one size to that of another. */
  const kindsBetween = (from: Token | undefined, to: Token | undefined) =>
    tokens.slice(from && tokens.indexOf(from), to && tokens.indexOf(to)).map(({ is }) => is)

  return others.reduce((line, token, at) => {
    if (joins(at) || (token.amount && joins(at - 1))) return line
    const size = sizes.indexOf(token)
    if (size === -1) {
      const words = collapseSpaces(text.slice(token.start, token.end))
      const last = tokens[tokens.indexOf(token) - 1]
      const touches = last?.end === token.start && !last.amount && !OF_A_SIZE.has(last.is)
      const isJoined = line === '' || /^[,;:.]/.test(words) || touches
      return `${line}${isJoined ? '' : ' '}${token.is === 'note' ? noteText(words) : words}`
    }
    const range = [ends.get(token)]
    for (let next = at + 1; joins(next); next += 2) range.push(ends.get(others[next + 1] ?? token))
    const after = kindsBetween(token, sizes[size + 1])
    // Said after the last size, it is said of it all the same.
    const opening = new Set([
      ...kindsBetween(sizes[size - 1], token),
      ...(size === sizes.length - 1 ? after : []),
    ])
    const isOpen = after.includes('onwards') || (opening.has('from') && ends.size === 1)
    const upTo = opening.has('up-to') ? `${line === '' ? 'Up' : 'up'} to ` : ''
    return `${line}${line && ' '}${upTo}${rangeText(range.filter((end) => end !== undefined))}${isOpen ? ' onwards' : ''}`
  }, '')
}

/** What is said with an amount, at any position. */
const OF_A_SIZE: ReadonlySet<Token['is']> = new Set(['unit', 'onwards', 'up-to', 'from'])

/** One amount, or the first and the last of a range, with one unit where both share it. */
function rangeText(ends: readonly End[]): string {
  const inOrder = ends.toSorted((one, other) => one.squareFeet - other.squareFeet)
  const [low, high] = [inOrder[0], inOrder.at(-1)]
  if (!low || !high) return ''
  const highText = areaAmountText(high.value, high.unit)
  if (low.squareFeet === high.squareFeet) return highText
  const isShared = low.unit === high.unit
  return `${isShared ? toIndianText(low.value) : areaAmountText(low.value, low.unit)} – ${highText}`
}

/** A note in brackets may say the size in another unit. */
function noteText(note: string): string {
  const inner = canonicalAreaText(note.slice(1, -1))
  return inner === undefined ? note : `(${inner})`
}
