import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSlug, looseKey } from './slug.ts'

test.each([
  ['Aravalli Crest', 'aravalli-crest'],
  ['Harbour & Vale', 'harbour-and-vale'],
  [' harbour  and vale', 'harbour-and-vale'],
  ['Tamarind Land Co.', 'tamarind-land-co'],
  ['Indus – Arc', 'indus-arc'],
  ['-- Indus_Arc --', 'indusarc'],
  ['Château Étoile', 'chateau-etoile'],
  ['Non\u00a0breaking\u2011hyphen', 'non-breaking-hyphen'],
  ['İstanbul Yapı', 'istanbul-yap'],
  ['D’Souza & Sons (P) Ltd.', 'dsouza-and-sons-p-ltd'],
  ['ﬁrst Homes', 'first-homes'],
  ['हिन्दी', ''],
])('%j has the slug %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

// Everything up to the general punctuation: Latin, marks, Indic scripts, spaces, dashes, signs.
const letter = fc.integer({ min: 0, max: 0x20ff }).map((code) => String.fromCodePoint(code))

test('a slug is its own slug and holds nothing but a-z, 0-9 and single hyphens inside', () => {
  fc.assert(
    fc.property(
      fc.array(letter).map((letters) => letters.join('')),
      (name) => {
        const slug = toSlug(name)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(toSlug(slug)).toBe(slug)
      },
    ),
  )
})

test.each([
  ['Indus-Arc', 'indusarc'],
  ['indus arc', 'indusarc'],
])('%s is compared as %s', (key, loose) => {
  expect(looseKey(key)).toBe(loose)
})
