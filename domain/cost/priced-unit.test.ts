import { expect, test } from 'vitest'
import { unitLabels } from './priced-unit.ts'

const unit = (name: string, area: string, price: number) => ({
  place: 1,
  name,
  area,
  price,
  from: false,
})

test('units of one name are told apart by their areas, and those of one area by their prices', () => {
  expect(
    unitLabels([
      unit('3 BHK', '1,200 sq. ft.', 11_000_000),
      unit('3 BHK', '1,300 sq. ft.', 12_000_000),
      unit('3 BHK', '1,300 sq. ft.', 13_500_000),
      unit('Penthouse', '2,800 sq. ft.', 40_000_000),
    ]),
  ).toEqual([
    '3 BHK, 1,200 sq. ft.',
    '3 BHK, 1,300 sq. ft., ₹ 1.2 Cr',
    '3 BHK, 1,300 sq. ft., ₹ 1.35 Cr',
    'Penthouse',
  ])
})
