import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import companies from '../../data/companyData.json' with { type: 'json' }
import developers from '../../data/leadingRealEstateDevelopers.json' with { type: 'json' }
import localities from '../../data/topLocalities.json' with { type: 'json' }
import { sitePages } from './site-pages.ts'
import { exampleProject, sampleProjects } from '../project/sample.fixture.ts'
import { normalizeText } from '../text/text.ts'
import { searchEntries } from './search-entries.ts'
import { buildSearch, type SearchSource } from './search.ts'

const empty: SearchSource = {
  pages: [],
  projects: [],
  trending: [],
  developers: [],
  companies: [],
  localities: [],
  services: [],
}

const { search } = buildSearch({
  pages: sitePages,
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

const items = (query: string) => search(query).groups.flatMap((group) => group.items)

test.each([
  ['the aravalli summit', ['The Aravalli Summit']],
  ['  THE   Aravalli summit ', ['The Aravalli Summit']],
  ['PF-GGN-0188', []], // ids are not among the texts searched
  ['Semi-detached', []],
  ['worli sea face', ['Worli Sea Face', 'Saffron Bay']],
  ['1,150 - 2,600 sq', ['Meridian One']],
  ['studio apartment', ['Verdant 53']],
  ['one application', ['Home Loan']],
  ['slim tower', ['Saffron Bay']],
  ['4 BHK+', ['Kadamba Grove', 'Hillside Farms', 'Verdant Villas']],
  ['not specified', []],
  ['price not available', []],
])('%j finds %j', (query, titles) => {
  expect(items(query).map((item) => item.title)).toEqual(titles)
})

test.each(['', '   '])('%j finds nothing', (query) => {
  expect(search(query)).toEqual({ query: '', total: 0, groups: [] })
})

test('the answer names each result with place, price and address', () => {
  expect(search('orbit galleria')).toEqual({
    query: 'orbit galleria',
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

  test('groups follow their best result', () => {
    const labels = search('mumbai').groups.map((group) => group.label)
    expect(labels).toEqual([
      'Location',
      'Popular Area',
      'Page',
      'Residential',
      'Commercial',
      'Trending',
      'Developer',
    ])
  })

  test('twenty are listed, all are counted', () => {
    const answer = search('gurgaon')
    expect(answer.groups.flatMap((group) => group.items)).toHaveLength(20)
    expect(answer.total).toBeGreaterThan(20)
  })

  test('an exact name beyond the first twenty matches is still listed first', () => {
    const projects = Array.from({ length: 60 }, (_, index) =>
      exampleProject({ id: `${index}`, name: index === 59 ? 'Crest' : `Crest ${index}` }),
    )
    const answer = buildSearch({ ...empty, projects }).search('crest')
    expect(answer.total).toBe(60)
    expect(answer.groups[0]?.items[0]?.title).toBe('Crest')
    expect(answer.groups[0]?.items).toHaveLength(20)
  })
})

test.each([
  ['Gurgaon', 'location', '/city/gurgaon'],
  ['Sector 65', 'location', '/location/sector-65'],
  ['Bandra West', 'locality', '/locality/bandra-west'],
  ['Delhi', 'locality', '/city/delhi'],
  ['Harbour and Vale', 'company', '/project-details/harbour-and-vale'],
  ['Home Loan', 'service', '/service/home-loan'],
  ['Saffron Bay', 'trending', '/trending-projects'],
  ['Careers', 'page', '/career'],
])('%s as a %s leads to %s', (name, type, url) => {
  const found = items(name).find((item) => item.type === type && item.title === name)
  expect(found?.url).toBe(url)
})

test('a project without a price says whom to ask', () => {
  expect(items('Hillside Farms')[0]?.price).toBe('Contact for price')
})

test('a company that is no leading developer is found too, and a leading one once', () => {
  const { search: index } = buildSearch({
    ...empty,
    developers: [{ slug: 'acme', name: 'Acme Homes' }],
    companies: [
      { slug: 'acme', name: 'Acme Homes', location: 'Pune' },
      { slug: 'zenith', name: 'Zenith Homes' },
    ],
  })
  const [group] = index('homes').groups
  expect(group?.label).toBe('Developer')
  expect(group?.items.map((item) => [item.title, item.subtitle])).toEqual([
    ['Acme Homes', 'Pune'],
    ['Zenith Homes', 'Developer'],
  ])
})

test('a match never spans two texts', () => {
  const { search: index } = buildSearch({
    ...empty,
    services: [{ id: 's', name: 'Title Search', summary: 'Records checked' }],
  })
  expect(index('search records').total).toBe(0)
  expect(index('search\nrecords').total).toBe(0)
  expect(index('search\0records').total).toBe(0)
})

test('of some projects those have words that reading their texts finds', () => {
  const projects = sampleProjects
  const { having } = buildSearch({ ...empty, projects })
  const texts = searchEntries({ ...empty, projects }).map((entry) => ({
    project: entry.project,
    folded: entry.texts.map((text) => normalizeText(text).replace(/[–—]/g, '-')),
  }))
  const piece = fc
    .tuple(fc.constantFrom(...texts.flatMap(({ folded }) => folded)), fc.nat(40), fc.nat(9))
    .map(([text, from, length]) => text.slice(from, from + length).trim())
    .filter((text) => text !== '')
  const places = fc.subarray([...projects])
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), places, fc.nat(9), (words, some, from) => {
      const expected = some
        .flatMap((place) => texts.find(({ project }) => project === place) ?? [])
        .filter(({ folded }) => words.every((word) => folded.some((text) => text.includes(word))))
      const { total, items } = having(words, some, { from, limit: 5 })
      expect(total).toBe(expected.length)
      expect(items.map(({ url }) => url)).toEqual(
        expected.slice(from, from + 5).map(({ project }) => project?.path),
      )
    }),
  )
})
