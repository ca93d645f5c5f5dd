import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OtherCharge } from '../../schemas/generated/data.generated.ts'
import type { GivenAreas } from '../area/area-types.ts'
import { readOtherCharges, unitCharges } from './other-charges.ts'

const AREAS: GivenAreas = {
  area: '1,850 sq. ft.',
  carpetArea: '1,240 sq. ft.',
  superBuiltUpArea: '1,900 sq. ft.',
}

const chargesOf = (list: readonly OtherCharge[], areas: GivenAreas = AREAS) =>
  unitCharges(readOtherCharges(list).charges, areas)

describe('a list of charges', () => {
  test.each<[what: string, charge: Omit<OtherCharge, 'name'>, amount: number | undefined]>([
    ['a sum', { amount: 250_000 }, 250_000],
    ['a sum with paise', { amount: 1000.5 }, 1001],
    ['a price text', { amount: '₹ 3.5 L' }, 350_000],
    ['a sum in words', { amount: 'Rs. 2 lakh 50 thousand' }, 250_000],
    ['a small sum with its sign', { amount: '₹ 500' }, 500],
    ['nothing, which is an amount', { amount: 0 }, 0],
    ['a rate on the super built-up area', { perSqft: 150 }, 285_000],
    ['a rate on the carpet area', { perSqft: 99.99, basis: 'carpet' }, 123_988],
    ['a rate on an area that is not given', { perSqft: 150, basis: 'builtUp' }, undefined],
  ])('has %s', (_what, charge, amount) => {
    const { rows, total } = chargesOf([{ name: 'Club', ...charge }])
    expect([rows.map((row) => row.amount), total]).toEqual([[amount], amount ?? 0])
  })

  test.each<
    [area: GivenAreas, basis: OtherCharge['basis'], amount: number | undefined, of: string]
  >([
    [{ area: '240 sq. yd.' }, undefined, 216_000, 'the area given'],
    [{ area: '465 sq.ft. (carpet)' }, undefined, 46_500, 'carpet area'],
    [{ area: '465 sq.ft. (carpet)' }, 'carpet', 46_500, 'carpet area'],
    [{ area: '465 sq.ft. (carpet)' }, 'superBuiltUp', undefined, 'super built-up area'],
    [{ area: '1,000 – 1,200 sq. ft.' }, undefined, 100_000, 'the area given'],
    [{ area: 'up to 1,200 sq. ft.' }, undefined, undefined, 'the area given'],
    [{ area: 'Area not specified' }, undefined, undefined, 'the area given'],
    [{}, undefined, undefined, 'the area given'],
  ])('charges ₹ 100 for each square foot of %j on %s', (areas, basis, amount, of) => {
    const [row] = chargesOf([{ name: 'Club', perSqft: 100, ...(basis && { basis }) }], areas).rows
    expect([row?.amount, row?.rate?.of]).toEqual([amount, of])
  })

  test('adds what is refundable, leaves out what is optional, and rounds the GST once', () => {
    expect(
      chargesOf([
        { name: 'Club', amount: 103, gst: 18 },
        { name: 'Lift', amount: 103, gst: 18 },
        { name: 'Deposit', amount: 1000, refundable: true },
        { name: 'Second parking', amount: 5000, gst: 18, optional: true },
      ]),
    ).toEqual({
      rows: [
        { name: 'Club', amount: 103, gst: 18 },
        { name: 'Lift', amount: 103, gst: 18 },
        { name: 'Deposit', amount: 1000, refundable: true },
      ],
      optional: [{ name: 'Second parking', amount: 5000, gst: 18 }],
      // 37.08, and not 19 twice.
      gst: 37,
      total: 1243,
    })
  })

  test.each<[what: string, charge: Partial<OtherCharge>, property: string | undefined]>([
    ['neither', {}, undefined],
    ['an empty amount', { amount: ' ' }, undefined],
    ['both', { amount: 1, perSqft: 1 }, 'perSqft'],
    ['words for a sum', { amount: 'as applicable' }, 'amount'],
    ['a sum on request', { amount: 'Price on Request' }, 'amount'],
    ['a rate for a sum', { amount: '₹ 200 per sq. ft.' }, 'amount'],
    ['a small number of nobody knows what', { amount: '2.5' }, 'amount'],
    ['a sum below nothing', { amount: -1 }, 'amount'],
    ['a text below nothing', { amount: '-5,000' }, 'amount'],
    ['a rate of nothing', { perSqft: 0 }, 'perSqft'],
    ['a GST below nothing', { amount: 1, gst: -1 }, 'gst'],
    ['a GST that there is not', { amount: 1, gst: 28.5 }, 'gst'],
    ['a name again', { name: ' club  MEMBERSHIP', amount: 1 }, 'name'],
  ])('is read without the entry that has %s', (_what, charge, property) => {
    const given = [
      { name: 'Club membership', amount: 2000, gst: 28 },
      { name: 'Another', ...charge },
    ]
    const { charges, problems } = readOtherCharges(given)
    expect(charges.map(({ name }) => name)).toEqual(['Club membership'])
    expect(problems).toMatchObject([{ index: 1, ...(property && { property }) }])
  })
})

/** Rupees by fractions of whole numbers, half up, as no other code computes them. */
const wholeRupees = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator)

test('sums are those of fractions of whole numbers, to the rupee', () => {
  const charge = fc.record({
    hundredths: fc.integer({ min: 1, max: 50_000_000 }),
    isRate: fc.boolean(),
    tenthsOfGst: fc.integer({ min: 0, max: 280 }),
    basis: fc.constantFrom('carpet', 'superBuiltUp', undefined),
    optional: fc.boolean(),
  })
  const size = fc.integer({ min: 100, max: 9_999_999 })
  fc.assert(
    fc.property(fc.array(charge, { maxLength: 14 }), size, size, (list, carpet, area) => {
      const given = list.map(
        ({ hundredths, isRate, tenthsOfGst, basis, optional }, index): OtherCharge => ({
          name: `Charge ${index}`,
          ...(isRate ? { perSqft: hundredths / 100 } : { amount: hundredths }),
          ...(basis && { basis }),
          gst: tenthsOfGst / 10,
          optional,
        }),
      )
      const counted = list.filter(({ optional }) => !optional)
      const amounts = counted.map(({ hundredths, isRate, basis }) => {
        const tenthsOfFeet = BigInt(basis === 'carpet' ? carpet : area)
        return isRate ? wholeRupees(BigInt(hundredths) * tenthsOfFeet, 1000n) : BigInt(hundredths)
      })
      const tax = counted.reduce(
        (sum, { tenthsOfGst }, index) => sum + (amounts[index] ?? 0n) * BigInt(tenthsOfGst),
        0n,
      )
      const total = amounts.reduce((sum, amount) => sum + amount, 0n) + wholeRupees(tax, 1000n)
      const sums = chargesOf(given, {
        carpetArea: `${carpet / 10} sq. ft.`,
        superBuiltUpArea: `${area / 10} sq. ft.`,
      })
      expect(sums.rows.map(({ amount }) => BigInt(amount ?? -1))).toEqual(amounts)
      expect(BigInt(sums.total)).toBe(total)
    }),
    { numRuns: 500 },
  )
})
