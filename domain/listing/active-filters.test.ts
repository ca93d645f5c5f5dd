import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY, listingSearch, type ListingQuery } from './listing-query.ts'
import { activeFilters, withoutFilters } from './active-filters.ts'

const query = (changes: Partial<ListingQuery>): ListingQuery => ({ ...EMPTY_QUERY, ...changes })
const labels = (changes: Partial<ListingQuery>) =>
  activeFilters(query(changes)).map(({ label }) => label)

describe('activeFilters', () => {
  it('is empty where nothing is filtered, whatever order, type and page', () => {
    expect(labels({ sort: 'price-asc', type: 'commercial', page: 3 })).toEqual([])
  })

  it('has one entry for every chosen value', () => {
    expect(labels({ bedrooms: ['3 BHK', '4 BHK'], location: ['Gurgaon'] })).toEqual([
      'Gurgaon',
      '3 BHK',
      '4 BHK',
    ])
  })

  it('words open and closed ranges', () => {
    expect(labels({ budgetMin: 1, budgetMax: 2.5 })).toEqual(['₹ 1 Cr – ₹ 2.5 Cr'])
    expect(labels({ budgetMin: 50, budgetUnit: 'L' })).toEqual(['From ₹ 50 L'])
    expect(labels({ areaMax: 12_500 })).toEqual(['Up to 12,500 sq. ft.'])
    expect(labels({ areaMin: 1.5, areaMax: 4, areaUnit: 'acre' })).toEqual(['1.5 acres – 4 acres'])
    expect(labels({ areaMin: 166.66, areaUnit: 'sqyd' })).toEqual(['From 166.66 sq. yd.'])
  })

  it('words what can be spent', () => {
    expect(labels({ emi: 50_000, cash: 2_000_000 })).toEqual([
      '₹ 50,000 a month, ₹ 20 L of your own',
    ])
    expect(labels({ cash: 75_000 })).toEqual(['₹ 75,000 of your own'])
    expect(labels({ unread: { emi: 'lots' } })).toEqual([])
    const [one] = activeFilters(query({ emi: 0, unread: { cash: '?' }, budgetMax: 2, page: 3 }))
    expect(one && listingSearch(one.without)).toBe('?budgetMax=2')
  })

  it('leads to the first page of the query without the filter', () => {
    const filters = activeFilters(
      query({ location: ['Gurgaon', 'Sector 82'], budgetMax: 60, budgetUnit: 'L', page: 2 }),
    )
    expect(filters.map(({ without }) => listingSearch(without))).toEqual([
      '?location=Sector+82&budgetMax=60&budgetUnit=L',
      '?location=Gurgaon&budgetMax=60&budgetUnit=L',
      '?location=Gurgaon&location=Sector+82',
    ])
  })
})

it('withoutFilters keeps type and order', () => {
  const all = query({ type: 'residential', sort: 'newest', status: ['New Launch'], areaMin: 500 })
  expect(listingSearch(withoutFilters(all))).toBe('?type=residential&sort=newest')
})
