import { expect, test } from 'vitest'
import { gstRate, type Taxed } from './gst.ts'

const rates = {
  residential: 5,
  affordable: { percent: 1, maxPrice: 4_500_000, maxCarpetSqm: 60 },
  commercial: 12,
  readyOrLand: 0,
}

const home: Taxed = {
  kind: 'residential',
  status: 'Under Construction',
  category: 'Residential Apartment',
  price: 4_500_000,
}
const shop: Taxed = { ...home, kind: 'commercial', category: 'Commercial' }

test.each([
  ['a home', home, 5, 'residential'],
  ['a ready home', { ...home, status: 'Ready To move' }, 0, 'ready'],
  ['a ready shop, in other letters', { ...shop, status: 'READY TO MOVE' }, 0, 'ready'],
  ['land by its category', { ...home, category: 'Residential Land' }, 0, 'land'],
  ['land by its configuration', { ...home, configuration: 'Plot 240 sq. yd.' }, 0, 'land'],
  ['an island is no land', { ...home, configuration: 'Island Villa' }, 5, 'residential'],
  ['an office', shop, 12, 'commercial'],
  ['an SCO on its plot', { ...shop, configuration: 'SCO plot 120 sq. yd.' }, 12, 'commercial'],
  ['an SCO among homes', { ...home, configuration: 'SCO 120 sq. yd.' }, 12, 'commercial'],
  ['60 sq. m. of carpet area', { ...home, areas: { area: '60 sq. m. (carpet)' } }, 1, 'affordable'],
  [
    '645 sq. ft. of carpet area',
    { ...home, areas: { area: '645 sq.ft. carpet area' } },
    1,
    'affordable',
  ],
  ['a larger one', { ...home, areas: { area: '646 sq.ft. carpet area' } }, 5, 'residential'],
  [
    'a dearer one',
    { ...home, areas: { area: '600 sq.ft. (carpet)' }, price: 4_500_001 },
    5,
    'residential',
  ],
  [
    'its own carpet area',
    { ...home, areas: { area: '900 sq.ft.', carpetArea: '640 sq. ft.' } },
    1,
    'affordable',
  ],
  ['an area that may be super area', { ...home, areas: { area: '600 sq.ft.' } }, 5, 'residential'],
] as const)('%s', (_name, sold, percent, because) => {
  expect(gstRate(rates, sold)).toEqual({ percent, because })
})

test('without an affordable rate there is none', () => {
  const { affordable: _, ...others } = rates
  expect(gstRate(others, { ...home, areas: { area: '300 sq.ft. (carpet)' } }).percent).toBe(5)
})
