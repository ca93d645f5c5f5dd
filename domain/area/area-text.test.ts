import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseArea, parseCertainArea } from './area-text.ts'
import { standardAreaText } from './standard-area.ts'
import { areaAmountText } from './square-feet.ts'

const spellings = readFileSync('domain/area/area-spellings.txt', 'utf8')
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
  '1,850|2240|900|1|0.5|100000|sq.ft.|sqft|sq. yd.|gaj|sq m|acre|acres|-|–|to|,|/|and|&|+|onwards|from|starting|up to|carpet|super|built-up|area:|approx.|(carpet)|(1200 sqft)|Plot|Unit 3:|12|40*60|x|=|172 sq m|1.|floor|(|1/2|hectare|cents|terrace|with|*'.split(
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
    { numRuns: 200, maxSkipsPerRun: 1000 },
  )
})

test('a number of a plot, a floor or a list is never taken for a size', () => {
  const words = ['Plot', 'Unit', 'Floor', 'Phase', 'Tower', 'Type', 'Plot no.', 'Villa', '']
  const signs = [' ', ': ', ' - ', ', ', '. ', ') ', ' = ', '/', ' x ', '*', ' | ']
  const text = fc.tuple(
    fc.constantFrom(...words),
    fc.integer({ min: 1, max: 20 }),
    fc.constantFrom(...signs),
  )
  fc.assert(
    fc.property(text, ([word, number, sign]) => {
      expect([undefined, 1850]).toContain(parseArea(`${word} ${number}${sign}1850 sq ft`)?.low)
      expect(parseArea(`1850 sq ft${sign}${word} ${number}`)?.high ?? 1850).toBe(1850)
    }),
  )
})

test.each([
  ['1,850 sq. ft.', true],
  ['1,850 – 3,150 sq. ft. carpet area', true],
  ['Carpet area: 640 sq. ft.', true],
  ['1,540 sq. ft., 1,780 sq. ft.', false],
  ['1,015 sq. ft. + 260 sq. ft. terrace', false],
  ['approx. 1,200 sq. ft.', false],
  ['1,200 sq. ft. (with balcony)', false],
  ['40*60 sq ft', false],
])('%s is certain: %s', (text, isCertain) => {
  expect(parseCertainArea(text)).toEqual(isCertain ? parseArea(text) : undefined)
})

test('a text is read in time that grows with its length', () => {
  for (const filling of [' ', '\u00a0', '1 ', '1 sq ft ', '1, ', 'to ', '( ', '1 sq ft = ', '1*'])
    expect(parseArea(`1 ${filling.repeat(20_000 / filling.length)} x`)).toBeUndefined()
})
