import { parseArea } from '../../../domain/area/area-text.ts'
import { parsePrice, priceLow } from '../../../domain/price/price.ts'
import type { Rule } from '../rule.ts'

const MAX_TIMES_APART = 20

const separator = /\s*(?:[-\u2013\u2014]|\bto\b)\s*/iu
const unit = /[a-z][a-z. ]*$/iu

/** The two ends as written; the first takes the second's unit where it has none of its own. */
const endsOf = (
  text: string,
  read: (end: string) => number | undefined,
): readonly [number, number] | undefined => {
  const [first = '', second = '', ...more] = text.replace('*', '').trim().split(separator)
  if (second === '' || more.length > 0) return undefined
  const shared = unit.exec(second)?.[0] ?? ''
  const from = read(unit.test(first) ? first : `${first} ${shared}`)
  const to = read(second)
  return from === undefined || to === undefined ? undefined : [from, to]
}

const faultOf = (text: string, read: (end: string) => number | undefined): string | undefined => {
  const [from, to] = endsOf(text, read) ?? [0, 0]
  if (from > to)
    return `the range "${text}" starts with its larger end; check both numbers and their units`
  if (to > MAX_TIMES_APART * from)
    return `the ends of "${text}" are more than ${MAX_TIMES_APART} times apart; check both numbers and their units`
  return undefined
}

const readers = [
  ['prices', (end: string) => priceLow(parsePrice(end))],
  ['areas', (end: string) => parseArea(end)?.low],
] as const

/** A range whose first end is above its second, or whose ends lie too far apart to be meant. */
export const reversedRange: Rule = {
  name: 'reversed-range',
  level: 'warning',
  guide: 'The larger end comes first, or the ends are far apart: look at the units.',
  check: (data, report) => {
    for (const [kind, read] of readers)
      for (const { record, below, value } of data.amounts(kind)) {
        const message = faultOf(value, read)
        if (message !== undefined) report(record, below, { message })
      }
  },
}
