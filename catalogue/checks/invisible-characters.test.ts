import { expect, it } from 'vitest'
import { withInvisibleNamed } from './invisible-characters.ts'

it.each([
  ['Aravalli\u00A0Crest', 'Aravalli[no-break space]Crest'],
  ['crest-greens\u200B', 'crest-greens[zero-width space]'],
  ['\u0000', '[null character]'],
  ['\u001B[31mred\u009B0m', '[control character][31mred[control character]0m'],
  ['crest\u202Egreens\u2066', 'crest[right-to-left override]greens[invisible character]'],
  ['crest\u200Dgreens', 'crest[zero-width joiner]greens'],
  ['Aravalli Crest, ₹ 2.9 Cr – 4 Cr', 'Aravalli Crest, ₹ 2.9 Cr – 4 Cr'],
  // A joiner behind a virama is how the word is spelt.
  ['क्\u200Dष', 'क्\u200Dष'],
])('%j is written as %j', (text, written) => {
  expect(withInvisibleNamed(text)).toBe(written)
})
