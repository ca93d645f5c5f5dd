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
import { toSquareFeet, type AreaRange } from './square-feet.ts'

const WORDS = phraseFinder(
  spellings({
    ...COMMON_WORDS,
    basis:
      'carpet,super,built,built up,builtup,covered,saleable,salable,sale,land,total,area,areas,size,sizes,rera,plot area,plot size,unit area,unit size',
    about: 'at,approx,approximately,about,around,circa,between',
    // A number right behind such a word may be its own: 'Plot 12 - 200 sq yd'.
    numbered: 'plot,unit',
    // A sum of money is no size: '₹ 5,000 sq ft' is a rate.
    other: '₹',
  }),
)

type Kind = 'basis' | 'about' | 'numbered' | 'same'
type AreaPart = AmountTextPart<Kind, Size>

const NOTE_STARTS = phrasesOf('+,plus,and,with')
/** A note is looked for in this many tokens at most. */
const MAX_TOKENS = 40

/** The end of a note, which stays as written: ', 260 sq.ft terrace', 'with 2 balconies'. */
function noteEnd(tokens: readonly Token[], from: number): number | undefined {
  const isComma = (token: Token | undefined) => /^[,;|]$/.test(token?.text ?? '')
  if (from === 0 || !(isComma(tokens[from]) || NOTE_STARTS(tokens, from))) return undefined
  // 'And more' is no note.
  if ((WORDS(tokens, from)?.length ?? 0) > 1) return undefined
  for (let index = from + 1; index < tokens.length && index - from < MAX_TOKENS;) {
    if (isComma(tokens[index]) || tokens[index]?.text === '(') return undefined
    const unitOrWord = areaUnitAt(tokens, index) ?? WORDS(tokens, index)
    const { number, text = '' } = tokens[index] ?? {}
    if (!unitOrWord && number === undefined && /\p{L}/u.test(text)) return tokens.length
    index += unitOrWord?.length ?? 1
  }
  return undefined
}

/** The kinds of parts that may stand before an amount or behind it. */
const AROUND = 'basis|about|numbered|sign|note|from|up-to'
const BEHIND = `(?:(?:${AROUND}|onwards|star) )*`
/**
 * One amount, with its unit where it has one. Behind 'plot' or 'unit' an amount without a unit may be
 * the number of the plot, so there a unit is required: 'Plot 200 sq yd'.
 */
const END = `amount (?:(?<!numbered (?:to )?amount )${BEHIND}|(?:onwards |star )*(?=unit ))(?:unit (?:(?:${AROUND}|onwards|star|word|to(?! amount)) )*)?`
const SIZE = `(?:(?:${AROUND}|same|to) )*${END}(?:(?<=(?:amount|unit|star) )(?:to|up-to) ${END})?`
/**
 * A whole text. It holds one size or several with separators between them, and each size is one amount,
 * or two that a dash or 'to' joins.
 */
const GRAMMAR = new RegExp(`^(?!to )${SIZE}(?:(?:(?:and )+|same )${SIZE})*(?<!(?:^| )to )$`)

type End = { readonly value: number; readonly digits?: string | undefined; unit?: AreaUnit }
/** One amount or both ends of a range, in written order, and the words around that open it. */
export type WrittenSize = { readonly ends: End[]; readonly words: Set<string> }

export type ParsedArea = {
  readonly parts: readonly AreaPart[]
  /** Each size, by the part where its first amount stands. */
  readonly sizes: ReadonlyMap<AreaPart, WrittenSize>
}

/** The parts of an area text with the sizes they say; undefined for any other text. */
export function parseSizes(text: string): ParsedArea | undefined {
  const parts = amountTextParts<Kind, Size>(text, {
    // The unit is a part of its own: '640 super sq.ft.'.
    amountAt: (tokens, index) => readSize(tokens, index, () => undefined),
    words: WORDS,
    noteAt: noteEnd,
  }).map((part) => (text[part.start] === '=' ? { ...part, kind: 'same' as const } : part))
  if (!GRAMMAR.test(kindsOf(parts))) return undefined
  const sizes = new Map<AreaPart, WrittenSize>()
  let size: WrittenSize = { ends: [], words: new Set() }
  for (const [index, part] of parts.entries()) {
    const { kind, amount, unit } = part
    const last = size.ends.at(-1)
    if (kind === 'and' || (kind === 'same' && last)) size = { ends: [], words: new Set([kind]) }
    else if (amount) {
      if (!last) sizes.set(part, size)
      size.ends.push({ value: amount.value, digits: amount.digits })
    } else if (unit && last) last.unit = unit
    // Between two amounts 'up to' is 'to'.
    else if (kind !== 'same' && !(last && parts[index + 1]?.amount)) size.words.add(kind)
  }
  return areSizes([...sizes.values()]) ? { parts, sizes } : undefined
}

/**
 * In square feet. Nothing smaller is sold: the point of '1.850 sq ft' may stand for a comma, so the
 * text is not read.
 */
const SMALLEST = 30
/** A smaller whole number may number a plot, a floor or the entry of a list: '12, 200 sq yd'. */
const MAX_NUMBERED = 1000
/**
 * A number without a unit takes that of its neighbour. If the neighbour is more than so many times
 * larger, the number may count something else, and the text is not read.
 */
const MAX_RATIO = { ofEnds: 20, inList: 5 }

/**
 * Gives a number without a unit that of the other end, else of the size behind it.
 * @returns whether all are sizes that nobody can doubt
 */
function areSizes(sizes: readonly WrittenSize[]): boolean {
  let next: End | undefined
  for (const { ends } of sizes.toReversed()) {
    const otherEnd = ends.find(({ unit }) => unit !== undefined)
    const lender = otherEnd ?? next
    for (const end of ends) {
      if (lender?.unit === undefined) return false
      const mayNumber =
        end.unit === undefined && Number.isInteger(end.value) && end.value < MAX_NUMBERED
      const maxRatio = otherEnd ? MAX_RATIO.ofEnds : MAX_RATIO.inList
      end.unit ??= lender.unit
      const isDoubtful = feetOf(end) < SMALLEST && hasPointForComma(end.digits)
      if (!(feetOf(end) > 0) || isDoubtful) return false
      if (mayNumber && lender.value > maxRatio * end.value) return false
    }
    next = ends[0]
  }
  return sizes.every((size, index) => !size.words.has('same') || isSame(size, sizes[index - 1]))
}

export const feetOf = ({ value, unit = 'sqft' }: End): number => toSquareFeet(value, unit)

/** A size that is said again in another unit is rounded by so much at most. */
const ROUNDING = 0.02

const isSame = ({ ends }: WrittenSize, before: WrittenSize | undefined): boolean =>
  ends.length === before?.ends.length &&
  before.ends.every((end, index) => {
    const other = ends[index]
    return other !== undefined && Math.abs(feetOf(other) / feetOf(end) - 1) <= ROUNDING
  })

/**
 * Reads an area text: '1,850 - 3,150 sq.ft.', '150 sq. yd. – 360 sq. yd.', '1/2 acre',
 * '1,540 sq.ft., 1,780 sq.ft.', '465 – 1,120 sq.ft. carpet area', '600 sq.ft. onwards'. A size that is said
 * in two units ('1,850 sq. ft. = 172 sq. m.') is what the first says. Words after a unit, notes in brackets
 * and what stands behind a comma besides sizes are ignored. A text with any other word, with sides ('40*60
 * sq ft'), or with a number that is no size ('Plot 12: 200 sq yd') is not understood: undefined.
 */
export function parseArea(text: string): AreaRange | undefined {
  return rangeIn(parseSizes(text))
}

/**
 * An area that nobody can read in another way: one size or range, with nothing beside it but words of
 * its basis. For rules that accuse or withhold. Undefined for any other text.
 */
export function parseCertainArea(text: string): AreaRange | undefined {
  const parsed = parseSizes(text)
  const isCertain = parsed?.sizes.size === 1 && !parsed.parts.some(({ kind }) => DOUBTS.has(kind))
  return isCertain ? rangeIn(parsed) : undefined
}
const DOUBTS: ReadonlySet<string> = new Set(['note', 'word', 'about', 'same'])

export function rangeIn(parsed: ParsedArea | undefined): AreaRange | undefined {
  if (!parsed) return undefined
  const sizes = [...parsed.sizes.values()].filter(
    (size, index, { [index - 1]: before }) => !isSaidAgain(size, before),
  )
  const feet = sizes.flatMap(({ ends }) => ends.map(feetOf))
  const low = !sizes.some(({ words }) => words.has('up-to')) && { low: Math.min(...feet) }
  const high = !sizes.some(isOpen) && { high: Math.max(...feet) }
  return low || high ? { ...low, ...high } : undefined
}

const isSaidAgain = (size: WrittenSize, before: WrittenSize | undefined): boolean =>
  isSame(size, before) && (size.words.has('same') || size.ends[0]?.unit !== before?.ends[0]?.unit)

export const isOpen = ({ ends, words }: WrittenSize): boolean =>
  words.has('onwards') || (words.has('from') && ends.length === 1)

/** Both ends of a range in square feet, in written order; undefined for one size or a list. */
export function writtenAreaEnds(text: string): readonly [number, number] | undefined {
  const [size, ...others] = parseSizes(text)?.sizes.values() ?? []
  const [first, second] = size?.ends ?? []
  return first && second && others.length === 0 ? [feetOf(first), feetOf(second)] : undefined
}

const LOCAL_UNITS = phrasesOf(LOCAL_AREA_UNITS)

/** The unit of a text whose size differs from state to state, as written: 'marla', 'bigha'. */
export const localAreaUnit = (text: string): string | undefined =>
  tokensOf(text).find((_token, index, tokens) => LOCAL_UNITS(tokens, index))?.typed
