import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canAfford } from '../cost/purchase.ts'
import { affordabilityOf } from '../cost/affordability.ts'
import { FACETS, facetMatcher, facetText } from './facets.ts'
import type { ListingQuery } from './listing-query.ts'
import { rangeInFull } from './ranges.ts'
import { LISTING_SORTS } from './sorting.ts'
import type { Project } from '../project/project.ts'
import { exampleProject, ownCosts } from '../project/sample.fixture.ts'
import { createListing } from './listing.ts'

const affords = (project: Project, query: ListingQuery): boolean => {
  const affordability = affordabilityOf(query)
  const purchase = ownCosts.purchase(project)
  return !affordability || (purchase !== undefined && canAfford(purchase, affordability))
}
const reaches = (
  { low = 0, high = Infinity }: { low?: number | undefined; high?: number | undefined } = {},
  { min = 0, max = Infinity },
) => low <= max && high >= min
const passes = (project: Project, query: ListingQuery): boolean =>
  (query.type === undefined || project.kind === query.type) &&
  reaches(project.price?.kind === 'range' ? project.price : {}, rangeInFull(query.budget)) &&
  reaches(project.area, rangeInFull(query.area)) &&
  affords(project, query) &&
  FACETS.every((facet) => {
    const text = facetText(facet.valuesOf(project))
    const chosen = query[facet.name]
    return chosen.length === 0 || chosen.some((value) => facetMatcher(facet, value)(text))
  })
const count = (projects: readonly Project[], query: ListingQuery) =>
  projects.filter((project) => passes(project, query)).length

const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const raw = fc.record({
  localities: some('Sector 8, Gurgaon', 'Sector 82, NH 8, Gurugram', 'Noida', 'Sector 8', 'Pune'),
  bedrooms: some('2 BHK', '3, 4 BHK', '4 BHK+', '14 BHK', 'Studio'),
  category: some('Residential Apartment', 'Studio Apartment', 'Commercial', 'Farm House'),
  projectStatus: some('New Launch', 'Under Construction (late)', 'Ready To move'),
  furnishing: some('Furnished', 'Semi-Furnished'),
  price: some('90 L', '1 Cr - 3 Cr', '2 Cr onwards', 'on request', 'up to 4 Cr'),
  area: some('900 sq.ft.', '1,000 - 3,000 sq.ft.', '2 acre'),
  possession: some('June 2027', 'May 2029'),
})
const catalogue = fc.array(fc.tuple(raw, fc.boolean(), fc.boolean()), { maxLength: 40 })
const choice = (name: string, ...values: string[]) =>
  fc.subarray(values).map((chosen) => chosen.map((value) => [name, value]))
const address = fc
  .tuple(
    choice('type', 'residential', 'commercial').map((chosen) => chosen.slice(0, 1)),
    choice('location', 'gurgaon', 'Sector 8', '8, Gurugram', 'Noida', 'Goa', 'Nowhere'),
    choice('bedrooms', '4 BHK', '2 BHK', 'Duplex'),
    choice('category', 'apartment', 'Commercial'),
    choice('status', 'New Launch', 'construction'),
    choice('furnishing', 'Furnished'),
    choice('budgetMax', '1', '2.5').map((chosen) => chosen.slice(0, 1)),
    choice('areaMin', '950', '5000').map((chosen) => chosen.slice(0, 1)),
    choice('emi', '60k', '1 lakh', 'none').map((chosen) => chosen.slice(0, 1)),
    choice('cash', '20 lakh', '50 lakh').map((chosen) => chosen.slice(0, 1)),
    choice('sort', 'price-asc', 'price-desc', 'rate-asc', 'newest').map((chosen) =>
      chosen.slice(0, 1),
    ),
  )
  .map((parts) => new URLSearchParams(parts.flat()))

test('the listing answers as the rule read project by project: matches, counts and order', () => {
  fc.assert(
    fc.property(catalogue, address, (rows, search) => {
      const all = rows.map(([fields, commercial], index) =>
        exampleProject(
          { id: String(index), kind: commercial ? 'commercial' : 'residential' },
          JSON.parse(JSON.stringify(fields)) as Partial<ProjectRecord>,
        ),
      )
      const page = all.filter((_, index) => rows[index]?.[2])
      const listing = createListing(all, ownCosts)
      const { query, total, items, facets, typeCounts } = listing.list(page, search)
      const { type: _, ...anyType } = query
      const key = LISTING_SORTS.find(({ value }) => value === query.sort)?.key

      const expected = page
        .filter((project) => passes(project, query))
        .toSorted((one, two) => {
          const [a = 0, b = 0] = [key?.(one, ownCosts), key?.(two, ownCosts)]
          return a === b ? 0 : a - b
        })
      expect(total).toBe(expected.length)
      expect(items).toEqual(expected.slice(0, 6))
      expect(listing.matching(page, query)).toEqual(
        page.filter((project) => passes(project, query)),
      )
      expect(typeCounts.all).toBe(count(page, anyType))
      for (const { name } of FACETS)
        for (const { value, count: found } of facets[name].options)
          expect([name, value, found]).toEqual([
            name,
            value,
            count(page, { ...query, [name]: [value] }),
          ])
    }),
    { numRuns: 300 },
  )
})
