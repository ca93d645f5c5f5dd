import { expect, test } from 'vitest'
import { gstRate, type GstRate, type TaxedUnit } from './gst.ts'

const rates = {
  residential: 5,
  affordable: { percent: 1, maxPrice: 4_500_000, maxCarpetSqm: 60 },
  commercial: 12,
  readyOrLand: 0,
}

const home: TaxedUnit = {
  kind: 'residential',
  status: 'Under Construction',
  category: 'Residential Apartment',
  price: 4_500_000,
}
const shop = { kind: 'commercial', category: 'Commercial' } as const

test.each<[string, Partial<TaxedUnit>, GstRate['because']]>([
  ['a home', {}, 'residential'],
  ['a ready home, in other letters', { status: 'READY TO MOVE' }, 'ready'],
  ['land by its category', { category: 'Residential Land' }, 'land'],
  ['land by its configuration', { configuration: 'Plot 240 sq. yd.' }, 'land'],
  ['an island is no land', { configuration: 'Island Villa' }, 'residential'],
  ['an office', shop, 'commercial'],
  ['an SCO on its plot', { ...shop, configuration: 'SCO plot 120 sq. yd.' }, 'commercial'],
  ['an SCO among homes', { configuration: 'SCO 120 sq. yd.' }, 'commercial'],
  ['60 sq. m. of carpet area', { areas: { area: '60 sq. m. (carpet)' } }, 'affordable'],
  ['645 sq. ft. of it', { areas: { area: '645 sq.ft. carpet area' } }, 'affordable'],
  ['a larger one', { areas: { area: '646 sq.ft. carpet area' } }, 'residential'],
  ['a dearer one', { areas: { carpetArea: '600 sq.ft.' }, price: 4_500_001 }, 'residential'],
  ['own carpet area', { areas: { area: '900 sq.ft.', carpetArea: '640 sq. ft.' } }, 'affordable'],
  ['an area that may be super area', { areas: { area: '600 sq.ft.' } }, 'residential'],
])('%s', (_name, changes, because) => {
  const percent = { residential: 5, affordable: 1, commercial: 12, ready: 0, land: 0 }[because]
  expect(gstRate(rates, { ...home, ...changes })).toEqual({ percent, because })
})

test('without an affordable rate there is none', () => {
  const { affordable: _, ...others } = rates
  expect(gstRate(others, { ...home, areas: { area: '300 sq.ft. (carpet)' } }).percent).toBe(5)
})
