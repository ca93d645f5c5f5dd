import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { membersOf, sizeOf } from './number-sets.ts'
import { indexTexts } from './substring-index.ts'

function found(texts: readonly string[], wanted: string): number[] {
  const holders = indexTexts(texts.length, (at) => texts.slice(at, at + 1))(wanted)
  const places = membersOf(holders)
  expect(sizeOf(holders)).toBe(places.length)
  return places
}

test.each([
  ['ra', [0, 2]],
  ['a', [0, 1, 2]],
  ['aravalli', [0]],
  ['rav', [0]],
  ['xyz', []],
  ['valli ar', []],
  ['₹ 2', [3]],
  ['e gro', [2]],
  [' ', [2, 3]],
  ['', [0, 1, 2, 3, 4]],
])('%j stands in %j', (wanted, places) => {
  expect(found(['aravalli', 'a', 'orange grove', '₹ 2 cr', ''], wanted)).toEqual(places)
})

test('more texts than a word has bits', () => {
  const texts = Array.from({ length: 100 }, (_, index) => `crest ${index}`)
  expect(found(texts, 'crest 9')).toEqual([9, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99])
  expect(found(texts, '31')).toEqual([31])
  expect(found(texts, 't 3')).toHaveLength(11)
})

test('a holder has several texts, and holders share some', () => {
  const texts = [
    ['verdant', 'noida'],
    ['crest', 'noida'],
    ['verdant', 'verdant'],
  ]
  const find = indexTexts(texts.length, (at) => texts[at] ?? [])
  expect(membersOf(find('verd'))).toEqual([0, 2])
  expect(membersOf(find('noida'))).toEqual([0, 1])
  expect(membersOf(find('tn'))).toEqual([])
})

test('it finds what reading every text finds', () => {
  // Few letters, so that many texts have the pairs but not the whole; and letters of any script.
  const text = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ') }), fc.string())
  fc.assert(
    fc.property(fc.array(text, { maxLength: 70 }), text, (texts, wanted) => {
      const expected = texts.flatMap((one, index) => (one.includes(wanted) ? [index] : []))
      expect(found(texts, wanted)).toEqual(expected)
    }),
  )
})
