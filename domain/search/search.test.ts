import { describe, expect, test } from 'vitest'
import companies from '../../data/companyData.json' with { type: 'json' }
import developers from '../../data/leadingRealEstateDevelopers.json' with { type: 'json' }
import localities from '../../data/topLocalities.json' with { type: 'json' }
import site from '../../data/site.json' with { type: 'json' }
import { sampleCities } from '../place/cities.fixture.ts'
import { sitePages } from './site-pages.ts'
import { exampleProject, sampleProjects } from '../project/sample.fixture.ts'
import { FIRST, listMatches, type Listed } from './search-answer.ts'
import type { SearchSource } from './search-entries.ts'
import { buildSearch } from './search.ts'

const empty: SearchSource = {
  cities: sampleCities,
  pages: [],
  projects: [],
  trending: [],
  developers: [],
  companies: [],
  localities: [],
  services: [],
}

const texts = buildSearch({
  cities: sampleCities,
  pages: sitePages(site.cities),
  projects: sampleProjects,
  trending: [
    {
      name: 'Saffron Bay',
      priceText: 'Price on Request',
      place: 'Worli, Mumbai',
      developer: 'Saffron Spaces',
      description: 'A slim tower by the sea.',
    },
  ],
  developers: developers.map(({ id, name, description }) => ({ slug: id, name, description })),
  companies: companies.map(({ id, name, location }) => ({ slug: id, name, location })),
  localities: localities.map(({ id, name, city }) => ({ id, name, city })),
  services: [{ id: 'home-loan', name: 'Home Loan', summary: 'One application, several banks.' }],
})

const searchIn =
  (texts: ReturnType<typeof buildSearch>) =>
  (query: string, listed: Listed = FIRST) =>
    listMatches(texts.search(query), listed)

const search = searchIn(texts)

const items = (query: string) => search(query).groups.flatMap((group) => group.items)

test.each([
  ['the aravalli summit', ['The Aravalli Summit']],
  ['the', []],
  ['verdant fifty three', ['Verdant 53']],
  ['  THE   Aravalli summit ', ['The Aravalli Summit']],
  ['PF-GGN-0188', []], // ids are not among the texts searched
  ['worli sea face', ['Worli Sea Face', 'Saffron Bay']],
  ['1,150 - 2,600 sq', ['Meridian One']],
  ['one application', ['Home Loan']],
  ['slim tower', ['Saffron Bay']],
  ['price not available', []],
])('%j finds %j', (query, titles) => {
  expect(items(query).map((item) => item.title)).toEqual(titles)
})

const places: SearchSource = {
  ...empty,
  projects: [
    ['Sector 82, NH 8, Gurgaon', 'Eighty-two'],
    ['Sec-5, Sohna', 'Five'],
    ['Sector 53, Gurgaon', 'Fifty-three'],
    ['Sector 88A, Gurgaon', 'Eighty-eight'],
    ['अरावली हिल्स, गुड़गाँव', 'Hills'],
  ].map(([localities = '', name = '']) =>
    exampleProject({ id: name, name }, { localities, area: '1,850 sq. ft.' }),
  ),
}
const atPlaces = buildSearch(places)

test.each([
  ['sector 5', ['Five'], undefined],
  ['SEC. 5', ['Five'], undefined],
  ['sector 53', ['Fifty-three'], undefined],
  ['sector 8', ['Eighty-two', 'Eighty-eight'], 'sector 8'],
  ['sector 88', ['Eighty-eight'], 'sector 88'],
  ['sec 88a', ['Eighty-eight'], undefined],
  ['nh8', ['Eighty-two'], undefined],
  ['sector 9', [], undefined],
  ['85', [], undefined],
  ['अरावली', ['Hills'], undefined],
  ['अरावली हि', ['Hills'], undefined],
  ['गुड़गांव', ['Hills'], undefined],
  ['अरवल', [], undefined],
])('%j finds the projects %j; begins with %s', (query, names, beginsWith) => {
  const answer = searchIn(atPlaces)(query)
  const projects = answer.groups.find(({ label }) => label === 'Residential')
  expect(projects?.items.map(({ title }) => title) ?? []).toEqual(names)
  expect(answer.beginsWith).toBe(beginsWith)
})

test('a number that is left over stays with the name of its place', () => {
  const having = (query: string, rest: string) =>
    listMatches(atPlaces.having(query, rest, places.projects), FIRST)
  expect(having('sector 8', 'sector 8')).toMatchObject({ total: 2, beginsWith: 'sector 8' })
  expect(having('sohna 5', '5')).toMatchObject({
    total: 1,
    groups: [{ items: [{ title: 'Five' }] }],
  })
})

test.each(['', '   '])('%j finds nothing', (query) => {
  expect(search(query)).toEqual({ total: 0, groups: [] })
})

test('the answer names each result with place, price and address', () => {
  expect(search('orbit galleria')).toEqual({
    total: 1,
    groups: [
      {
        label: 'Commercial',
        items: [
          {
            type: 'commercial',
            title: 'Orbit Galleria',
            subtitle: 'Sector 113, Dwarka Expressway, Gurgaon · Orbit One Infra',
            price: '₹ 75 L',
            url: '/project-details/orbit-one-infra/1077',
            image: expect.stringMatching(/\.jpg$/) as unknown,
          },
        ],
      },
    ],
  })
})

test('a leading developer without a description is found by its company data', () => {
  const named = { slug: 'crest', name: 'Crest' }
  const { entries } = buildSearch({
    ...empty,
    developers: [{ ...named, description: undefined }],
    companies: [{ ...named, description: 'Makers of towers' }],
  }).search('makers of towers')
  expect(entries).toHaveLength(1)
})

test('a word that is set aside finds a name that has no others', () => {
  const named = (name: string) => exampleProject({ id: name, name })
  const search = searchIn(
    buildSearch({ ...empty, projects: ['Best Location', 'The Summit', 'Best Hills'].map(named) }),
  )
  const titles = (query: string) => search(query).groups[0]?.items.map(({ title }) => title)
  expect(titles('best')).toContain('Best Location')
  expect(titles('the')).toBeUndefined()
  expect(titles('near me')).toBeUndefined()
})

describe('order', () => {
  test('exact names first, then by type', () => {
    const groups = search('noida').groups.map(({ label, items }) => [label, items[0]?.title])
    expect(groups).toEqual([
      ['Location', 'Noida'],
      ['Popular Area', 'Noida'],
      ['Page', 'Property in Noida'],
      ['Residential', 'Meridian One'],
      ['Commercial', 'Orbit Workspaces'],
      ['Developer', 'Meridian Habitat'],
    ])
  })

  test('an exact name beyond the first twenty matches is still listed first', () => {
    const projects = Array.from({ length: 60 }, (_, index) =>
      exampleProject({ id: `${index}`, name: index === 59 ? 'Crest' : `Crest ${index}` }),
    )
    const answer = searchIn(buildSearch({ ...empty, projects }))('crest')
    expect(answer.total).toBe(60)
    expect(answer.groups[0]?.items[0]?.title).toBe('Crest')
    expect(answer.groups[0]?.items).toHaveLength(20)
  })
})

test.each([
  ['Gurgaon', 'location', '/city/gurgaon'],
  ['Sector 65', 'location', '/location/sector-65'],
  ['Bandra West', 'locality', '/locality/bandra-west'],
  ['Harbour and Vale', 'company', '/project-details/harbour-and-vale'],
  ['Home Loan', 'service', '/service/home-loan'],
  ['Saffron Bay', 'trending', '/trending-projects'],
])('%s as a %s leads to %s', (name, type, url) => {
  const found = items(name).find((item) => item.type === type && item.title === name)
  expect(found?.url).toBe(url)
})

test('a project without a price says whom to ask', () => {
  expect(items('Hillside Farms')[0]?.price).toBe('Contact for price')
})

test('a company that is no leading developer is found too, and a leading one once', () => {
  const texts = buildSearch({
    ...empty,
    developers: [{ slug: 'acme', name: 'Acme Homes' }],
    companies: [
      { slug: 'acme', name: 'Acme Homes', location: 'Pune' },
      { slug: 'zenith', name: 'Zenith Homes' },
    ],
  })
  const [group] = searchIn(texts)('homes').groups
  expect(group?.label).toBe('Developer')
  expect(group?.items.map((item) => [item.title, item.subtitle])).toEqual([
    ['Acme Homes', 'Pune'],
    ['Zenith Homes', 'Developer'],
  ])
})

test('a phrase is looked for in each text alone, then its words in all of them', () => {
  const texts = buildSearch({
    ...empty,
    services: [
      { id: 'title', name: 'Title Search', summary: 'Records checked' },
      { id: 'records', name: 'Search Records', summary: '' },
    ],
  })
  const found = (query: string) => texts.search(query).entries.map(({ name }) => name.text)
  expect(found('search records')).toEqual(['search records'])
  expect(found('search\0records')).toEqual(['search records'])
  expect(found('title records')).toEqual(['title search'])
})

test('of some projects those are found whose texts hold every word, a part of them at a time', () => {
  const { having } = buildSearch({ ...empty, projects: sampleProjects })
  const noida = sampleProjects.filter(({ city }) => city === 'noida')
  const { total, groups } = listMatches(having('noida BHK', 'BHK', noida), {
    from: 1,
    limit: 2,
  })
  const items = groups.flatMap((group) => group.items)
  const inNoida = noida.filter(({ bedroomsText }) => bedroomsText.includes('BHK'))
  expect(total).toBe(inNoida.length)
  expect(items.map(({ url }) => url)).toEqual(inNoida.slice(1, 3).map(({ path }) => path))
})
