import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalPriceText, formatPrice, parsePrice, priceLow } from './price.ts'

const PRICE_WORDS =
  '₹|Rs.|2.5|75,00,000|95|1200|Cr|L|K|-|to|–|onwards|+|*|from|starting|up to|per sq.ft.|/sqyd|on request|0.001'.split(
    '|',
  )

describe('properties', () => {
  const rupees = fc.oneof(
    fc.integer({ min: 1000, max: 1_000_000_000 }),
    fc.double({ min: 1000, max: 1e10, noNaN: true }),
    fc.constantFrom(99_999.995, 9_999_999, 9_999_500, 9_999_499, 99_999, 1e5, 1e7),
  )

  test('formatting what was parsed changes nothing the second time', () => {
    fc.assert(
      fc.property(rupees, rupees, fc.boolean(), (one, other, starred) => {
        const low = Math.min(one, other)
        const high = Math.max(one, other)
        for (const [a, b] of [
          [low, high],
          [low, undefined],
          [undefined, high],
          [low, low],
        ]) {
          const text = formatPrice({ kind: 'range', low: a, high: b, starred })
          expect(canonicalPriceText(text)).toBe(text)
        }
        const rate = formatPrice({ kind: 'rate', low, high, unit: 'sqyd', starred })
        expect(canonicalPriceText(rate)).toBe(rate)
      }),
    )
  })

  test('any text built of price words is stable once canonical', () => {
    const word = fc.constantFrom(...PRICE_WORDS)
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), (words) => {
        const canonical = canonicalPriceText(words.join(' '))
        fc.pre(canonical !== undefined)
        expect(canonicalPriceText(canonical)).toBe(canonical)
      }),
      { numRuns: 300, maxSkipsPerRun: 1000 },
    )
  })
})

test.each([
  ['95 L - 1.4 Cr', 9_500_000],
  ['up to 2 Cr', undefined],
  ['12,500 per sq.ft.', undefined],
  ['on request', undefined],
])('the low end of %s is %s', (text, low) => {
  expect(priceLow(parsePrice(text))).toBe(low)
})
