import { phraseFinder, phrasesOf } from '../amount/phrase-finder.ts'
import {
  COMMON_WORDS,
  kindsOf,
  amountTextParts,
  type AmountTextPart,
} from '../amount/amount-text-parts.ts'
import { hasPointForComma } from '../amount/read-number.ts'
import { areaUnitAt, readSize, type Size } from '../amount/read-area-size.ts'
import { LOCAL_AREA_UNITS, spellings, type AreaUnit } from '../amount/unit-spellings.ts'
import { tokensOf, type Token } from '../amount/amount-tokens.ts'
import { toIndianText } from '../price/money.ts'
import { collapseSpaces } from '../text/text.ts'
import { areaAmountText, toSquareFeet, type AreaRange } from './square-feet.ts'

const WORDS = phraseFinder(
  spellings({
    ...COMMON_WORDS,
    basis:
      'plot,carpet,super,built,built up,builtup,covered,saleable,salable,sale,land,unit,total,area,areas,size,sizes,rera,at,approx,approximately,about,around,between',
  }),
)

type AreaPart = AmountTextPart<'basis', Size>

const NOTE_STARTS = phrasesOf('+,plus,and,with')
/** A note is looked for in this many tokens at most. */
const MAX_TOKENS = 40

/** The end of a note, which stays as written: ', 260 sq.ft terrace', 'with 2 balconies'. */
function noteEnd(tokens: readonly Token[], from: number): number | undefined {
  const isComma = (token: Token | undefined) => /^[,;|]$/.test(token?.text ?? '')
  if (from === 0 || !(isComma(tokens[from]) || NOTE_STARTS(tokens, from))) return undefined
  for (let index = from + 1; index < tokens.length && index - from < MAX_TOKENS;) {
    if (isComma(tokens[index]) || tokens[index]?.text === '(') return undefined
    const unitOrWord = areaUnitAt(tokens, index) ?? WORDS(tokens, index)
    if (
      !unitOrWord &&
      tokens[index]?.number === undefined &&
      /\p{L}/u.test(tokens[index]?.text ?? '')
    )
      return tokens.length
    index += unitOrWord?.length ?? 1
  }
  return undefined
}

/** The parts of an area text; what is said at its start or between two sizes is 'up to' or 'to'. */
function areaParts(text: string): AreaPart[] {
  const parts = amountTextParts<'basis', Size>(text, {
    // The unit is a part of its own: '640 super sq.ft.'.
    amountAt: (tokens, index) => readSize(tokens, index, () => undefined),
    words: WORDS,
    noteAt: noteEnd,
  })
  return parts.map((part, index) => {
    const [before, after] = [parts[index - 1]?.kind, parts[index + 1]?.kind]
    const isBetween = (before === 'amount' || before === 'unit') && after === 'amount'
    if (part.kind === 'up-to' && isBetween) return { ...part, kind: 'to' }
    return part.kind === 'sign' || part.kind === 'star' ? { ...part, kind: 'basis' } : part
  })
}

/**
 * The parts of an area: amounts, each behind another one's unit or a separator ('3 towers 1540 sq ft'
 * is no list) and with one unit at most, and words behind a unit.
 */
const AROUND = '(?:to|and|basis|up-to|from|onwards) '
const GRAMMAR = new RegExp(
  `^(?!to )(?:${AROUND})*(?:(?<!(?:amount|unit|word|onwards) )amount (?:${AROUND})*(?:unit (?:${AROUND}|word )*)?)+(?<!(?:^| )to )$`,
)

/** One end of a size; no number of square feet where no unit is known. */
type End = { readonly value: number; readonly unit: AreaUnit; readonly squareFeet: number }

/** The parts of an area text, and their kinds but for notes; undefined for any other text. */
function parseAreaParts(text: string) {
  const parts = areaParts(text)
  const kinds = kindsOf(parts.filter(({ kind }) => kind !== 'note'))
  if (!GRAMMAR.test(kinds)) return undefined
  const ends = endsOf(parts)
  return [...ends.values()].every(({ squareFeet }) => squareFeet > 0)
    ? { parts, kinds, ends }
    : undefined
}

/** Nothing that is sold is smaller, in square feet: '1.850 sq ft' are 1,850. */
const SMALLEST = 30

/**
 * The size that each amount says. An amount without a unit takes the next unit written after it,
 * else the one before.
 */
function endsOf(parts: readonly AreaPart[]): ReadonlyMap<AreaPart, End> {
  const units = new Map<AreaPart, AreaUnit | undefined>()
  let unit: AreaUnit | undefined
  for (const part of parts) units.set(part, (unit = part.unit ?? unit))
  unit = undefined
  for (const part of parts.toReversed())
    units.set(part, (unit = part.unit ?? unit) ?? units.get(part))
  return new Map(
    parts.flatMap((part) => {
      if (!part.amount) return []
      const { value, digits } = part.amount
      const unit = units.get(part)
      const size = unit === undefined ? Number.NaN : toSquareFeet(value, unit)
      const squareFeet = size < SMALLEST && hasPointForComma(digits) ? Number.NaN : size
      return [[part, { value, unit: unit ?? 'sqft', squareFeet }] as const]
    }),
  )
}

/**
 * Reads an area text: '1,850 - 3,150 sq.ft.', '150 sq. yd. – 360 sq. yd.', '1/2 acre',
 * '1,540 sq.ft., 1,780 sq.ft.', '465 – 1,120 sq.ft. carpet area', '600 sq.ft. onwards'.
 * Words after a unit, notes in brackets and what stands behind a comma besides sizes are ignored; a text
 * with any other word or a number without any unit is not understood: undefined.
 */
export function parseArea(text: string): AreaRange | undefined {
  return rangeIn(parseAreaParts(text))
}

type ParsedArea = NonNullable<ReturnType<typeof parseAreaParts>>

function rangeIn({ kinds, ends }: Partial<ParsedArea> = {}): AreaRange | undefined {
  if (!ends || !kinds) return undefined
  const areas = [...ends.values()].map(({ squareFeet }) => squareFeet)
  const isOpen = kinds.includes('onwards ') || (kinds.includes('from ') && areas.length === 1)
  // Between two sizes 'up to' leads to the other end.
  const isUpTo = kinds.includes('up-to ') && !/amount .*up-to .*amount /.test(kinds)
  if (isOpen && isUpTo) return undefined
  const [low, high] = [Math.min(...areas), Math.max(...areas)]
  if (isOpen) return { low }
  return isUpTo ? { high } : { low, high }
}

/** Both ends of a range in square feet, in written order; undefined for one size or a list. */
export function writtenAreaEnds(text: string): readonly [number, number] | undefined {
  const { kinds = '', ends } = parseAreaParts(text) ?? {}
  const [first, second, ...more] = [...(ends?.values() ?? [])]
  const isRange = /amount (?:unit )?(?:(?:word|basis) )*to /.test(kinds)
  return first && second && more.length === 0 && isRange
    ? [first.squareFeet, second.squareFeet]
    : undefined
}

/**
 * The standard form of an area text (docs/product.md, 'Areas'): '1,850 – 3,150 sq. ft.',
 * '1,200 sq. ft. onwards', '465 – 1,120 sq. ft. carpet area', '1,540 sq. ft., 1,780 sq. ft.'. Words
 * that are no part of a size stay as they are. Undefined for what `parseArea` does not understand, and
 * for what would mean something else, or change again, once it was in that form.
 */
export function standardAreaText(text: string): string | undefined {
  const parsed = parseAreaParts(text)
  const area = rangeIn(parsed)
  if (!parsed || !area) return undefined
  const standardText = inStandardForm(text, parsed)
  if (standardText === text) return text
  const reparsedArea = parseAreaParts(standardText)
  const range = rangeIn(reparsedArea)
  const isSame = reparsedArea && range?.low === area.low && range?.high === area.high
  return isSame && inStandardForm(standardText, reparsedArea) === standardText
    ? standardText
    : undefined
}

type WrittenSize = { ends: End[]; isFrom: boolean; isUpTo: boolean; isOpen: boolean }

function inStandardForm(text: string, { parts, ends }: ParsedArea): string {
  const others = parts.filter(({ kind }) => !OF_A_SIZE.has(kind))
  const joints = new Set(
    others.filter(
      ({ kind }, index) => kind === 'to' && others[index - 1]?.amount && others[index + 1]?.amount,
    ),
  )
  const touching = new Set(
    parts.filter(({ start }, index) => {
      const before = parts[index - 1]
      return before?.end === start && !before.amount && !OF_A_SIZE.has(before.kind)
    }),
  )
  const written: (AreaPart | WrittenSize)[] = []
  let size: WrittenSize | undefined
  let opening = { isFrom: false, isUpTo: false }
  let joins = false
  for (const part of parts) {
    const end = ends.get(part)
    if (part.kind === 'onwards' && size) size.isOpen = true
    if (part.kind === 'from') opening.isFrom = true
    if (part.kind === 'up-to') opening.isUpTo = true
    if (joints.has(part)) joins = true
    else if (end && joins) {
      size?.ends.push(end)
      joins = false
    } else if (end) {
      written.push((size = { ends: [end], ...opening, isOpen: false }))
      opening = { isFrom: false, isUpTo: false }
    } else if (!OF_A_SIZE.has(part.kind)) written.push(part)
  }
  // Words behind the last size belong to that size.
  if (size)
    Object.assign(size, {
      isFrom: size.isFrom || opening.isFrom,
      isUpTo: size.isUpTo || opening.isUpTo,
    })

  return written.reduce((line, item) => {
    if ('ends' in item)
      return `${line}${line && ' '}${sizeText(item, ends.size === 1, line === '')}`
    const itemText = collapseSpaces(text.slice(item.start, item.end))
    const isJoined = line === '' || /^[,;:.*]/.test(itemText) || touching.has(item)
    return `${line}${isJoined ? '' : ' '}${itemText}`
  }, '')
}

/** The parts that may belong to an amount, at any position. */
const OF_A_SIZE: ReadonlySet<string> = new Set(['unit', 'onwards', 'up-to', 'from'])

function sizeText(
  { ends, isFrom, isUpTo, isOpen }: WrittenSize,
  isOnly: boolean,
  isFirst: boolean,
): string {
  const upTo = isUpTo ? `${isFirst ? 'Up' : 'up'} to ` : ''
  return `${upTo}${rangeText(ends)}${isOpen || (isFrom && isOnly) ? ' onwards' : ''}`
}

/** An amount, or the first and the last of a range, with one unit where both share it. */
function rangeText(ends: readonly End[]): string {
  const inOrder = ends.toSorted((one, other) => one.squareFeet - other.squareFeet)
  const [low, high] = [inOrder[0], inOrder.at(-1)]
  if (!low || !high) return ''
  const highText = areaAmountText(high.value, high.unit)
  if (low.squareFeet === high.squareFeet) return highText
  const isShared = low.unit === high.unit
  return `${isShared ? toIndianText(low.value) : areaAmountText(low.value, low.unit)} – ${highText}`
}

const LOCAL_UNITS = phrasesOf(LOCAL_AREA_UNITS)

/** The unit of a text whose size differs from state to state, as written: 'marla', 'bigha'. */
export const localAreaUnit = (text: string): string | undefined =>
  tokensOf(text).find((_token, index, tokens) => LOCAL_UNITS(tokens, index))?.typed
