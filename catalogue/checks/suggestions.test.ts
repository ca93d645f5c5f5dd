import { expect, test } from 'vitest'
import { createSuggester } from './suggestions.ts'

test.each<[text: string, known: string[], nearest: string | undefined, only: string | undefined]>([
  ['3 BHK', ['2 BHK', '4 BHK'], undefined, undefined],
  ['3 BHK', ['2 BHK'], undefined, undefined],
  ['3 BKH', ['3 BHK', '2 BHK'], '3 BHK', undefined],
  ['4.5 BHK', ['4 BHK', '45 BHK'], undefined, undefined],
  ['Sector 88B', ['Sector 88A', 'Sector 89'], undefined, undefined],
  ['Sectr 88b', ['Sector 88A', 'Sector 88B'], 'Sector 88B', 'Sector 88B'],
  ['hero/hero-1.jpg', ['hero/hero-01.jpg'], 'hero/hero-01.jpg', 'hero/hero-01.jpg'],
  ['Sector 55', ['Sector 54', 'Sector 5'], undefined, undefined],
  ['sector-54', ['Sector 54'], 'Sector 54', 'Sector 54'],
  ['PF-GGN-0113', ['PF-GGN-0118', 'PF-GGN-0054'], undefined, undefined],
  ['exteriors/tower-2.jpg', ['exteriors/tower-1.jpg'], undefined, undefined],
  // The digits of a bare number are its spelling; it is never exchanged without being asked.
  ['1078', ['1077', 'arc-skyvillas'], '1077', undefined],
  ['kadamba-height', ['kadamba-heights'], 'kadamba-heights', 'kadamba-heights'],
])('for %j among %j', (text, known, nearest, only) => {
  const suggest = createSuggester()
  expect(suggest.nearest(text, known)).toBe(nearest)
  expect(suggest.only(text, known)).toBe(only)
})
