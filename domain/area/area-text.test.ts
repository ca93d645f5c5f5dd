import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { standardAreaText, parseArea } from './area-text.ts'
import { areaAmountText } from './square-feet.ts'

test.each([
  // What the sample data holds.
  ['1,850 - 3,150 sq.ft.', '1,850 – 3,150 sq. ft.'],
  ['1,100 to 1,640 sq.ft.', '1,100 – 1,640 sq. ft.'],
  ['150 sq. yd. – 360 sq. yd.', '150 – 360 sq. yd.'],
  ['2.5 acre', '2.5 acres'],
  ['1,540 sq.ft., 1,780 sq.ft.', '1,540 sq. ft., 1,780 sq. ft.'],
  ['1,480 - 4,100 sq.ft. (carpet)', '1,480 – 4,100 sq. ft. (carpet)'],
  ['465 – 1,120 sq.ft. carpet area', '465 – 1,120 sq. ft. carpet area'],
  // Units
  ['200 gaj', '200 sq. yd.'],
  ['100 m²', '100 sq. m.'],
  ['1 acre', '1 acre'],
  ['1.00 acres', '1 acre'],
  ['1 acre to 2.5 acres', '1 – 2.5 acres'],
  ['900 sq.ft. – 150 sq. yd.', '900 sq. ft. – 150 sq. yd.'],
  ['200 sq. yd. (1800 sqft)', '200 sq. yd. (1800 sqft)'],
  // Grouping
  ['100,000 sq.ft.', '1,00,000 sq. ft.'],
  ['1234.50 sqft', '1,234.5 sq. ft.'],
  // Ranges
  ['3,150 - 1,850 sq.ft.', '1,850 – 3,150 sq. ft.'],
  ['1,850 sq.ft. - 3,150', '1,850 – 3,150 sq. ft.'],
  ['1,850 - 1,850 sq.ft.', '1,850 sq. ft.'],
  ['100 sq. yd. - 1,000 sq. ft. - 50 sq. yd.', '50 sq. yd. – 1,000 sq. ft.'],
  ['from 600 to 900 sq.ft.', '600 – 900 sq. ft.'],
  // Open ends
  ['600+ sq.ft.', '600 sq. ft. onwards'],
  ['Starting from 600 sq ft', '600 sq. ft. onwards'],
  ['from 600 sq.ft. carpet area', '600 sq. ft. onwards carpet area'],
  ['600 sq.ft. (carpet) +', '600 sq. ft. onwards (carpet)'],
  ['upto 900 sqft', 'Up to 900 sq. ft.'],
  ['Carpet area up-to 900 sqft', 'Carpet area up to 900 sq. ft.'],
  // Lists
  ['1540,1780 sq ft', '1,540 sq. ft., 1,780 sq. ft.'],
  ['1,540, 1,780 and 2,000 sq.ft.', '1,540 sq. ft., 1,780 sq. ft. and 2,000 sq. ft.'],
  ['1540/1780 sq ft', '1,540 sq. ft. / 1,780 sq. ft.'],
  // Words
  ['Carpet area: 640 sq.ft.', 'Carpet area: 640 sq. ft.'],
  ['640sqft super built-up area', '640 sq. ft. super built-up area'],
  ['465 sq.ft. carpet, 690 sq.ft. carpet', '465 sq. ft. carpet, 690 sq. ft. carpet'],
  ['640 sq.ft.(carpet)', '640 sq. ft. (carpet)'],
  ['640 super sq.ft.', '640 sq. ft. super'],
  ['Plot area - 200  GAJ', 'Plot area - 200 sq. yd.'],
])('%s is %s', (text, standardText) => {
  expect(standardAreaText(text)).toBe(standardText)
})

const spellings = readFileSync('tests/fixtures/area-spellings.txt', 'utf8')
  .split('\n')
  .filter((line) => line.includes('=>'))
  .map((line) => line.split('=>').map((part) => part.trim()) as [string, string])

test.each(spellings)('the area %s is %s', (text, read) => {
  const { low, high } = parseArea(text) ?? {}
  const size = low === high ? `${low}` : `${low ?? ''}-${high ?? ''}`
  expect(parseArea(text) ? `${standardAreaText(text)} = ${size}` : '-').toBe(read)
})

test('an amount is said in its unit', () => {
  expect(areaAmountText(1850, 'sqft')).toBe('1,850 sq. ft.')
  expect(areaAmountText(1, 'acre')).toBe('1 acre')
  expect(areaAmountText(0.1, 'acre')).toBe('0.1 acres')
})

const WORDS =
  '1,850|2240|900|1|0.5|100000|sq.ft.|sqft|sq. yd.|gaj|sq m|acre|acres|-|–|to|,|/|and|&|+|onwards|from|starting|up to|carpet|super|built-up|area:|approx.|(carpet)|(1200 sqft)|Plot|1/2|hectare|cents|terrace|with|*'.split(
    '|',
  )

test('any text of area words keeps its meaning, and its form once it is standard', () => {
  const text = fc
    .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', ' ', '')), { maxLength: 9 })
    .map((parts) => parts.flat().join(''))
  fc.assert(
    fc.property(text, (written) => {
      const standardText = standardAreaText(written)
      fc.pre(standardText !== undefined)
      expect(parseArea(standardText)).toEqual(parseArea(written))
      expect(standardAreaText(standardText)).toBe(standardText)
    }),
    { numRuns: 300, maxSkipsPerRun: 1000 },
  )
})
