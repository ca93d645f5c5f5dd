import { expect, test } from 'vitest'
import { EMPTY_QUERY, listingSearch, toggleValue } from './listing-query.ts'
import { readListingQuery } from './read-listing-query.ts'
import { rangeInFull, withUnit, type ListingScope, type RangeUnit } from './range-units.ts'

const parse = (text: string, scope?: ListingScope) =>
  readListingQuery(new URLSearchParams(text), scope)

test.each([
  ['', ''],
  ['type=residential', '?type=residential'],
  ['type=Residential', ''],
  ['location=Gurgaon&location=Noida', '?location=Gurgaon&location=Noida'],
  ['location=gurgaon&location=GURGAON', '?location=gurgaon'],
  ['location=NH 8,  Gurgaon', '?location=NH+8%2C+Gurgaon'],
  ['location=', ''],
  ['bedrooms=4+BHK%2B', '?bedrooms=4+BHK%2B'],
  ['bedrooms=3bhk', '?bedrooms=3bhk'],
  ['emi=50k&cash=₹ 20,00,000', '?emi=50000&cash=2000000'],
  ['emi=0&cash=1000 cr', '?emi=0&cash=10000000000'],
  ['emi=10000001&cash= ', '?emi=10000001'],
  ['budgetMin=5&budgetMax=2', '?budgetMin=2&budgetMax=5'],
  ['budgetMin=2.5', '?budgetMin=2.5'],
  ['budgetMin=1&budgetMax=500', ''],
  // What is out of range or no amount filters nothing, and stays to be said.
  ['budgetMin=0.5&budgetMax=501', '?budgetMin=0.5&budgetMax=501'],
  ['budgetMin=cheap&budgetMax=2', '?budgetMin=cheap&budgetMax=2'],
  ['budgetMax=80 foo', '?budgetMax=80+foo'],
  ['budgetMax=-5 cr', '?budgetMax=-5+cr'],
  ['budgetMax=12000000&budgetUnit=Cr', '?budgetMax=12000000'],
  ['areaMin=12 bananas', '?areaMin=12+bananas'],
  // Amounts with a unit of their own.
  ['budgetMin=80 lakh', '?budgetMin=80&budgetUnit=L'],
  ['budgetMax=₹ 1,20,00,000', '?budgetMax=1.2'],
  ['budgetMin=80 lakh&budgetMax=1.2 cr', '?budgetMin=80&budgetMax=120&budgetUnit=L'],
  ['budgetMin=50 lakh&budgetMax=6', '?budgetMin=50+L&budgetMax=6'],
  ['budgetMin=50+L&budgetMax=6', '?budgetMin=50+L&budgetMax=6'],
  ['budgetMin=1 cr&budgetMax=1 crore 20 lakh', '?budgetMin=100&budgetMax=120&budgetUnit=L'],
  ['budgetMax=80 lakh&budgetMin=2', '?budgetMin=80&budgetMax=200&budgetUnit=L'],
  ['budgetMax=डेढ़ करोड़', '?budgetMax=1.5'],
  ['budgetMax=2 cr&budgetUnit=L', '?budgetMax=200&budgetUnit=L'],
  ['budgetMax=600 cr', '?budgetMax=600+cr'],
  // A bare number has the field's unit, in whatever digits or words.
  ['budgetMax=२', '?budgetMax=2'],
  ['budgetMax=dedh', '?budgetMax=1.5'],
  ['budgetMax=८०&budgetUnit=L', '?budgetMax=80&budgetUnit=L'],
  ['areaMin=1,200&areaMax=२०००', '?areaMin=1200&areaMax=2000'],
  ['areaMax=1/2&areaUnit=acre', '?areaMax=0.5&areaUnit=acre'],
  ['budgetMax=2,5', '?budgetMax=2%2C5'],
  ['budgetMax=1e1', '?budgetMax=1e1'],
  // Points for commas: hardly 50 rupees a month.
  ['emi=50.000&cash=20.00.000', '?emi=50.000&cash=20.00.000'],
  ['areaMin=200 gaj', '?areaMin=1800'],
  ['areaMin=1/2 acre&areaMax=10 acres', '?areaMin=0.5&areaMax=10&areaUnit=acre'],
  ['areaMin=500&areaMax=10 acres', '?areaMin=500&areaMax=10+acres'],
  ['budgetMin=50&budgetMax=90&budgetUnit=L', '?budgetMin=50&budgetMax=90&budgetUnit=L'],
  ['budgetUnit=cr', ''],
  ['budgetUnit=L', '?budgetUnit=L'],
  ['areaMin=100&areaMax=100000', ''],
  ['areaMin=99', '?areaMin=99'],
  ['areaMin=150&areaUnit=sqyd', '?areaMin=150&areaUnit=sqyd'],
  ['areaMin=0.1&areaMax=100&areaUnit=acre', '?areaUnit=acre'],
  ['areaMin=1000&areaUnit=acre', '?areaMin=1000&areaUnit=acre'],
  ['areaUnit=sqm', ''],
  ['sort=cheapest', ''],
  ['page=1&sort=relevance&budgetUnit=Cr&areaUnit=sqft', ''],
  ['page=0', ''],
  ['utm_source=mail', ''],
  // A map has no pages.
  ['page=3&view=map&sort=newest', '?sort=newest&view=map'],
  ['view=list&page=3', '?page=3'],
  [
    'page=2&sort=newest&areaMax=2000&budgetMin=2&bedrooms=3+BHK&location=Gurgaon&type=commercial',
    '?type=commercial&location=Gurgaon&bedrooms=3+BHK&budgetMin=2&areaMax=2000&sort=newest&page=2',
  ],
])('?%s is read as %j', (text, search) => {
  expect(listingSearch(parse(text))).toBe(search)
})

test('what is no amount stays, but is none', () => {
  expect(parse('emi=-5&cash=2000000')).toEqual({
    ...EMPTY_QUERY,
    cash: 2_000_000,
    unread: { emi: '-5' },
  })
})

test.each([
  ['budgetMax=100', undefined],
  ['budgetMax=200', undefined],
  ['budgetMax=99', 99],
])("on a developer's page ?%s has the upper bound %s", (text, max) => {
  expect(parse(text, 'developer').budget.max).toBe(max)
})

test('toggling a value goes back to page 1', () => {
  const once = toggleValue(parse('bedrooms=3+BHK&page=3'), 'bedrooms', '4 BHK')
  expect(listingSearch(once)).toBe('?bedrooms=3+BHK&bedrooms=4+BHK')
  expect(listingSearch(toggleValue(once, 'bedrooms', '3 BHK'))).toBe('?bedrooms=4+BHK')
})

test.each([
  ['budgetMin=2.3', 'budget', { min: 23_000_000 }],
  ['budgetMin=50&budgetMax=62.7&budgetUnit=L', 'budget', { min: 5_000_000, max: 6_270_000 }],
  ['areaMin=150&areaMax=200&areaUnit=sqyd', 'area', { min: 1350, max: 1800 }],
  ['areaMax=2.5&areaUnit=acre', 'area', { max: 108_900 }],
  ['', 'area', {}],
] as const)('?%s in rupees or square feet: %s %j', (text, name, bounds) => {
  expect(rangeInFull(parse(text)[name])).toEqual(bounds)
})

test('an address with thousands of values is cut short', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `location=place${index}`).join('&')
  expect(readListingQuery(new URLSearchParams(text)).location).toHaveLength(50)
})

test.each<[string, 'budget' | 'area', RangeUnit, string, boolean?]>([
  ['budgetMin=1.15&budgetMax=2.5', 'budget', 'L', '?budgetMin=115&budgetMax=250&budgetUnit=L'],
  ['budgetMin=150&budgetMax=250&budgetUnit=L', 'budget', 'Cr', '?budgetMin=1.5&budgetMax=2.5'],
  ['', 'budget', 'L', '?budgetUnit=L'],
  ['areaMin=1800&areaMax=2700', 'area', 'sqyd', '?areaMin=200&areaMax=300&areaUnit=sqyd'],
  // Rounded outward: 166.666 square yards are a little less than 1,500 square feet.
  ['areaMin=1500&areaMax=1600', 'area', 'sqyd', '?areaMin=166.666&areaMax=177.778&areaUnit=sqyd'],
  [
    'areaMin=0.5&areaMax=2&areaUnit=acre',
    'area',
    'sqyd',
    '?areaMin=2420&areaMax=9680&areaUnit=sqyd',
  ],
  // Beyond the other unit's limits the range becomes wider, never narrower.
  ['budgetMin=2&budgetMax=6', 'budget', 'L', '?budgetMin=200&budgetUnit=L', true],
  ['budgetMin=6', 'budget', 'L', '?budgetMin=500&budgetUnit=L', true],
  ['budgetMin=40&budgetMax=60&budgetUnit=L', 'budget', 'Cr', '?budgetMax=1', true],
  ['areaMin=1500&areaMax=3000', 'area', 'acre', '?areaMax=0.1&areaUnit=acre', true],
])('?%s: %s in %s is %s', (text, name, unit, search, isWidened) => {
  const query = parse(text)
  const { range, widened } = withUnit(query[name], unit, 'listing')
  expect(listingSearch({ ...query, [name]: range })).toBe(search)
  expect(widened).toBe(isWidened ?? false)
})
