import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  EMPTY_QUERY,
  listingSearch,
  parseListingQuery,
  rangeOf,
  toggleValue,
  withBounds,
  type ListingQuery,
} from './listing-query.ts'
import { byFacet, FACETS } from './facets.ts'
import { withUnit } from './range-units.ts'

const parse = (text: string) => parseListingQuery(new URLSearchParams(text))

test.each<[string, Partial<ListingQuery>]>([
  ['', {}],
  ['type=residential', { type: 'residential' }],
  ['type=Residential', {}],
  ['type=plots', {}],
  ['location=Gurgaon&location=Noida', { location: ['Gurgaon', 'Noida'] }],
  ['location=Gurugram', { location: ['Gurugram'] }],
  ['location=gurgaon&location=GURGAON', { location: ['gurgaon'] }],
  ['location=NH 8,  Gurgaon', { location: ['NH 8, Gurgaon'] }],
  ['location=sector+8', { location: ['sector 8'] }],
  ['location=', {}],
  ['category=Farm+House', { category: ['Farm House'] }],
  ['bedrooms=4+BHK', { bedrooms: ['4 BHK'] }],
  ['bedrooms=4+BHK%2B', { bedrooms: ['4 BHK+'] }],
  ['bedrooms=3bhk', { bedrooms: ['3bhk'] }],
  ['emi=50k&cash=₹ 20,00,000', { emi: 50_000, cash: 2_000_000 }],
  ['emi=1.5 lakh&cash=2.3 Cr', { emi: 150_000, cash: 23_000_000 }],
  ['emi=0&cash=0', { emi: 0, cash: 0 }],
  ['emi=1 cr&cash=1000 cr', { emi: 1e7, cash: 1e10 }],
  ['emi=-5&cash=some', { unread: { emi: '-5', cash: 'some' } }],
  ['emi=10000001&cash= ', { unread: { emi: '10000001' } }],
  ['budgetMin=2&budgetMax=5', { budgetMin: 2, budgetMax: 5 }],
  ['budgetMin=5&budgetMax=2', { budgetMin: 2, budgetMax: 5 }],
  ['budgetMin=2.5', { budgetMin: 2.5 }],
  ['budgetMin=1&budgetMax=500', {}],
  ['budgetMin=0.5&budgetMax=501', {}],
  ['budgetMin=two', {}],
  ['budgetMin=1e2', {}],
  ['budgetMin=-5', {}],
  ['budgetMin=', {}],
  ['budgetMin=50&budgetMax=90&budgetUnit=L', { budgetMin: 50, budgetMax: 90, budgetUnit: 'L' }],
  ['budgetUnit=cr', {}],
  ['areaMin=1000&areaMax=2000', { areaMin: 1000, areaMax: 2000 }],
  ['areaMin=100&areaMax=100000', {}],
  ['areaMin=99', {}],
  ['areaMin=150&areaUnit=sqyd', { areaMin: 150, areaUnit: 'sqyd' }],
  ['areaMin=0.5&areaMax=10&areaUnit=acre', { areaMin: 0.5, areaMax: 10, areaUnit: 'acre' }],
  ['areaMin=0.1&areaMax=100&areaUnit=acre', { areaUnit: 'acre' }],
  ['areaMin=1000&areaUnit=acre', { areaUnit: 'acre' }],
  ['areaUnit=sqm', {}],
  ['sort=price-asc', { sort: 'price-asc' }],
  ['sort=cheapest', {}],
  ['page=3', { page: 3 }],
  ['page=0', {}],
  ['page=-1', {}],
  ['page=1.5', {}],
  ['page=x', {}],
  ['utm_source=mail', {}],
])('?%s', (text, expected) => {
  expect(parse(text)).toEqual({ ...EMPTY_QUERY, ...expected })
})

describe("a developer's page", () => {
  test.each([
    ['budgetMax=100', undefined],
    ['budgetMax=200', undefined],
    ['budgetMax=99', 99],
  ])('?%s has the upper bound %s', (text, max) => {
    const query = parseListingQuery(new URLSearchParams(text), { scope: 'developer' })
    expect(query.budgetMax).toBe(max)
  })
})

test.each([
  ['', ''],
  ['page=1&sort=relevance&budgetUnit=Cr&areaUnit=sqft', ''],
  [
    'page=2&sort=newest&areaMax=2000&budgetMin=2&bedrooms=3+BHK&location=Gurgaon&type=commercial',
    '?type=commercial&location=Gurgaon&bedrooms=3+BHK&budgetMin=2&areaMax=2000&sort=newest&page=2',
  ],
  ['bedrooms=4+BHK%2B', '?bedrooms=4+BHK%2B'],
  ['budgetUnit=L', '?budgetUnit=L'],
  ['budgetMin=1', ''],
])('%s is written as %j', (text, search) => {
  expect(listingSearch(parse(text))).toBe(search)
})

test('a query survives its address', () => {
  const some = (values: readonly string[]) =>
    fc.uniqueArray(fc.constantFrom('Of the data', ...values), { maxLength: 3 })
  const options = Object.fromEntries(FACETS.map(({ name, fallback }) => [name, fallback]))
  const query = fc.record(
    {
      type: fc.constantFrom('residential' as const, 'commercial' as const),
      ...byFacet(({ name }) => some(options[name] ?? [])),
      budgetMin: fc.integer({ min: 11, max: 2000 }).map((tenths) => tenths / 10),
      budgetMax: fc.integer({ min: 2001, max: 4999 }).map((tenths) => tenths / 10),
      budgetUnit: fc.constantFrom('L' as const, 'Cr' as const),
      areaMin: fc.integer({ min: 101, max: 500 }),
      areaMax: fc.integer({ min: 501, max: 99_999 }),
      areaUnit: fc.constantFrom('sqft' as const, 'sqyd' as const),
      sort: fc.constantFrom('relevance' as const, 'newest' as const, 'price-asc' as const),
      page: fc.integer({ min: 1, max: 999 }),
    },
    {
      requiredKeys: [...FACETS.map(({ name }) => name), 'budgetUnit', 'areaUnit', 'sort', 'page'],
    },
  )
  fc.assert(
    fc.property(query, (query) => {
      expect(parse(listingSearch(query))).toEqual(query)
    }),
  )
})

test('toggling a value goes back to page 1', () => {
  const once = toggleValue(parse('bedrooms=3+BHK&page=3'), 'bedrooms', '4 BHK')
  expect(listingSearch(once)).toBe('?bedrooms=3+BHK&bedrooms=4+BHK')
  expect(listingSearch(toggleValue(once, 'bedrooms', '3 BHK'))).toBe('?bedrooms=4+BHK')
})

test.each([
  ['budgetMin=2.3', { min: 23_000_000 }],
  ['budgetMin=50&budgetMax=62.7&budgetUnit=L', { min: 5_000_000, max: 6_270_000 }],
  ['', {}],
])('the budget of ?%s is %j rupees', (text, budget) => {
  expect(rangeOf(parse(text), 'budget')).toEqual(budget)
})

test.each([
  ['areaMin=1000', { min: 1000 }],
  ['areaMin=150&areaMax=200&areaUnit=sqyd', { min: 1350, max: 1800 }],
  ['areaMax=2.5&areaUnit=acre', { max: 108_900 }],
])('the area of ?%s is %j square feet', (text, area) => {
  expect(rangeOf(parse(text), 'area')).toEqual(area)
})

test('an address with thousands of values is cut short', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `location=place${index}`).join('&')
  expect(parseListingQuery(new URLSearchParams(text)).location).toHaveLength(50)
})

test('other bounds keep the unit and go to page 1', () => {
  const chosen = parse('budgetMin=50&budgetMax=90&budgetUnit=L&page=4')
  expect(listingSearch(withBounds(chosen, 'budget', { max: 80 }))).toBe(
    '?budgetMax=80&budgetUnit=L',
  )
  expect(listingSearch(withBounds(chosen, 'area', { min: 900 }))).toBe(
    '?budgetMin=50&budgetMax=90&budgetUnit=L&areaMin=900',
  )
})

describe('another unit converts the range', () => {
  test.each([
    [
      'budgetMin=1.15&budgetMax=2.5&page=2',
      'L',
      '?budgetMin=115&budgetMax=250&budgetUnit=L',
      false,
    ],
    ['budgetMin=150&budgetMax=250&budgetUnit=L', 'Cr', '?budgetMin=1.5&budgetMax=2.5', false],
    // Beyond the other unit's limits the range becomes wider, never narrower.
    ['budgetMin=2&budgetMax=6', 'L', '?budgetMin=200&budgetUnit=L', true],
    ['budgetMin=6', 'L', '?budgetMin=500&budgetUnit=L', true],
    ['budgetMin=40&budgetMax=60&budgetUnit=L', 'Cr', '?budgetMax=1', true],
    ['', 'L', '?budgetUnit=L', false],
  ] as const)('?%s in %s is %s', (text, unit, search, widened) => {
    const converted = withUnit(parse(text), 'budget', unit, 'listing')
    expect(listingSearch(converted.query)).toBe(search)
    expect(converted.widened).toBe(widened)
  })

  test.each([
    ['areaMin=1800&areaMax=2700', 'sqyd', '?areaMin=200&areaMax=300&areaUnit=sqyd', false],
    // Rounded outward: 166.666 square yards are a little less than 1,500 square feet.
    ['areaMin=1500&areaMax=1600', 'sqyd', '?areaMin=166.666&areaMax=177.778&areaUnit=sqyd', false],
    [
      'areaMin=0.5&areaMax=2&areaUnit=acre',
      'sqyd',
      '?areaMin=2420&areaMax=9680&areaUnit=sqyd',
      false,
    ],
    ['areaMin=1500&areaMax=3000', 'acre', '?areaMax=0.1&areaUnit=acre', true],
  ] as const)('?%s in %s is %s', (text, unit, search, widened) => {
    const converted = withUnit(parse(text), 'area', unit, 'listing')
    expect(listingSearch(converted.query)).toBe(search)
    expect(converted.widened).toBe(widened)
  })
})
