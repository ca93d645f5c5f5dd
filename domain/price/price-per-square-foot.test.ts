import { expect, test } from 'vitest'
import type { GivenAreas } from '../area/area-types.ts'
import { parsePrice } from './parse-price.ts'
import { rateOf } from './price-per-square-foot.ts'

test.each<[string, GivenAreas, string | undefined]>([
  ['₹ 2.9 Cr', { area: '1,850 sq. ft.', carpetArea: '1,160 sq. ft.' }, '₹ 25,000 of carpet area'],
  ['₹ 2.9 Cr', { area: '1,160 sq. ft.' }, '₹ 25,000 of the area given'],
  ['₹ 2.9 Cr', { area: '1,160 sq. ft. super' }, '₹ 25,000 of super built-up area'],
  ['₹ 2.9 Cr', { area: '1,160 sq. ft. carpet area' }, '₹ 25,000 of carpet area'],
  ['₹ 2.9 Cr', { area: '1,160 sq. ft.', carpetArea: 'soon' }, '₹ 25,000 of the area given'],
  ['₹ 1 Cr – 2 Cr', { area: '1,000 – 1,600 sq. ft.' }, '₹ 10,000 – 12,500 of the area given'],
  ['₹ 1 Cr – 1.2 Cr', { area: '1,000 – 1,600 sq. ft.' }, '₹ 7,500 – 10,000 of the area given'],
  ['₹ 3 Cr', { area: '240 sq. yd.' }, '₹ 13,889 of the area given'],
  ['₹ 1.15 Cr onwards', { area: '1,000 sq.ft.' }, undefined],
  ['₹ 12,500 per sq.ft.', { area: '1,000 sq.ft.' }, undefined],
  ['₹ 1 Cr', { area: '600 sq.ft. onwards' }, undefined],
  ['₹ 1 Cr', { area: 'large' }, undefined],
  ['Price on Request', { area: '1,160 sq. ft.' }, undefined],
  ['₹ 2.9 Cr', {}, undefined],
])('the rate of %s and %j', (price, areas, text) => {
  const found = rateOf(parsePrice(price), areas)
  expect(found && `${found.rate} of ${found.of}`).toBe(text)
})
