import { expect, test } from 'vitest'
import { countWords, spellCorrector } from './spell-corrector.ts'

const correct = spellCorrector({
  counts: countWords([
    'The Aravalli Summit, on the ridge',
    'Golf Course Road',
    'Golf Course Extension Road',
    'Gurgaon',
  ]),
  telling: 'aravalli summit golf course road extension gurgaon'.split(' '),
  names: ['gurgaon'],
})

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
  // A first letter is seldom mistyped: it is another one in a whole name only.
  ['fridge', undefined],
  ['wolf', undefined],
  ['urgaon', 'gurgaon'],
  ['xurgaon', 'gurgaon'],
])('%s is meant to be %s', (typed, word) => {
  expect(correct(typed, true)).toBe(word)
})

test('a word of a text is meant beside other words, and hardly by itself', () => {
  expect(correct('ridgy', true)).toBeUndefined()
  expect(correct('ridgy', false)).toBe('ridge')
})
