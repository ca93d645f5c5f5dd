import { expect, test } from 'vitest'
import { countWords, spellCorrector } from './spell-corrector.ts'

const correct = spellCorrector(
  countWords(['The Aravalli Summit', 'Golf Course Road', 'Golf Course Extension Road', 'Gurgaon']),
)

test.each([
  ['sumit', 'summit'],
  ['corse', 'course'],
  ['gurgoan', 'gurgaon'],
  ['arvali', undefined],
  ['extention', 'extension'],
  ['extansoin', 'extension'],
  ['golf', undefined],
  ['gol', undefined],
  ['cours', undefined],
  ['rode', undefined],
  ['aravaly', undefined],
  ['12345', undefined],
  ['', undefined],
])('%s is meant to be %s', (typed, word) => {
  expect(correct(typed)).toBe(word)
})
