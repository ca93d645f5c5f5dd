import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../tests/support/any-text.ts'
import { printableText, typefaceRuns, unprintableLetters, type Family } from './printable-text.ts'

/** `devanagari शहर |text ½`. */
const runsOf = (text: string, first: Family): string =>
  typefaceRuns(printableText(text), first)
    .map(({ family, text }) => `${family} ${text}`)
    .join('|')

it.each<[text: string, first: Family, runs: string]>([
  ['Summit, ₹ 2.9 Cr – 4.75 Cr*', 'text', 'text Summit, ₹ 2.9 Cr – 4.75 Cr*'],
  ['Summit № ½', 'display', 'display Summit № ½'],
  ['शहर ½ ² → A', 'text', 'devanagari शहर |text ½ ² → A'],
  ['शहर ½ ² → A', 'display', 'devanagari शहर |display ½ ² |text → |display A'],
  ['№ ≈ 5, ₹ 2 Cr', 'text', 'display № ≈ |text 5, ₹ 2 Cr'],
  ['श्री कृष्ण विहार-2', 'text', 'devanagari श्री कृष्ण विहार|text -2'],
  // The joiner is what keeps the half letter.
  ['पक्\u200Dका A\u200DB', 'text', 'devanagari पक्\u200Dका |text AB'],
  ['Ph\u1EA1m a\u0323 e\u0331', 'text', 'text Ph|display ạ|text m |display ạ e\u0331'],
])('%s, in %s first', (text, first, runs) => {
  expect(runsOf(text, first)).toBe(runs)
  expect(unprintableLetters(text)).toEqual([])
})

it.each<[text: string, printed: string, missing: string]>([
  ['✓ ★ № ok', '№ ok', '✓★'],
  ['தமிழ் Homes', 'Homes', 'தமிழ்'],
  ['Homes ★ ✓ & more', 'Homes & more', '★✓'],
  ['Homes 🏠, two ★\nOne ✓', 'Homes, two\nOne', '🏠★✓'],
  ['①\n★\nOne\n✓', 'One', '①★✓'],
  ['👨\u200D👩\u200D👧 family', 'family', '👨👩👧'],
  ['1\uFE0F\u20E3 floor →\uFE0F 🇮🇳', '1 floor →', '\u20E3🇮🇳'],
  ['★\u0301 A', 'A', '★\u0301'],
  ['x\u0007y \uE132', 'xy', '\u0007\uE132'],
  ['★', '', '★'],
])('of %s is printed %s', (text, printed, missing) => {
  expect(printableText(text)).toBe(printed)
  expect(unprintableLetters(text)).toEqual([...new Set(missing)])
})

it('spaces and dashes of other kinds are printed as plain ones, signs that nobody sees are not', () => {
  const text = 'A\u2009B\u202FC\u00ADD\u200B, 3\u2011BHK\r\n5\u20126  ·  x\uFEFF'
  expect(printableText(text)).toBe('A B\u00A0CD, 3-BHK\n5–6  ·  x')
  expect(unprintableLetters(text)).toEqual([])
})

it('whatever is written, each printed letter is in a typeface', () => {
  const texts = anyText().map((text) => `${text} शहर`)
  fc.assert(
    fc.property(texts, fc.constantFrom('text', 'display', 'devanagari'), (text, first) => {
      const printed = printableText(text)
      const runs = typefaceRuns(printed, first)
      expect(runs.map((run) => run.text).join('')).toBe(printed)
      expect(printableText(printed)).toBe(printed)
    }),
  )
})
