import { expect, test } from 'vitest'
import { corrector, editsBetween } from './corrections.ts'

const correct = corrector([
  ['The Aravalli Summit', 1],
  ['Golf Course Road', 1],
  ['Golf Course Extension Road', 1],
  ['Gurgaon', 1],
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
  ['kitten', 'sitting', undefined],
])('from %s to %s there are %s edits', (one, other, edits) => {
  expect(editsBetween(one, other, 2)).toBe(edits)
})
