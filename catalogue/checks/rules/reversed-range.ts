import { parseArea } from '../../../domain/area/area.ts'
import { parsePrice, priceLow } from '../../../domain/price/price.ts'
import { cached } from '../cached.ts'
import { eachPrice, filesWithPrices } from '../prices.ts'
import { listOf, property, type Report, type Rule } from '../rule.ts'

type Detail = { readonly text: string; readonly isReversed: boolean }

const mostTimesApart = 20

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

const judge = (text: string, read: (end: string) => number | undefined): Detail | false => {
  const ends = endsOf(text, read)
  if (ends === undefined) return false
  const [from, to] = ends
  const isReversed = from > to
  const isFarApart = Math.max(from, to) > mostTimesApart * Math.min(from, to)
  return isReversed || isFarApart ? { text, isReversed } : false
}

const judgePrice = cached((text) => judge(text, (end) => priceLow(parsePrice(end))))
const judgeArea = cached((text) => judge(text, (end) => parseArea(end)?.low))

const check = (
  judged: (text: string) => Detail | false,
  value: unknown,
  below: readonly string[],
  report: Report<Detail>,
): void => {
  const detail = typeof value === 'string' && judged(value)
  if (detail) report(below, detail)
}

/** A range whose first end is above its second, or whose ends lie too far apart to be meant. */
export const reversedRange: Rule<Detail> = {
  name: 'reversed-range',
  level: 'warning',
  guide: 'The larger end comes first, or the ends are far apart: look at the units.',
  checks: [
    {
      scope: 'record',
      files: filesWithPrices,
      check: ({ value }, _known, report) => {
        eachPrice(value, (price, below) => check(judgePrice, price, below, report))
        check(judgeArea, property(value, 'area'), ['area'], report)
        for (const [index, floor] of listOf(property(value, 'floors')).entries()) {
          check(judgeArea, property(floor, 'area'), ['floors', String(index), 'area'], report)
        }
      },
    },
  ],
  words: ({ text, isReversed }) => ({
    message: isReversed
      ? `the range "${text}" begins with its larger end; check both numbers and their units`
      : `the ends of "${text}" are more than ${mostTimesApart} times apart; check both numbers and their units`,
  }),
}
