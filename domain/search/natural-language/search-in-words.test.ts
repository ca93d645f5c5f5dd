import { expect, test } from 'vitest'
import { FACETS } from '../../listing/facets.ts'
import { EMPTY_QUERY, type ListingQuery } from '../../listing/listing-query.ts'
import { describeFilters } from './search-in-words.ts'

test.each<[Partial<ListingQuery>, string]>([
  [
    { bedrooms: ['3 BHK'], budget: { max: 2, unit: 'Cr' }, location: ['Sector 84'] },
    '3 BHK under ₹ 2 Cr in Sector 84',
  ],
  [
    { budget: { min: 90, max: 140, unit: 'L' }, location: ['Delhi', 'Noida'] },
    'Projects from ₹ 90 L to ₹ 1.4 Cr in Delhi or Noida',
  ],
  [{ budget: { min: 100, unit: 'L' } }, 'Projects above ₹ 1 Cr'],
  [{ budget: { max: 1.155, unit: 'Cr' } }, 'Projects under ₹ 1.155 Cr'],
  [{ area: { min: 1850, max: 3150, unit: 'sqft' } }, 'Projects of 1,850 sq. ft. to 3,150 sq. ft.'],
  [{ area: { max: 1, unit: 'acre' } }, 'Projects of at most 1 acre'],
  [
    { budget: { max: 2, unit: 'Cr' }, emi: 50_000, cash: 2_000_000 },
    'Projects under ₹ 2 Cr with ₹ 50,000 a month and ₹ 20 L of your own',
  ],
  [{ type: 'residential' }, 'Residential projects'],
  [
    { category: ['Residential Land'], area: { min: 200, unit: 'sqyd' } },
    'Residential Land of at least 200 sq. yd.',
  ],
  [
    { status: ['Ready To move'], bedrooms: ['2 BHK', '3 BHK'], budget: { min: 5, unit: 'Cr' } },
    'Ready To move, 2 BHK or 3 BHK above ₹ 5 Cr',
  ],
])('%o reads %s', (filters, text) => {
  expect(describeFilters({ ...EMPTY_QUERY, ...filters })).toBe(text)
})

test.each(FACETS.map(({ name }) => name))('a chosen value of %s is named', (name) => {
  expect(describeFilters({ ...EMPTY_QUERY, [name]: ['Chosen'] })).toContain('Chosen')
})

test('a developer is named last', () => {
  expect(describeFilters(EMPTY_QUERY, { name: 'Aravalli Crest' })).toBe(
    'Projects by Aravalli Crest',
  )
})
