import { expect, test } from 'vitest'
import { tokensOf } from './amount-tokens.ts'

test.each([
  ['3bhk under 2cr', ['3', 'bhk', 'under', '2', 'cr']],
  ['Rs. 50,000/-', ['₹', '50000']],
  ['Rs.2.5', ['₹', '2.5']],
  ['200–250 GAJ', ['200', '-', '250', 'gaj']],
  ['१२ लाख', ['12', 'लाख']],
  ['1540,1780', ['1540', ',', '1780']],
  ['sq. ft.', ['sq', 'ft']],
  ['', []],
])('the words of %j are %j', (text, words) => {
  expect(tokensOf(text).map((token) => token.text)).toEqual(words)
})

test.each([
  ['1,50,000', [150_000]],
  ['84,85', [84, undefined, 85]],
  ['½', [0.5]],
  ['dhai', [2.5]],
])('the numbers in %j are %j', (text, numbers) => {
  expect(tokensOf(text).map((token) => token.number)).toEqual(numbers)
})
