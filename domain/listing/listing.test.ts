import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import { describe, expect, test } from 'vitest'
import site from '../../data/site.json' with { type: 'json' }
import { sampleCities } from '../place/cities.fixture.ts'
import { FACETS } from './facets.ts'
import { listingSearch } from './listing-query.ts'
import { parsePrice } from '../price/parse-price.ts'
import { exampleProject, ownCosts, sampleProjects } from '../project/sample.fixture.ts'
import type { Project } from '../project/project.ts'
import { createListing, MAX_OPTIONS, type ListingAnswer } from './listing.ts'

const SAMPLE = { cities: sampleCities, offered: site.filterOptions }
const sample = createListing(sampleProjects, ownCosts, SAMPLE)
const list = (text: string) => sample.list(sampleProjects, new URLSearchParams(text))
const idsOf = ({ items }: ListingAnswer) => items.map(({ id }) => id)

test.each<[Partial<ProjectRecord>, string, boolean]>([
  [{ localities: 'Sector 82, NH 8, Gurgaon' }, 'location=Sector 82', true],
  [{ localities: 'Sector 53, Gurgaon' }, 'location=Sector 5', false],
  [{ localities: 'Sec-5, Sohna' }, 'location=sector 5.', true],
  [{ localities: 'Sector 113, Dwarka Expressway' }, 'location=Dwarka', false],
  [{ localities: 'Sector 113, Dwarka Expwy' }, 'location=dwarka expressway', true],
  [{ localities: 'Sector 9, Old Golf Course Lane' }, 'location=golf course lane', true],
  [{ localities: 'सेक्टर ८४, गुड़गाँव' }, 'location=Sector 84', true],
  [{ localities: 'सेक्टर ८४, गुड़गाँव' }, 'location=Gurgaon', true],
  [{ localities: 'Sector 84 (Gurgaon)' }, 'location=Gurgaon&location=Pune', true],
  [{ localities: 'Greater Noida' }, 'location=Noida', true],
  [{ localities: 'Mumbai Highway' }, 'location=Mumbai', false],
  [{ localities: 'Sector 82, NH 8, Gurugram' }, 'location=Gurgaon', true],
  [{ localities: 'Sector 82, NH 8, Gurgaon' }, 'location=Gurugram', true],
  [{ localities: 'Sector 82, NH 8, Gurgaon' }, 'location=NH 8, Gurgaon', true],
  [{ localities: 'Sector 82, NH 8, Gurgaon' }, 'location=nh 8,gurgaon', true],
  [{ localities: 'Sector 82\nNH 8\nGurgaon' }, 'location=Noida&location=NH 8', true],
  [{ localities: 'Sector 82, NH 8, Gurgaon' }, 'location=Noida', false],
  [{ category: 'Residential Apartment' }, 'category=apartment', true],
  [{ category: 'Studio Apartment' }, 'category=Residential Apartment', false],
  [{ projectStatus: 'Under Construction (Phase 2)' }, 'status=under construction', true],
  [{ furnishing: 'Semi-Furnished' }, 'furnishing=Furnished', false],
  [{ furnishing: 'Furnished' }, 'furnishing=furnished', true],
  [{ price: '95 L - 1.4 Cr' }, 'budgetMin=1.4', true],
  [{ price: '95 L - 1.4 Cr' }, 'budgetMin=1.5', false],
  [{ price: '95 L - 1.4 Cr' }, 'budgetMax=95&budgetUnit=L', true],
  [{ price: '95 L - 1.4 Cr' }, 'budgetMax=94.9&budgetUnit=L', false],
  [{ price: '1.15 Cr onwards' }, 'budgetMin=400', true],
  [{ price: '1.15 Cr onwards' }, 'budgetMax=1.1', false],
  [{ price: 'up to 2 Cr' }, 'budgetMax=1.1', true],
  [{ price: 'up to 2 Cr' }, 'budgetMin=3', false],
  [{ price: '12,500 per sq.ft.' }, 'budgetMin=400', true],
  [{ price: 'Price on Request' }, 'budgetMin=400', true],
  [{}, 'budgetMin=400', true],
  [{ area: '150 sq. yd. – 360 sq. yd.' }, 'areaMin=3240', true],
  [{ area: '150 sq. yd. – 360 sq. yd.' }, 'areaMin=3241', false],
  [{ area: '150 sq. yd. – 360 sq. yd.' }, 'areaMin=360&areaUnit=sqyd', true],
  [{ area: '600 sq.ft. onwards' }, 'areaMin=90000', true],
  [{ area: 'up to 900 sq.ft.' }, 'areaMin=1000', false],
  [{ area: '2.5 acre' }, 'areaMin=2.5&areaUnit=acre', true],
  [{}, 'areaMin=2000', true],
  // Four fifths take 69,426 a month.
  [{ price: '1 Cr' }, 'emi=69425', false],
  [{ price: '1 Cr' }, 'emi=₹50,000&cash=50 L', true],
  [{ price: '1 Cr' }, 'emi=50k&cash=40 L', false],
  [{ price: '1 Cr' }, 'emi=0', false],
  [{ price: '1 Cr' }, 'emi=-5&cash=a lot', true],
  [{ price: '1 Cr' }, 'emi=100000001&cash=1001 cr', true],
  [{ price: 'Price on Request' }, 'cash=1000 cr', false],
  [{}, 'type=residential', true],
  [{}, 'type=commercial', false],
])('%j passes ?%s: %s', (raw, text, passes) => {
  const one = [exampleProject({}, raw)]
  const { total } = createListing([...one, ...sampleProjects], ownCosts, SAMPLE).list(
    one,
    new URLSearchParams(text),
  )
  expect(total).toBe(Number(passes))
})

describe('the sample listing', () => {
  test.each([
    ['', 34],
    ['type=residential', 23],
    ['location=Noida&location=Delhi', 7],
    ['location=Dwarka Expressway, Gurgaon', 4],
    ['bedrooms=4 BHK', 12],
    ['status=New Launch', 7],
    ['type=residential&location=Gurgaon&bedrooms=3 BHK&status=Ready To move', 2],
    ['type=residential&location=Sector 54', 0],
    // What nothing could answer is no filter.
    ['location=Atlantis', 34],
    ['location=NH 8, Atlantis', 34],
  ])('?%s finds %s', (text, total) => {
    expect(list(text).total).toBe(total)
  })

  test('values take the spelling of the options, words of one stay as they are', () => {
    const { query } = list(
      'location=gurugram&location=SEC-84.&location=golf course&status=ready to move&bedrooms=3bhk',
    )
    expect(query).toMatchObject({
      location: ['Gurgaon', 'Sector 84', 'golf course'],
      status: ['Ready To move'],
      bedrooms: ['3 BHK'],
    })
  })
})

describe('what no project of a kind has', () => {
  test('is left out and said, and the toggle counts without it', () => {
    const all = list('bedrooms=4 BHK&location=Gurgaon')
    const commercial = list('type=commercial&bedrooms=4 BHK&location=Gurgaon')
    expect(commercial.dropped).toEqual(['4 BHK'])
    expect(listingSearch(commercial.query)).toBe('?type=commercial&location=Gurgaon')
    expect(commercial.total).toBe(list('type=commercial&location=Gurgaon').total)
    expect(all.dropped).toEqual([])
    expect(all.typeCounts.commercial).toBe(commercial.total)
    expect(all.typeCounts.residential).toBe(all.total)
  })

  test('is not what this page alone has not: a place without homes finds none', () => {
    expect(list('type=residential&location=Sector 54')).toMatchObject({ total: 0, dropped: [] })
  })
})

describe('options', () => {
  const values = (facet: keyof ListingAnswer['facets'], text = '') =>
    list(text).facets[facet].options.map(({ value }) => value)

  test('are the usual ones, then those of the data, each once', () => {
    expect(new Set(values('bedrooms'))).toEqual(
      new Set(['1 BHK', '2 BHK', '3 BHK', '4 BHK', '4 BHK+', 'Duplex', 'Studio']),
    )
    expect(values('status')).toEqual(['New Launch', 'Under Construction', 'Ready To move'])
    expect(values('category')).toContain('Luxury Independent Floors')
  })

  test('are those of the chosen kind, where kinds differ', () => {
    expect(values('category', 'type=commercial')).toEqual(['Commercial'])
    expect(values('bedrooms', 'type=commercial')).toEqual([])
    expect(values('bedrooms', 'type=residential')).toContain('Studio')
    expect(values('status', 'type=commercial')).toHaveLength(3)
  })

  test('places: the largest cities first, then by count', () => {
    const places = list('').facets.location.options
    const [cities, others] = [places.slice(0, 4), places.slice(4)]
    expect(cities.map(({ value }) => value)).toEqual(['Gurgaon', 'Noida', 'Mumbai', 'Delhi'])
    for (const part of [cities, others])
      expect(part).toEqual(part.toSorted((one, two) => two.count - one.count))
  })

  test('a part of the projects offers what those have', () => {
    const mumbai = sampleProjects.filter(({ city }) => city === 'mumbai')
    const { facets, available } = sample.list(mumbai, new URLSearchParams())
    expect(available).toBe(5)
    expect(facets.location.options.at(0)).toEqual({ value: 'Mumbai', count: 5 })
    for (const { name } of FACETS)
      expect(facets[name].options.filter(({ count }) => count === 0)).toEqual([])
    expect(sample.list([], new URLSearchParams()).facets.location).toEqual({
      options: [],
      total: 0,
    })
  })

  test('hundreds are cut, those that find something first', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      exampleProject({ id: String(index), localities: [`Ward ${index}`, 'Pune'] }),
    )
    const answer = createListing(many, ownCosts, SAMPLE).list(
      many,
      new URLSearchParams('location=Ward 299'),
    )
    expect(answer.facets.location.options).toHaveLength(MAX_OPTIONS)
    expect(answer.facets.location.options.at(0)).toEqual({ value: 'Pune', count: 300 })
    expect(answer.facets.location.total).toBeGreaterThan(300)
    expect(answer.query.location).toEqual(['Ward 299'])
    expect(idsOf(answer)).toEqual(['299'])
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
  const sorted = (of: readonly Project[], sort: string) =>
    idsOf(createListing(of, ownCosts, SAMPLE).list(of, new URLSearchParams({ sort })))

  test.each([
    ['relevance', ['request', 'two', 'one', 'two-again', 'rate']],
    ['price-asc', ['one', 'two', 'two-again', 'request', 'rate']],
    ['price-desc', ['two', 'two-again', 'one', 'request', 'rate']],
    ['rate-asc', ['rate', 'request', 'two', 'one', 'two-again']],
  ])('%s', (sort, ids) => {
    expect(sorted(projects, sort)).toEqual(ids)
  })

  test('newest: by stage, then by possession', () => {
    const stage = (id: string, projectStatus: string, possession: string) =>
      exampleProject({ id }, { projectStatus, possession })
    const stages = [
      stage('ready', 'Ready To move', 'Ready'),
      stage('building', 'Under Construction', 'December 2030'),
      stage('launch', 'New Launch', 'March 2028'),
      stage('later-launch', 'New Launch', 'June 2028'),
    ]
    expect(sorted(stages, 'newest')).toEqual(['later-launch', 'launch', 'building', 'ready'])
  })
})
