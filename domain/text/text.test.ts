import { expect, test } from 'vitest'
import {
  collapseSpaces,
  distinctTexts,
  escapeMarkup,
  normalizeText,
  paragraphsOf,
  listAnd,
  presentText,
  titleCase,
  trimText,
} from './text.ts'

test.each([
  [' a  b\n\tc\u00a0d ', 'a b c d'],
  ['', ''],
])('collapses %j to %j', (text, collapsed) => {
  expect(collapseSpaces(text)).toBe(collapsed)
})

test.each([
  ['One\n\nTwo', ['One', 'Two']],
  ['One\r\n \r\nTwo', ['One', 'Two']],
  ['One\nof two lines\n', ['One of two lines']],
  ['\n\nOne\n\n\n\n', ['One']],
  ['', []],
])('the paragraphs of %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs)
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

/** Signs that nobody sees, by what they are. */
const INVISIBLE = {
  'white space': ' \t\r\n\u00a0\u1680\u2009\u202f\u205f\u3000\u2028\u2029',
  'of no width': '\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u180e\u2063',
  'directions of writing':
    '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  fillers: '\u115f\u1160\u3164\uffa0\u2800\u17b4\ufffc',
  'control and format signs': '\u0000\u001b\u0085\u206a\ufff9\ufe0f\u{e0001}\u{e0041}\u{1d173}',
}

test.each(Object.entries(INVISIBLE))('%s: no content at the ends of a text', (_name, signs) => {
  for (const sign of [...signs, signs]) {
    expect(trimText(sign)).toBe('')
    expect(trimText(`${sign}Asha ${sign} Rao${sign} ${sign}`)).toBe(`Asha ${sign} Rao`)
  }
})

test.each([
  ['a joiner within a name', 'श्री\u200dमान'],
  ['one that ends a Malayalam name', 'രാജന\u0d4d\u200d'],
  ['an emoji and its variant', 'Thanks ❤\ufe0f'],
])('%s stays', (_name, text) => {
  expect(trimText(`\u200b${text}\u200b`)).toBe(text)
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
