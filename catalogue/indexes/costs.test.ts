import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { scaleData } from '../../tests/support/scale.ts'
import type { Catalogue } from '../catalogue.ts'
import { dataFolder, sampleFolder } from '../data-folder.fixture.ts'
import { loadCatalogue } from '../load/load.ts'

type Affordability = { emi?: number | undefined; cash?: number | undefined }

/** A share of a price in whole rupees, half up; by strings of digits, as no other code does it. */
const share = (price: number, percent: number): number =>
  Number((BigInt(price) * BigInt(Math.round(percent * 1000)) + 50_000n) / 100_000n)

/** Stamp duty and registration for a man, read anew from the states' figures. */
function duties(catalogue: Catalogue, city: string | undefined, price: number): number {
  const { charges } = catalogue
  if (!charges.ok) throw new Error('no charges')
  const state = charges.data.states.find(({ cities }) => cities.some((one) => one === city))
  if (!state) return 0
  const { stampDuty, surcharge, registration } = state
  const more = surcharge && price > surcharge.above ? surcharge.percent : 0
  const { percent = 0, max = Infinity, slabs } = registration
  const fee = slabs
    ? (slabs.find(({ upTo = Infinity }) => price <= upTo)?.fee ?? 0)
    : Math.min(share(price, percent), max)
  return share(price, stampDuty.man + more) + fee
}

/** What is owed after 20 years of an instalment, month by month. */
function owed(loan: number, emi: number): number {
  let left = loan
  for (let month = 0; month < 240; month += 1) left = left * (1 + 8.5 / 1200) - emi
  return left
}

/** The largest loan that an instalment pays back, found by halving. */
function largestLoan(emi: number): number {
  let [low, high] = [0, 2e9]
  while (high - low > 1e-5) {
    const middle = (low + high) / 2
    if (owed(middle, emi) <= 0) low = middle
    else high = middle
  }
  return low
}

function fits(price: number, charges: number, { emi, cash }: Affordability): boolean | 'close' {
  const most = 0.8 * price
  const payable = emi === undefined ? Infinity : largestLoan(emi)
  if (cash === undefined) return Math.abs(most - payable) < 1 ? 'close' : most < payable
  const needed = price - Math.min(most, payable) + charges
  return emi !== undefined && Math.abs(needed - cash) < 1 ? 'close' : needed <= cash + 1e-6
}

const catalogues: Catalogue[] = []
beforeAll(async () => {
  for (const folder of [sampleFolder, scaleData(600).folder])
    catalogues.push((await loadCatalogue(folder)).catalogue)
})

describe('what a buyer can afford', () => {
  const amount = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: undefined })

  test('every project of the sample and 600 generated ones, by a calculation of its own', () => {
    for (const catalogue of catalogues) {
      const least = catalogue.projects.map((project) => {
        const [first, ...others] = catalogue.unitsOf(project)
        if (!first) return undefined
        const unit = others.reduce((one, other) => (other.price < one.price ? other : one), first)
        const gst = share(unit.price, unit.gst?.percent ?? 0)
        return { price: unit.price, charges: gst + duties(catalogue, project.city, unit.price) }
      })
      expect(least.filter((one) => one).length).toBeGreaterThan(10)
      fc.assert(
        fc.property(amount(900_000), amount(90_000_000), (emi, cash) => {
          fc.pre(emi !== undefined || cash !== undefined)
          const search = new URLSearchParams()
          if (emi !== undefined) search.set('emi', String(emi))
          if (cash !== undefined) search.set('cash', String(cash))
          const { projects, listing } = catalogue
          const { query, unpriced } = listing.list(projects, search)
          const found = new Set(listing.matching(projects, query))
          const expected = least.map((one) => one && fits(one.price, one.charges, { emi, cash }))
          expect(
            projects
              .filter((_, index) => expected[index] !== 'close')
              .map((project) => found.has(project)),
          ).toEqual(expected.filter((one) => one !== 'close').map(Boolean))
          expect(unpriced).toBe(least.filter((one) => one === undefined).length)
        }),
        { numRuns: 25 },
      )
    }
  })

  test('the sums that are just enough, and a rupee less', () => {
    for (const catalogue of catalogues) {
      const { projects, listing } = catalogue
      for (const project of projects) {
        const units = catalogue.unitsOf(project)
        const price = Math.min(...units.map((unit) => unit.price))
        if (units.length !== 1 || price % 5 !== 0) continue
        const charges =
          share(price, units[0]?.gst?.percent ?? 0) + duties(catalogue, project.city, price)
        const has = (text: string) => listing.list([project], new URLSearchParams(text)).total === 1
        expect(has(`cash=${price / 5 + charges}`)).toBe(true)
        expect(has(`cash=${price / 5 + charges - 1}`)).toBe(false)
        // Nothing borrowed: zero is an amount.
        expect(has(`emi=0&cash=${price + charges}`)).toBe(true)
        expect(has(`emi=0&cash=${price + charges - 1}`)).toBe(false)
      }
    }
  })

  test('a city of no state: price and GST alone', async () => {
    const { catalogue } = await loadCatalogue(
      dataFolder({
        charges: ({ states, ...rest }) => ({
          ...rest,
          states: states.map((state) => ({ ...state, cities: [] })),
        }),
      }),
    )
    const project = catalogue.projects.find((one) => catalogue.unitsOf(one).length === 1)
    const [unit] = project ? catalogue.unitsOf(project) : []
    if (!project || !unit) throw new Error('the sample has no project of one unit')
    const needed = unit.price / 5 + share(unit.price, unit.gst?.percent ?? 0)
    const total = (cash: number) =>
      catalogue.listing.list([project], new URLSearchParams({ cash: String(cash) })).total
    expect([total(Math.ceil(needed)), total(Math.ceil(needed) - 1)]).toEqual([1, 0])
  })
})

test('the price of a square foot: of the carpet area, else of the area given, else as it is quoted', async () => {
  const record = (id: string, price: string, area: string) => ({ id, name: id, price, area })
  const { catalogue } = await loadCatalogue(
    dataFolder({
      residentialProjects: JSON.stringify({
        acme: [
          record('carpet', '1 Cr - 2 Cr', '2,000 sq.ft.'),
          record('given', '₹ 90 L onwards', 'Super area 1,500 - 1,800 sq.ft.'),
          record('yards', '₹ 45,000 per sq. yd.', '200 sq. yd.'),
          record('none', 'Price on Request', '900 sq.ft.'),
          record('to', 'up to 3 Cr', '900 sq.ft.'),
          record('no-area', '1 Cr', ''),
        ],
      }),
      commercialProjects: '{}',
      floorPlan: JSON.stringify([
        {
          id: 'carpet',
          floors: [
            { configuration: '3 BHK', carpetArea: '1,250 sq.ft.' },
            { configuration: '2 BHK', carpetArea: '1,000 sq.ft.' },
          ],
        },
      ]),
    }),
  )
  const { projects, rateOf, listing } = catalogue
  expect(projects.map((project) => rateOf(project))).toEqual([
    { rupees: 10_000, of: 'carpet area' },
    { rupees: 6000, of: 'super built-up area' },
    { rupees: 5000 },
    undefined,
    undefined,
    undefined,
  ])
  const { items } = listing.list(projects, new URLSearchParams('sort=rate-asc'))
  expect(items.map(({ id }) => id)).toEqual(['yards', 'given', 'carpet', 'none', 'to', 'no-area'])
})
