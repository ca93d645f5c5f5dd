import { collapseSpaces } from '../text/text.ts'
import { areaAmountText, numberText, parseArea, toSquareFeet, type AreaUnit } from './area.ts'
import { readAreaTokens, type AreaToken } from './area-tokens.ts'

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

function inCanonicalForm(text: string): string {
  const tokens = readAreaTokens(text) ?? []
  const pieces = piecesOf(text, tokens)
  const sizes = pieces.flatMap(({ size }) => size ?? [])
  const isSingle = sizes.flatMap(({ ends }) => ends).length === 1
  return pieces
    .map(({ size, ...piece }, at) => ({
      ...piece,
      text: size ? sizeText(size, { isFirst: at === 0, isSingle }) : piece.text,
    }))
    .reduce((line, { text, isJoined }) => line + (isJoined || line === '' ? '' : ' ') + text, '')
}

type End = { readonly value: number; unit: AreaUnit | undefined }

/** One amount, or the ends of a range. */
type Size = { readonly ends: End[]; upTo: boolean; from: boolean; onwards: boolean }

/** A part of the text; `isJoined` to what stands before it, without a space. */
type Piece = { readonly text: string; readonly isJoined: boolean; readonly size?: Size }

/** The sizes of a text, each with the words that open it, and all other words. */
function piecesOf(text: string, tokens: readonly AreaToken[]): Piece[] {
  const pieces: Piece[] = []
  const sizes: Size[] = []
  const before = { upTo: false, from: false }
  const others = tokens.filter(({ is }) => !OF_A_SIZE.has(is))
  /** Whether a dash or 'to' has an amount on both sides. */
  const joinsAmounts = (at: number): boolean =>
    others[at]?.is === 'to' && others[at - 1]?.is === 'number' && others[at + 1]?.is === 'number'
  tokens.forEach((token, at) => {
    const last = tokens[at - 1]
    const size = sizes.at(-1)
    const place = others.indexOf(token)
    if (token.is === 'number') {
      const end: End = { value: token.value, unit: undefined }
      if (size && joinsAmounts(place - 1)) return void size.ends.push(end)
      const made = { ends: [end], ...before, onwards: false }
      Object.assign(before, { upTo: false, from: false })
      sizes.push(made)
      pieces.push({ text: '', isJoined: false, size: made })
    } else if (token.is === 'unit') Object.assign(size?.ends.at(-1) ?? {}, { unit: token.unit })
    else if (token.is === 'onwards' && size) size.onwards = true
    else if (token.is === 'up-to') before.upTo = true
    else if (token.is === 'from') before.from = true
    else if (!joinsAmounts(place)) {
      const words = collapseSpaces(text.slice(token.start, token.end))
      const isJoined = /^[,;:.]/.test(words) || (last?.end === token.start && isWords(last))
      pieces.push({ text: token.is === 'note' ? noteText(words) : words, isJoined })
    }
  })
  // Said after the size, it is said of it all the same.
  for (const [name, isSaid] of Object.entries(before))
    if (isSaid) Object.assign(sizes.at(-1) ?? {}, { [name]: true })
  shareUnits(sizes.flatMap(({ ends }) => ends))
  return pieces
}

/** What is said with an amount, wherever it stands. */
const OF_A_SIZE: ReadonlySet<AreaToken['is']> = new Set(['unit', 'onwards', 'up-to', 'from'])

const isWords = ({ is }: AreaToken): boolean => is !== 'number' && !OF_A_SIZE.has(is)

/** A number without a unit takes the next one written after it, else the one before. */
function shareUnits(ends: readonly End[]): void {
  ends.forEach((end, at) => {
    end.unit ??= ends.slice(at).find(({ unit }) => unit)?.unit ?? ends[at - 1]?.unit
  })
}

function sizeText(
  { ends, upTo, from, onwards }: Size,
  { isFirst, isSingle }: { readonly isFirst: boolean; readonly isSingle: boolean },
): string {
  const inOrder = ends
    .map(({ value, unit = 'sqft' }) => ({ value, unit, squareFeet: toSquareFeet(value, unit) }))
    .sort((one, other) => one.squareFeet - other.squareFeet)
  const [low, high] = [inOrder[0], inOrder.at(-1)]
  if (!low || !high) return ''
  const highText = areaAmountText(high.value, high.unit)
  const lowText =
    low.unit === high.unit ? numberText(low.value) : areaAmountText(low.value, low.unit)
  const range = low.squareFeet === high.squareFeet ? highText : `${lowText} – ${highText}`
  const isOpen = onwards || (from && isSingle)
  return `${upTo ? `${isFirst ? 'Up' : 'up'} to ` : ''}${range}${isOpen ? ' onwards' : ''}`
}

/** A note in brackets may say the size in another unit. */
function noteText(note: string): string {
  const inner = canonicalAreaText(note.slice(1, -1))
  return inner === undefined ? note : `(${inner})`
}
