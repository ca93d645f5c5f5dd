import { beforeAll, describe, expect, test } from 'vitest'
import { scaleData } from '../../tests/support/scale.ts'
import type { Catalogue } from '../catalogue.ts'
import { sampleFolder } from '../data-folder.fixture.ts'
import { loaded } from '../../tests/support/loaded.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'

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

const catalogues: Catalogue[] = []
beforeAll(async () => {
  for (const folder of [sampleFolder, scaleData(600).folder])
    catalogues.push((await loadCatalogue(folder)).catalogue)
})

describe('what a buyer can afford', () => {
  test('the sums that are just enough, and a rupee less', () => {
    for (const catalogue of catalogues) {
      const { projects, listing } = catalogue
      for (const project of projects) {
        // What is sold out cannot be bought.
        const [unit] = catalogue
          .unitsOf(project)
          .filter(({ isSoldOut }) => !isSoldOut)
          .toSorted((a, b) => a.price - b.price)
        if (!unit || unit.price % 5 !== 0) continue
        const { price, gst } = unit
        const charges = share(price, gst?.percent ?? 0) + duties(catalogue, project.city, price)
        const has = (text: string) => listing.list([project], new URLSearchParams(text)).total === 1
        expect(has(`cash=${price / 5 + charges}`)).toBe(true)
        expect(has(`cash=${price / 5 + charges - 1}`)).toBe(false)
        // Nothing borrowed: zero is an amount.
        expect(has(`emi=0&cash=${price + charges}`)).toBe(true)
        expect(has(`emi=0&cash=${price + charges - 1}`)).toBe(false)
      }
      const unpriced = projects.filter((project) => catalogue.unitsOf(project).length === 0)
      expect(listing.list(projects, new URLSearchParams('emi=0')).unpriced).toBe(unpriced.length)
    }
  })

  test('a project that is sold out fits nobody, and is not one without a price', async () => {
    const { catalogue } = await loaded()
    const sold = catalogue.projects.filter(catalogue.isSoldOut)
    expect(sold.map(({ id }) => id)).toEqual(['arc-skyvillas'])
    const answer = catalogue.listing.list(sold, new URLSearchParams('cash=900 Cr'))
    expect([answer.total, answer.unpriced]).toEqual([0, 0])
    const all = catalogue.listing.list(catalogue.projects, new URLSearchParams('view=map'))
    expect(all.items.at(-1)?.id).toBe('arc-skyvillas')
    expect(all.items).toHaveLength(catalogue.projects.length)
  })

  test('a city of no state: price and GST alone', async () => {
    const { catalogue } = await loaded({
      charges: ({ states, ...rest }) => ({
        ...rest,
        states: states.map((state) => ({ ...state, cities: [] })),
      }),
    })
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
  const { catalogue } = await loaded({
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
  })
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

test('projects of one stage are found, sorted and taxed alike, however their status is worded', async () => {
  const statuses = [
    'Completed',
    'Ongoing',
    'Ready for possession',
    'Pre-launch',
    'Ready by May 2028',
  ]
  const { catalogue } = await loaded({
    residentialProjects: JSON.stringify({
      acme: statuses.map((projectStatus) => ({
        id: projectStatus,
        name: projectStatus,
        projectStatus,
        price: '₹ 1 Cr',
        reraNumber: 'X/1',
        localities: 'Gurgaon',
      })),
    }),
    commercialProjects: '{}',
  })
  const { projects, listing } = catalogue
  const found = (query: string) =>
    listing.list(projects, new URLSearchParams(query)).items.map(({ id }) => id)
  expect(found('status=Ready To move')).toEqual(['Completed', 'Ready for possession'])
  expect(found('status=Under Construction')).toEqual(['Ongoing', 'Ready by May 2028'])
  expect(found('status=New Launch')).toEqual(['Pre-launch'])
  expect(found('sort=newest')[0]).toBe('Pre-launch')
  const { options } = listing.list(projects, new URLSearchParams()).facets.status
  expect(options.slice(0, 3)).toEqual([
    { value: 'New Launch', count: 1 },
    { value: 'Under Construction', count: 2 },
    { value: 'Ready To move', count: 2 },
  ])
  const gst = projects.map((project) => catalogue.unitsOf(project)[0]?.gst?.percent)
  expect(gst).toEqual([0, 5, 0, 5, 5])
  // 20 lakh of a crore, 7 % stamp duty and 50,000 of registration; GST would be 5 lakh more.
  const fits = found('cash=2750000&emi=10000000')
  expect(fits).toEqual(['Completed', 'Ready for possession'])
})
