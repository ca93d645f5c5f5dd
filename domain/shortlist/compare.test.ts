import { describe, expect, test } from 'vitest'
import { parsePrice } from '../price/parse-price.ts'
import { comparedRows, type ComparedProject } from './compare.ts'

const one: ComparedProject = {
  priceText: '₹ 2.9 Cr – 4.75 Cr',
  price: parsePrice('₹ 2.9 Cr – 4.75 Cr'),
  rate: '₹ 15,676 – 15,079 of the area given',
  configurations: ['3 BHK, 1,850 sq.ft., ₹ 2.9 Cr'],
  status: 'Under Construction',
  possession: 'December 2028',
  type: 'Residential Apartment',
  amenities: ['Gym', 'Pool'],
  specifications: ['Marble'],
  places: ['Metro, 5 min'],
  plans: ['Down Payment Plan'],
}
const { possession: _, ...undated } = one
const other: ComparedProject = {
  ...undated,
  priceText: 'Price on Request',
  price: parsePrice('Price on Request'),
  rate: undefined,
  status: 'under construction',
  amenities: ['Gym', 'Park'],
}

const rowsOf = (...projects: ComparedProject[]) =>
  new Map(comparedRows(projects).map((row) => [row.label, row]))

describe('the rows', () => {
  test('are in one order, amenities as the union, and the same where all say the same or nothing', () => {
    const rows = rowsOf(one, other)
    expect([...rows.values()].map(({ label, same }) => [label, same])).toEqual([
      ['Price', false],
      ['Price per sq. ft.', false],
      ['Other charges', true],
      ['In all', true],
      ['Configurations', true],
      ['Status', true],
      ['Possession', false],
      ['RERA number', true],
      ['Type', true],
      ['Furnishing', true],
      ['Gym', true],
      ['Pool', false],
      ['Park', false],
      ['Specifications', true],
      ['Nearest places', true],
      ['Payment plans', true],
      ['EMI of 80% at 8.5% over 20 years', false],
    ])
    expect(rows.get('Pool')?.cells).toEqual([true, false])
    expect(rows.get('Possession')?.cells).toEqual([['December 2028'], []])
    expect(rows.get('EMI of 80% at 8.5% over 20 years')?.cells).toEqual([
      ['₹ 2,01,335 a month'],
      [],
    ])
  })

  test('never say that an amenity is missing where none are given', () => {
    const rows = rowsOf(one, { ...other, amenities: [] })
    expect(rows.get('Pool')?.cells).toEqual([true, []])
  })

  test('say nothing where the data only has words for nothing', () => {
    const rows = rowsOf({
      ...one,
      status: 'Status not available',
      priceText: 'Price not available',
    })
    expect(rows.get('Status')?.cells).toEqual([[]])
    expect(rows.get('Price')?.cells).toEqual([[]])
  })
})
