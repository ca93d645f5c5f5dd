import { expect, test } from 'vitest'
import { highlightParts } from './HighlightedText.tsx'

/** The text with brackets around what is marked. */
const marked = (text: string, query: string) =>
  highlightParts(text, query)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Sector 65, Gurgaon', 'sector 65', '[Sector 65], Gurgaon'],
  ['Sector 65, Gurgaon', ' GURGAON ', 'Sector 65, [Gurgaon]'],
  ['Sector 65 and Sector 66', 'sector', '[Sector] 65 and [Sector] 66'],
  ['4 BHK+ (corner)', 'bhk+ (', '4 [BHK+ (]corner)'],
  ['a.b', '.', 'a[.]b'],
  ['Duplex – 5 BHK', 'duplex - 5', '[Duplex – 5] BHK'],
  ['Buyer’s guide', "buyer's", '[Buyer’s] guide'],
  ['Sector  65', 'sector 65', '[Sector  65]'],
  ['Verdant 53', 'meridian', 'Verdant 53'],
  ['Verdant 53', '', 'Verdant 53'],
])('in %j, %j is marked', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})
