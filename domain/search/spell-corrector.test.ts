import { expect, test } from 'vitest'
import { editsBetween, spellCorrector } from './spell-corrector.ts'

const correct = spellCorrector([
  'The Aravalli Summit',
  'Golf Course Road',
  'Golf Course Extension Road',
  'Gurgaon',
])

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

test.each([
  ['same', 'same', 0],
  ['form', 'from', 1],
  ['ab', 'abc', 1],
  ['farm', 'frames', 3],
  ['exnetsion', 'extension', 2],
  ['kitten', 'sitting', 3],
])('from %s to %s there are %s edits', (one, other, edits) => {
  expect(editsBetween(one, other, 2)).toBe(edits)
})
