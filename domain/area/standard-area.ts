import { toIndianText } from '../price/money.ts'
import { collapseSpaces } from '../text/text.ts'
import {
  feetOf,
  isOpen,
  parseSizes,
  rangeIn,
  type ParsedArea,
  type WrittenSize,
} from './area-text.ts'
import { areaAmountText } from './square-feet.ts'

/**
 * The standard form of an area text (docs/product.md, 'Areas'): '1,850 – 3,150 sq. ft.',
 * '1,200 sq. ft. onwards', '465 – 1,120 sq. ft. carpet area', '1,540 sq. ft., 1,780 sq. ft.'. Words
 * that are no part of a size stay as they are. Undefined for what `parseArea` does not understand, and
 * for what would mean something else, or change again, once it was in that form.
 */
export function standardAreaText(text: string): string | undefined {
  const parsed = parseSizes(text)
  const area = rangeIn(parsed)
  if (!parsed || !area) return undefined
  const standardText = inStandardForm(text, parsed)
  if (standardText === text) return text
  const again = parseSizes(standardText)
  const range = rangeIn(again)
  const isSameArea = again && range?.low === area.low && range?.high === area.high
  return isSameArea && inStandardForm(standardText, again) === standardText
    ? standardText
    : undefined
}

/** The parts that a size is written with, at any position. */
const OF_A_SIZE: ReadonlySet<string> = new Set(['amount', 'unit', 'onwards', 'up-to', 'from'])

function inStandardForm(text: string, { parts, sizes }: ParsedArea): string {
  return parts.reduce((line, part, index) => {
    const { [index - 1]: before, [index + 1]: after } = parts
    const size = sizes.get(part)
    if (size) return `${line}${line && ' '}${sizeText(size, line === '')}`
    const isJoint = part.kind === 'to' && after?.amount && !sizes.has(after)
    if (OF_A_SIZE.has(part.kind) || isJoint) return line
    const written = collapseSpaces(text.slice(part.start, part.end))
    // The point of '1,200. sq ft' is that of the unit already.
    if (written === '.' && line.endsWith('.')) return line
    const isTouching = before?.end === part.start && !OF_A_SIZE.has(before.kind)
    return `${line}${line === '' || isTouching || /^[,;:.*]/.test(written) ? '' : ' '}${written}`
  }, '')
}

/** One amount, or the first and the last of a range, with one unit where both share it. */
function sizeText(size: WrittenSize, isFirst: boolean): string {
  const [low, high] = size.ends.toSorted((one, other) => feetOf(one) - feetOf(other))
  if (!low) return ''
  const isRange = high && feetOf(low) !== feetOf(high)
  const lowText =
    low.unit === high?.unit
      ? toIndianText(low.value)
      : areaAmountText(low.value, low.unit ?? 'sqft')
  const highText = areaAmountText((high ?? low).value, (high ?? low).unit ?? 'sqft')
  const upTo = size.words.has('up-to') ? `${isFirst ? 'Up' : 'up'} to ` : ''
  return `${upTo}${isRange ? `${lowText} – ` : ''}${highText}${isOpen(size) ? ' onwards' : ''}`
}
