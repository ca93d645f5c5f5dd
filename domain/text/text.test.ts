import { expect, test } from 'vitest'
import {
  collapseSpaces,
  pluralize,
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
  [1024, '1024'],
  [0, '0'],
  ['  ', undefined],
  [undefined, undefined],
  [null, undefined],
  [Number.NaN, undefined],
  [{}, undefined],
])('%j holds the text %j', (value, text) => {
  expect(presentText(value)).toBe(text)
})

test.each([
  ['golf-course--road', 'Golf Course Road'],
  ['PF-GGN-0188', 'PF GGN 0188'],
  ['indus arc', 'Indus Arc'],
  ['', ''],
])('%s in title case is %s', (text, title) => {
  expect(titleCase(text)).toBe(title)
})

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('%j joined is %s', (items, text) => {
  expect(listAnd(items)).toBe(text)
})

test('distinct texts keep their first spelling', () => {
  expect(distinctTexts(['Noida', ' NOIDA ', '', 'Delhi'])).toEqual(['Noida', 'Delhi'])
  expect(normalizeText(' New  Delhi ')).toBe('new delhi')
})

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [34, '34 files'],
])('%d pluralize is %s', (count, text) => {
  expect(pluralize(count, 'file')).toBe(text)
})

test('markup in a text is shown, not obeyed', () => {
  expect(escapeMarkup(`<a b="c" d='e'>&amp;`)).toBe(
    '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;',
  )
})
