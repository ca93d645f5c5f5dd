import { describe, expect, test } from 'vitest'
import { applyListing, matchesFilters, sortProjects } from './filters.ts'
import { FALLBACK_OPTIONS, listingOptions } from './listing-options.ts'
import { parseListingQuery } from './listing-query.ts'
import { parsePrice } from '../price/price.ts'
import type { RawProject } from '../project/project.ts'
import { exampleProject, sampleProjects } from '../project/sample.fixture.ts'

const options = listingOptions(sampleProjects)
const list = (text: string) =>
  applyListing(sampleProjects, parseListingQuery(new URLSearchParams(text), { options }), options)

describe('a single filter', () => {
  test.each<[RawProject, string, boolean]>([
    [{ localities: 'Sector 82, NH 8, Gurgaon' }, 'location=Sector 8', true],
    [{ localities: 'Sector 82, NH 8, Gurgaon' }, 'location=gurgaon', true],
    [{ localities: 'Sector 82, NH 8, Gurugram' }, 'location=Gurgaon', true],
    [{ localities: 'Sector 82, NH 8, Gurgaon' }, 'location=Gurugram', true],
    [{ localities: 'Sector 82, NH 8, Gurgaon' }, 'location=NH 8, Gurgaon', true],
    [{ localities: 'Sector 82\nNH 8\nGurgaon' }, 'location=Noida&location=NH 8', true],
    [{ localities: 'Sector 82, NH 8, Gurgaon' }, 'location=Noida', false],
    [{}, 'location=not specified', false],
    [{ bedrooms: '3 BHK, 4.5 BHK' }, 'bedrooms=4 BHK', false],
    [{ bedrooms: '14 BHK' }, 'bedrooms=4 BHK', false],
    [{ bedrooms: '4 BHK%2B' }, 'bedrooms=4 BHK', true],
    [{ bedrooms: '3 BHK, 4 BHK' }, 'bedrooms=4 BHK', true],
    [{}, 'bedrooms=4 BHK', false],
    [{ category: 'Residential Apartment' }, 'category=apartment', true],
    [{ category: 'Studio Apartment' }, 'category=Residential Apartment', false],
    [{ propertyType: 'Commercial' }, 'category=Commercial', true],
    [{}, 'category=Unknown', false],
    [{ projectStatus: 'Under Construction (Phase 2)' }, 'status=under construction', true],
    [{}, 'status=available', false],
    [{ furnishing: 'Semi-Furnished' }, 'furnishing=Furnished', false],
    [{ furnishing: 'Furnished' }, 'furnishing=Furnished', true],
    [{}, 'furnishing=Furnished', false],
    [{ price: '95 L - 1.4 Cr' }, 'budgetMin=1.4', true],
    [{ price: '95 L - 1.4 Cr' }, 'budgetMin=1.5', false],
    [{ price: '95 L - 1.4 Cr' }, 'budgetMax=95&budgetUnit=L', true],
    [{ price: '95 L - 1.4 Cr' }, 'budgetMax=94.9&budgetUnit=L', false],
    [{ price: '1.15 Cr onwards' }, 'budgetMin=400', true],
    [{ price: '12,500 per sq.ft.' }, 'budgetMin=400', true],
    [{ price: 'Price on Request' }, 'budgetMin=400', true],
    [{ price: 'nonsense' }, 'budgetMin=400', true],
    [{}, 'budgetMin=400', true],
    [{ area: '150 sq. yd. – 360 sq. yd.' }, 'areaMin=3240', true],
    [{ area: '150 sq. yd. – 360 sq. yd.' }, 'areaMin=3241', false],
    [{ area: '150 sq. yd. – 360 sq. yd.' }, 'areaMin=360&areaUnit=sqyd', true],
    [{ area: '2.5 acre' }, 'areaMin=2.5&areaUnit=acre', true],
    [{ area: '2.5 acre' }, 'areaMin=2.6&areaUnit=acre', false],
    [{}, 'areaMin=2000', true],
    [{}, 'type=residential', true],
    [{}, 'type=commercial', false],
  ])('%j passes ?%s: %s', (raw, text, passes) => {
    const query = parseListingQuery(new URLSearchParams(text))
    const bedrooms =
      typeof raw.bedrooms === 'string' ? { bedrooms: decodeURIComponent(raw.bedrooms) } : {}
    expect(matchesFilters(exampleProject({}, { ...raw, ...bedrooms }), query)).toBe(passes)
  })
})

describe('the sample listing', () => {
  test.each([
    ['', 34],
    ['type=residential', 23],
    ['type=commercial', 11],
    ['location=Mumbai', 5],
    ['location=Noida&location=Delhi', 7],
    ['bedrooms=4 BHK', 12],
    ['bedrooms=Studio', 1],
    ['status=New Launch', 7],
    ['furnishing=Furnished', 2],
    ['type=residential&location=Gurgaon&bedrooms=3 BHK&status=Ready To move', 2],
    ['type=residential&location=Sector 54', 0],
    ['location=Atlantis', 34],
  ])('?%s finds %s', (text, total) => {
    expect(list(text).total).toBe(total)
  })

  test('every match passes, every other project does not', () => {
    const query = parseListingQuery(new URLSearchParams('budgetMax=2&bedrooms=3 BHK'), { options })
    const { matches } = applyListing(sampleProjects, query, options)
    expect(sampleProjects.filter((project) => matchesFilters(project, query))).toEqual(matches)
  })
})

describe('counts', () => {
  test('are what the listing finds when the option stands in for its own filter', () => {
    const { counts, typeCounts } = list(
      'type=residential&bedrooms=3 BHK&location=Gurgaon&budgetMax=4',
    )
    for (const option of options.status) {
      const found = list(
        `type=residential&bedrooms=3 BHK&location=Gurgaon&budgetMax=4&status=${option}`,
      )
      expect(counts.status[option]).toBe(found.total)
    }
    for (const option of options.location) {
      const found = list(`type=residential&bedrooms=3 BHK&budgetMax=4&location=${option}`)
      expect([option, counts.location[option]]).toEqual([option, found.total])
    }
    for (const option of options.bedrooms) {
      const text = `type=residential&location=Gurgaon&budgetMax=4&bedrooms=${encodeURIComponent(option)}`
      expect([option, counts.bedrooms[option]]).toEqual([option, list(text).total])
    }
    expect(typeCounts).toEqual({
      all: list('bedrooms=3 BHK&location=Gurgaon&budgetMax=4').total,
      residential: list('type=residential&bedrooms=3 BHK&location=Gurgaon&budgetMax=4').total,
      commercial: list('type=commercial&bedrooms=3 BHK&location=Gurgaon&budgetMax=4').total,
    })
  })
})

describe('order', () => {
  const priced = (id: string, price: string) => exampleProject({ id, price: parsePrice(price) })
  const projects = [
    priced('request', 'on request'),
    priced('two', '2 Cr - 9 Cr'),
    priced('one', '1 Cr'),
    priced('two-again', '2 Cr'),
    priced('rate', '12,500 psf'),
  ]

  test.each([
    ['relevance', ['request', 'two', 'one', 'two-again', 'rate']],
    ['price-asc', ['one', 'two', 'two-again', 'request', 'rate']],
    ['price-desc', ['two', 'two-again', 'one', 'request', 'rate']],
  ] as const)('%s', (sort, ids) => {
    expect(sortProjects(projects, sort).map((project) => project.id)).toEqual(ids)
  })

  test('newest: by stage, then by possession', () => {
    const stage = (id: string, projectStatus: string, possession: string) =>
      exampleProject({ id }, { projectStatus, possession })
    const sorted = sortProjects(
      [
        stage('ready', 'Ready To move', 'Ready'),
        stage('building', 'Under Construction', 'December 2030'),
        stage('launch', 'New Launch', 'March 2028'),
        stage('later-launch', 'New Launch', 'June 2028'),
      ],
      'newest',
    )
    expect(sorted.map((project) => project.id)).toEqual([
      'later-launch',
      'launch',
      'building',
      'ready',
    ])
  })
})

describe('options', () => {
  test('are the fallback ones first, then those of the data, each once', () => {
    expect(options.category).toEqual(FALLBACK_OPTIONS.category)
    expect(options.bedrooms).toEqual([...FALLBACK_OPTIONS.bedrooms, 'Studio'])
    expect(options.location.slice(0, 11)).toEqual(FALLBACK_OPTIONS.location)
    expect(new Set(options.location).size).toBe(options.location.length)
    expect(listingOptions([])).toEqual(FALLBACK_OPTIONS)
  })

  test('never hold a default that stands for nothing', () => {
    expect(listingOptions([exampleProject()])).toEqual(FALLBACK_OPTIONS)
  })
})
