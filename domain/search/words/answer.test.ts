import { expect, test } from 'vitest'
import { EMPTY_QUERY } from '../../listing/listing-query.ts'
import { describeFilters } from './answer.ts'

test.each([
  [
    { bedrooms: ['3 BHK'], budgetMax: 2, location: ['Sector 84'] },
    '3 BHK under ₹ 2 Cr in Sector 84',
  ],
  [
    { budgetMin: 90, budgetMax: 140, budgetUnit: 'L' as const, location: ['Delhi', 'Noida'] },
    'Projects from ₹ 90 L to ₹ 1.4 Cr in Delhi or Noida',
  ],
  [{ budgetMin: 100, budgetUnit: 'L' as const }, 'Projects above ₹ 1 Cr'],
  [{ budgetMax: 1.155 }, 'Projects under ₹ 1.155 Cr'],
  [{ areaMin: 1850, areaMax: 3150 }, 'Projects of 1,850 sq. ft. to 3,150 sq. ft.'],
  [{ areaMax: 1, areaUnit: 'acre' as const }, 'Projects of at most 1 acre'],
  [
    { budgetMax: 2, emi: 50_000, cash: 2_000_000 },
    'Projects under ₹ 2 Cr with ₹ 50,000 a month and ₹ 20 L of your own',
  ],
  [{ type: 'residential' as const }, 'Residential projects'],
  [
    { category: ['Residential Land'], areaMin: 200, areaUnit: 'sqyd' as const },
    'Residential Land of at least 200 sq. yd.',
  ],
  [
    { status: ['Ready To move'], bedrooms: ['2 BHK', '3 BHK'], budgetMin: 5 },
    'Ready To move, 2 BHK or 3 BHK above ₹ 5 Cr',
  ],
])('%o reads %s', (filters, text) => {
  expect(describeFilters({ ...EMPTY_QUERY, ...filters })).toBe(text)
})

test('a developer is named last', () => {
  expect(describeFilters(EMPTY_QUERY, { name: 'Aravalli Crest' })).toBe(
    'Projects by Aravalli Crest',
  )
})
