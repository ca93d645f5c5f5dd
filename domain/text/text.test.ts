import { expect, test } from 'vitest'
import {
  collapseSpaces,
  distinctTexts,
  escapeMarkup,
  normalizeText,
  listAnd,
  presentText,
  titleCase,
} from './text.ts'

test.each([
  [' a  b\n\tc\u00a0d ', 'a b c d'],
  ['', ''],
])('collapses %j to %j', (text, collapsed) => {
  expect(collapseSpaces(text)).toBe(collapsed)
})

test.each([
  [' a ', 'a'],
  [0, '0'],
  ['  ', undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
  [{}, undefined],
])('%j holds the text %j', (value, text) => {
  expect(presentText(value)).toBe(text)
})

test.each([
  ['golf-course--road', 'Golf Course Road'],
  ['PF-GGN-0188', 'PF GGN 0188'],
  ['', ''],
])('%s in title case is %s', (text, title) => {
  expect(titleCase(text)).toBe(title)
})

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B', 'C'], 'A, B and C'],
])('%j joined is %s', (items, text) => {
  expect(listAnd(items)).toBe(text)
})

test('distinct texts keep their first spelling', () => {
  expect(distinctTexts(['Noida', ' NOIDA ', '', 'Delhi'])).toEqual(['Noida', 'Delhi'])
  expect(normalizeText(' New  Delhi ')).toBe('new delhi')
})

test('markup in a text is shown, not obeyed', () => {
  expect(escapeMarkup(`<a b="c" d='e'>&amp;`)).toBe(
    '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;',
  )
})
