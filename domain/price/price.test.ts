import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { parsePrice } from './parse-price.ts'
import { shortPriceText } from './price.ts'
import { standardPriceOnFile, standardPriceText } from './standard-price.ts'

describe('price texts', () => {
  test.each([
    // of the sample data
    ['1.35Cr-2.1Cr', '₹ 1.35 Cr – 2.1 Cr'],
    ['INR 3.3 Cr to 5.4 Cr', '₹ 3.3 Cr – 5.4 Cr'],
    ['Rs. 62 Lacs – 90 Lacs', '₹ 62 L – 90 L'],
    ['84 lakhs to 1.28 crore', '₹ 84 L – 1.28 Cr'],
    ['₹ 1,55,00,000 – ₹ 3,70,00,000', '₹ 1.55 Cr – 3.7 Cr'],
    // signs and spacing
    ['  ₹2.50Cr ', '₹ 2.5 Cr'],
    ['Rs.2.5cr.', '₹ 2.5 Cr'],
    ['rs 2.5 CRORE', '₹ 2.5 Cr'],
    ['₹\u00a02.5\u00a0Cr', '₹ 2.5 Cr'],
    ['2.5 Cr INR', '₹ 2.5 Cr'],
    // units
    ['95L', '₹ 95 L'],
    ['75K', '₹ 75,000'],
    ['150 L', '₹ 1.5 Cr'],
    ['0.95 Cr', '₹ 95 L'],
    ['1200 Cr', '₹ 1,200 Cr'],
    // plain digits
    ['₹ 75,00,000/-', '₹ 75 L'],
    ['7,500,000', '₹ 75 L'],
    ['25,000,000', '₹ 2.5 Cr'],
    // ranges
    ['2.5 - 4.75 Cr', '₹ 2.5 Cr – 4.75 Cr'],
    ['₹ 1.4 Cr – 95 L*', '₹ 95 L – 1.4 Cr*'],
    ['₹ 50,00,000 - 1.2 Cr', '₹ 50 L – 1.2 Cr'],
    ['75,000 to 1.2 L', '₹ 75,000 – 1.2 L'],
    ['2.001 Cr - 2.002 Cr', '₹ 2 Cr'],
    ['Starting from 95 L to 1.4 Cr', '₹ 95 L – 1.4 Cr'],
    ['50-75K', '₹ 50,000 – 75,000'],
    // open ends
    ['1.15 Cr+', '₹ 1.15 Cr onwards'],
    ['₹1.15Cr+*', '₹ 1.15 Cr onwards*'],
    ['₹ 1.15 Cr* onwards', '₹ 1.15 Cr onwards*'],
    ['Starting price: Rs. 1.15 Cr', '₹ 1.15 Cr onwards'],
    ['Starting @ 1.15 Cr', '₹ 1.15 Cr onwards'],
    ['from 75 lakh', '₹ 75 L onwards'],
    ['1.15 Cr starting', '₹ 1.15 Cr onwards'],
    ['upto 95 lacs*', 'Up to ₹ 95 L*'],
    // rates
    ['12500 psf', '₹ 12,500 per sq.ft.'],
    ['Rs. 12,500/sqft', '₹ 12,500 per sq.ft.'],
    ['12.5K per sq ft', '₹ 12,500 per sq.ft.'],
    ['12,500 - 14,000 per sq.ft.', '₹ 12,500 – 14,000 per sq.ft.'],
    ['₹ 12,500 per sq.ft. - ₹ 14,000 per sq.ft.', '₹ 12,500 – 14,000 per sq.ft.'],
    ['₹ 12,500 onwards per sq.ft.*', '₹ 12,500 per sq.ft. onwards*'],
    ['1.5 lakh per sq yd', '₹ 1.5 L per sq. yd.'],
    ['₹ 4 Cr per acre', '₹ 4 Cr per acre'],
    // on request
    ['On Request', 'Price on Request'],
    ['₹ on request', 'Price on Request'],
    ['Price: on request', 'Price on Request'],
    ['Price on Request*', 'Price on Request*'],
    ['POR', 'Price on Request'],
    ['t.b.a.', 'Price on Request'],
    ['Contact Us', 'Price on Request'],
    ['Contact for price', 'Price on Request'],
    ['On call', 'Price on Request'],
    // rounding, half up in decimal
    ['1.005 Cr', '₹ 1.01 Cr'],
    ['1.004999 Cr', '₹ 1 Cr'],
    ['99,99,999', '₹ 1 Cr'],
    ['99.995 L', '₹ 1 Cr'],
    ['99.994 L', '₹ 99.99 L'],
    ['99,999.995', '₹ 1 L'],
  ])('%s is %s', (text, standardText) => {
    expect(standardPriceText(text)).toBe(standardText)
    expect(standardPriceText(standardText)).toBe(standardText)
  })

  test.each([
    '',
    'Best in town',
    '2.5',
    '1,5,00,000',
    '1.2.3 Cr',
    '2.5 million',
    '$ 250,000',
    '2.5 Cr - 4.75',
    '2 Cr - 3 Cr - 4 Cr',
    '2 Cr -',
    '95 - 1.4 Cr',
    '95 L to 1.4 Cr onwards',
    'Up to 2 Cr onwards',
    '0',
    '₹ 0.5 K to 1.2 lakh',
    'per sq.ft.',
    '₹ 12,500 per month',
    '₹ 12,500 per sq.ft. – 14,000 per acre',
    '99999999999 Cr',
    'Contact the sales office in Gurgaon',
  ])('%j is left as it is', (text) => {
    expect(parsePrice(text)).toBeUndefined()
  })
})

const spellings = readFileSync('domain/price/price-spellings.txt', 'utf8')
  .split('\n')
  .filter((line) => line.includes('=>'))
  .map((line) => line.split('=>').map((part) => part.trim()) as [string, string])

test.each(spellings)('the price %s is %s', (text, standardText) => {
  expect(standardPriceText(text) ?? '-').toBe(standardText)
  expect(standardPriceText(standardText) ?? '-').toBe(standardText)
})

test.each([
  ['₹ 2,93,45,678 – 4,75,12,345', undefined],
  ['29345678', undefined],
  ['1.2345 Cr', undefined],
  ['Rs. 2,93,00,000', '₹ 2.93 Cr'],
  ['on request', 'Price on Request'],
])('a file may keep %s as %s', (text, onFile) => {
  expect(standardPriceOnFile(text)).toBe(onFile)
})

test.each([
  ['₹ 95 L – 1.4 Cr', '₹ 95 L'],
  ['4,25,00,000 onwards + GST', '₹ 4.25 Cr'],
  ['3.2 Crore - 5 Crore*', '₹ 3.2 Cr'],
  ['up to 80 lakh', 'Up to ₹ 80 L'],
  ['₹ 12,500 per sq.ft.', '₹ 12,500 per sq.ft.'],
  ['Price on Request', 'On request'],
  ['cheap', 'On request'],
])('a pin says %s as %s', (text, short) => {
  expect(shortPriceText(parsePrice(text))).toBe(short)
})

const PRICE_WORDS =
  '₹|Rs.|2.5|75,00,000|95|1200|Cr|L|K|-|to|–|onwards|+|*|from|starting|up to|per sq.ft.|/sqyd|on request|0.001|and|dedh|1/2|GST|(negotiable)|, extra|only|Price:|between|5%'.split(
    '|',
  )

test('any text built of price words is stable once standard', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PRICE_WORDS), { maxLength: 7 }), (words) => {
      const text = words.join(' ')
      const standardText = standardPriceText(text)
      fc.pre(standardText !== undefined)
      expect(standardPriceText(standardText)).toBe(standardText)
      expect(parsePrice(standardPriceOnFile(text) ?? text)).toEqual(parsePrice(text))
    }),
    { numRuns: 300, maxSkipsPerRun: 1000 },
  )
})

test('a price is read in time that grows with its length', () => {
  for (const filling of [' ', '\u00a0', '\n', '. ', '1 ', '1 cr ', '( ', 'to ', 'gst ', '₹ '])
    expect(parsePrice(`₹ 1 Cr ${filling.repeat(20_000 / filling.length)}x`)).toBeUndefined()
  expect(parsePrice(`₹ 1${' '.repeat(20_000)}Cr`)).toEqual(parsePrice('₹ 1 Cr'))
})
