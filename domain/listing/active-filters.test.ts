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

  it.each<[Partial<ListingQuery>, string]>([
    [{ budget: { min: 1, max: 2.5, unit: 'Cr' } }, '₹ 1 Cr – ₹ 2.5 Cr'],
    [{ budget: { min: 50, unit: 'L' } }, 'From ₹ 50 L'],
    [{ area: { max: 12_500, unit: 'sqft' } }, 'Up to 12,500 sq. ft.'],
    [{ area: { min: 1.5, max: 4, unit: 'acre' } }, '1.5 acres – 4 acres'],
    [{ area: { min: 166.66, unit: 'sqyd' } }, 'From 166.66 sq. yd.'],
    [{ emi: 50_000, cash: 2_000_000 }, '₹ 50,000 a month, ₹ 20 L of your own'],
    [{ cash: 75_000 }, '₹ 75,000 of your own'],
  ])('words %j as %s', (changes, label) => {
    expect(labels(changes)).toEqual([label])
  })

  it('counts no text that is no amount', () => {
    expect(labels({ unread: { emi: 'lots' } })).toEqual([])
    const [one] = activeFilters(query({ emi: 0, unread: { cash: '?' }, status: ['New'], page: 3 }))
    expect(one && listingSearch(one.without)).toBe('?emi=0&cash=%3F')
  })

  it('leads to the first page of the query without the filter', () => {
    const filters = activeFilters(
      query({ location: ['Gurgaon', 'Sector 82'], budget: { max: 60, unit: 'L' }, page: 2 }),
    )
    expect(filters.map(({ without }) => listingSearch(without))).toEqual([
      '?location=Sector+82&budgetMax=60&budgetUnit=L',
      '?location=Gurgaon&budgetMax=60&budgetUnit=L',
      '?location=Gurgaon&location=Sector+82',
    ])
  })
})

it('withoutFilters keeps type and order', () => {
  const all = query({ type: 'residential', sort: 'newest', status: ['New Launch'], emi: 5 })
  expect(listingSearch(withoutFilters(all))).toBe('?type=residential&sort=newest')
})
