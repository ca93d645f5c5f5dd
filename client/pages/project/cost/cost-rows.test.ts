import { expect, test } from 'vitest'
import { readOtherCharges, unitCharges } from '../../../../domain/cost/other-charges.ts'
import type { OtherCharge } from '../../../../schemas/generated/data.generated.ts'
import { chargeRow, otherChargesText } from './cost-rows.ts'

const AREAS = { area: '1,000 sq. ft.', carpetArea: '700 sq. ft.' }
const CLUB = { name: 'Club', amount: 150_000, gst: 18 }

const chargesOf = (list: readonly OtherCharge[]) =>
  unitCharges(readOtherCharges(list).charges, AREAS)

test.each<[what: string, charge: Partial<OtherCharge>, note: string, amount: string]>([
  ['a sum', { amount: '₹ 3.5 L', gst: 18, note: 'one bay' }, 'GST 18%, one bay', '₹ 3,50,000'],
  ['a range', { amount: '₹ 1.2 – 1.8 L' }, '', 'from ₹ 1,20,000'],
  [
    'a rate',
    { perSqft: 100, basis: 'carpet', refundable: true },
    'refundable, ₹ 100 per sq. ft. of carpet area',
    '₹ 70,000',
  ],
  [
    'a rate on an area that is not given',
    { perSqft: 55.5, basis: 'builtUp', gst: 5 },
    'GST 5%, not added, as that area is not given',
    '₹ 55.50 per sq. ft. of built-up area',
  ],
])('the row of %s', (_what, charge, note, amount) => {
  const [row] = chargesOf([{ name: 'Parking', ...charge }]).rows
  expect(row && chargeRow(row)).toEqual({ label: 'Parking', note, amount })
})

test.each<[what: string, list: OtherCharge[], text: string]>([
  ['of sums', [CLUB], '₹ 1,77,000 with their GST, 1.8% of the price'],
  ['without GST', [{ name: 'Club', amount: 150_000 }], '₹ 1,50,000, 1.5% of the price'],
  [
    'of which one is the least',
    [CLUB, { name: 'Meters', amount: '₹ 1 – 2 L' }],
    'at least ₹ 2,77,000 with their GST, 2.8% of the price',
  ],
  [
    'of which one cannot be added',
    [CLUB, { name: 'Fund', perSqft: 50, basis: 'builtUp' }],
    'at least ₹ 1,77,000 with their GST, 1.8% of the price',
  ],
  [
    'of which one is optional',
    [CLUB, { name: 'Kitchen', amount: '₹ 1 – 2 L', optional: true }],
    '₹ 1,77,000 with their GST, 1.8% of the price',
  ],
])('the sum %s', (_what, list, text) => {
  expect(otherChargesText(chargesOf(list), 10_000_000)).toBe(text)
})
