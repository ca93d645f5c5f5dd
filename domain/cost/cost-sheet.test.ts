import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Charges, StateCharges } from '../../schemas/generated/data.generated.ts'
import { costSheet, instalments, type Buyer } from './cost-sheet.ts'
import { chosenUnit, usablePrice } from './priced-unit.ts'
import { parsePrice } from '../price/parse-price.ts'

const { states, tds } = JSON.parse(readFileSync('data/charges.json', 'utf8')) as Charges

const stateOf = (id: string): StateCharges => {
  const state = states.find((one) => one.id === id)
  if (!state) throw new Error(`no state ${id}`)
  return state
}

const sheet = (price: number, percent: number, buyer: Buyer, state: string) =>
  costSheet({ price, gst: { percent, because: 'residential' } }, buyer, {
    state: stateOf(state),
    tds,
  })

describe('the cost sheet', () => {
  test.each([
    // Slab of ₹ 50,000 above ₹ 90 L.
    ['haryana', 'man', 29_000_000, 5, [1_450_000, 2_030_000, 50_000, 32_530_000]],
    ['haryana', 'woman', 5_000_000, 5, [250_000, 250_000, 25_000, 5_525_000]],
    ['haryana', 'joint', 5_000_001, 5, [250_000, 300_000, 30_000, 5_580_001]],
    // The surcharge counts above ₹ 25 L, not at it.
    ['delhi', 'man', 2_500_000, 0, [0, 150_000, 25_000, 2_675_000]],
    ['delhi', 'joint', 2_500_001, 0, [0, 150_000, 25_000, 2_675_001]],
    // One per cent, at most ₹ 30,000.
    ['maharashtra', 'woman', 2_999_950, 1, [30_000, 149_998, 30_000, 3_209_948]],
    ['maharashtra', 'man', 88_000_000, 5, [4_400_000, 5_280_000, 30_000, 97_710_000]],
  ] as const)('%s, %s, %i at %i %%', (state, buyer, price, percent, expected) => {
    const { gst: tax, stampDuty, registration, total } = sheet(price, percent, buyer, state)
    expect([tax?.amount, stampDuty?.amount, registration?.amount, total]).toEqual(expected)
  })

  test('says how much is deducted only above the limit', () => {
    expect(sheet(5_000_000, 5, 'man', 'haryana').tds).toBeUndefined()
    expect(sheet(5_000_050, 5, 'man', 'haryana').tds).toEqual({ percent: 1, amount: 50_001 })
  })
})

test('instalments add up to the price, whatever the plan, and the running total ends there', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 }),
      (price, thousandths) => {
        const percentages = thousandths.map((share) => share / 1000)
        const amounts = instalments(price, percentages)
        expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
        expect(amounts.at(-1)?.total).toBe(price)
        for (const [index, { amount }] of amounts.slice(0, -1).entries()) {
          const exact = BigInt(price) * BigInt(thousandths[index] ?? 0)
          expect(BigInt(amount)).toBe((exact + 50_000n) / 100_000n)
        }
      },
    ),
    { numRuns: 300 },
  )
})

describe('the price to calculate with', () => {
  test.each([
    ['₹ 1,23,45,678', { price: 12_345_678, from: false }],
    ['₹ 95 L – 1.4 Cr', { price: 9_500_000, from: true }],
    ['₹ 1.15 Cr onwards', { price: 11_500_000, from: true }],
    ['up to ₹ 2 Cr', undefined],
    ['₹ 12,500 per sq.ft.', undefined],
    ['Price on Request', undefined],
    ['fourteen kroner', undefined],
  ])('%s', (text, expected) => {
    expect(usablePrice(parsePrice(text))).toEqual(expected)
  })

  test('is that of the place asked for, else of the first one', () => {
    const units = [{ place: 2 }, { place: 5 }]
    expect(chosenUnit(units, 5)).toEqual({ place: 5 })
    expect(chosenUnit(units, 1)).toEqual({ place: 2 })
    expect(chosenUnit(units, undefined)).toEqual({ place: 2 })
    expect(chosenUnit([], 1)).toBeUndefined()
  })
})
