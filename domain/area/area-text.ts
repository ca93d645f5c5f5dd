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
  if (canonical === text) return text
  const again = parseArea(canonical)
  const isSame = again?.low === area.low && again?.high === area.high
  return isSame && inCanonicalForm(canonical) === canonical ? canonical : undefined
}

/** One amount, or the ends of a range, with the words that open it. */
type Size = { ends: End[]; upTo: boolean; from: boolean; onwards: boolean }

/** A part of the text; `isJoined` where no space separates it from the one before. */
type Piece = { text: string; isJoined: boolean } | Size

function inCanonicalForm(text: string): string {
  const pieces = piecesOf(text, readTokens(text) ?? [])
  const isSingle = pieces.flatMap((piece) => ('ends' in piece ? piece.ends : [])).length === 1
  return pieces.reduce((line, piece, at) => {
    if ('ends' in piece) return `${line}${line && ' '}${sizeText(piece, at === 0, isSingle)}`
    return line + (piece.isJoined || line === '' ? '' : ' ') + piece.text
  }, '')
}

/** The sizes of a text, each with the words that open it, and all other words. */
function piecesOf(text: string, tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = []
  let size: Size | undefined
  const opening = { upTo: false, from: false }
  const ends = endsOf(tokens)
  const others = tokens.filter(({ is }) => !OF_A_SIZE.has(is))
  /** Whether a dash or 'to' has an amount on both sides. */
  const joinsAmounts = (at: number): boolean =>
    others[at]?.is === 'to' && others[at - 1]?.is === 'amount' && others[at + 1]?.is === 'amount'
  tokens.forEach((token, at) => {
    const last = tokens[at - 1]
    const place = others.indexOf(token)
    const end = ends.get(token)
    if (end && size && joinsAmounts(place - 1)) size.ends.push(end)
    else if (end) {
      size = { ends: [end], ...opening, onwards: false }
      Object.assign(opening, { upTo: false, from: false })
      pieces.push(size)
    } else if (token.is === 'onwards' && size) size.onwards = true
    else if (token.is === 'up-to') opening.upTo = true
    else if (token.is === 'from') opening.from = true
    else if (token.is !== 'unit' && !joinsAmounts(place)) {
      const words = collapseSpaces(text.slice(token.start, token.end))
      const isJoined = /^[,;:.]/.test(words) || (last?.end === token.start && isWords(last))
      pieces.push({ text: token.is === 'note' ? noteText(words) : words, isJoined })
    }
  })
  // Said after the size, it is said of it all the same.
  if (size)
    Object.assign(size, { upTo: size.upTo || opening.upTo, from: size.from || opening.from })
  return pieces
}

/** What is said with an amount, at any position. */
const OF_A_SIZE: ReadonlySet<Token['is']> = new Set(['unit', 'onwards', 'up-to', 'from'])

const isWords = ({ is }: Token): boolean => is !== 'amount' && !OF_A_SIZE.has(is)

function sizeText(
  { ends, upTo, from, onwards }: Size,
  isFirst: boolean,
  isSingle: boolean,
): string {
  const inOrder = ends.toSorted((one, other) => one.squareFeet - other.squareFeet)
  const [low, high] = [inOrder[0], inOrder.at(-1)]
  if (!low || !high) return ''
  const highText = areaAmountText(high.value, high.unit)
  const lowText =
    low.unit === high.unit ? toIndianText(low.value) : areaAmountText(low.value, low.unit)
  const range = low.squareFeet === high.squareFeet ? highText : `${lowText} – ${highText}`
  const isOpen = onwards || (from && isSingle)
  return `${upTo ? `${isFirst ? 'Up' : 'up'} to ` : ''}${range}${isOpen ? ' onwards' : ''}`
}

/** A note in brackets may say the size in another unit. */
function noteText(note: string): string {
  const inner = canonicalAreaText(note.slice(1, -1))
  return inner === undefined ? note : `(${inner})`
}
