import type { Loaded } from '../domain/value/loaded.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { loaded } from '../tests/support/loaded.ts'

let sample: Catalogue

beforeAll(async () => {
  sample = (await loaded()).catalogue
})

function dataOf<T>(section: Loaded<T>): T {
  if (!section.ok) throw new Error(section.message)
  return section.data
}

describe('projects', () => {
  test('residential first, then commercial, in file order', () => {
    const kinds = sample.projects.map(({ kind }) => kind)
    expect(kinds).toEqual([...Array(23).fill('residential'), ...Array(11).fill('commercial')])
    expect(sample.projects[0]?.id).toBe('the-aravalli-summit')
  })

  test('by developer, city and place', () => {
    expect(sample.projectsOf('aravalli-crest').map(({ id }) => id)).toContain('crest-greens')
    expect(sample.projectsOf('nobody')).toEqual([])
    expect(sample.projectsIn('gurgaon')).toEqual(sample.projectsAt('gurgaon'))
    expect(sample.projectsIn('goa')).toEqual([])
    expect(sample.projectsAt('dwarka-expressway').length).toBeGreaterThan(0)
    expect(sample.projectsAt('Dwarka Expressway')).toEqual(sample.projectsAt('dwarka-expressway'))
  })
})

test('the sample shows other charges, papers and what is left on some projects', () => {
  const countOf = (has: (project: Catalogue['projects'][number]) => unknown) =>
    sample.projects.filter((project) => Boolean(has(project))).length
  const floorsOf = ({ id }: { id: string }) => dataOf(sample.floorPlan(id))?.floors ?? []
  for (const count of [
    countOf(({ otherCharges }) => otherCharges),
    countOf(({ papers }) => papers),
    countOf((project) => floorsOf(project).some(({ available }) => available !== undefined)),
  ]) {
    expect(count).toBeGreaterThanOrEqual(2)
    expect(count).toBeLessThan(sample.projects.length / 2)
  }
})

describe('what other files say about a project', () => {
  test('by its id, whether written as number or text, or by its custom id', () => {
    expect(dataOf(sample.floorPlan('1024'))?.name).toBe('Kadamba Grove')
    expect(dataOf(sample.sitePlan('1024'))?.name).toBe('Kadamba Grove')
    expect(dataOf(sample.paymentPlans('PF-GGN-0188'))).toHaveLength(2)
    expect(dataOf(sample.amenityImages('the-aravalli-summit'))).toHaveLength(5)
    expect(dataOf(sample.location('PF-GGN-0188'))?.coordinates).toBeDefined()
  })

  test('by its custom id also where it has another id', async () => {
    const { catalogue } = await loaded({
      residentialProjects: '{"a": [{"id": "x", "custom_id": "PF-1", "name": "X"}]}',
      projectAmenities: '{"PF-1": ["gym"]}',
    })
    expect(dataOf(catalogue.amenities('x'))).toMatchObject([{ label: 'Gym' }])
  })

  test('nothing about an id is no failure', () => {
    expect(sample.floorPlan('nobody')).toEqual({ ok: true, data: undefined })
    expect(sample.amenities('constructor')).toEqual({ ok: true, data: undefined })
  })

  test('amenities have their words, an unknown key a readable one', () => {
    const amenities = dataOf(sample.amenities('arc-skyvillas')) ?? []
    expect(amenities).toContainEqual({ key: 'gym', label: 'Gym', group: 'Sports' })
    expect(amenities).toContainEqual({ key: 'rooftop_observatory', label: 'Rooftop Observatory' })
    expect(dataOf(sample.specifications('the-aravalli-summit'))?.[0]?.label).toBeDefined()
  })

  test('amenities keep their keys’ words where the amenity catalogue failed', async () => {
    const { catalogue } = await loaded({ amenityCatalogue: null })
    expect(dataOf(catalogue.amenities('the-aravalli-summit'))?.[0]).toEqual({
      key: 'swimming_pool',
      label: 'Swimming Pool',
    })
  })
})

test('prices to calculate with keep the digits that a shown one rounds away', async () => {
  const { catalogue } = await loaded({
    floorPlan: ([first, ...others]) => [
      {
        ...first,
        floors: [
          { configuration: '3 BHK', baseSellingPrice: 'Rs. 2,89,12,345' },
          { configuration: '4 BHK' },
        ],
      },
      ...others,
    ],
  })
  const [summit] = catalogue.projects
  expect(summit && catalogue.unitsOf(summit)).toMatchObject([{ place: 1, price: 28_912_345 }])
  const { ok, ...served } = catalogue.served('floorPlan')
  expect(ok && served).toMatchObject({ json: expect.stringContaining('"₹ 2.89 Cr"') as unknown })
})

test('charges are given whole or not at all', async () => {
  const { catalogue } = await loaded({ charges: (charges) => ({ ...charges, gst: 'five' }) })
  expect(catalogue.charges).toEqual({ ok: false, message: 'Failed to fetch charge data' })
})

describe('developers', () => {
  test('have their types, projects and addresses', () => {
    expect(sample.developer('aravalli-crest')).toMatchObject({
      types: ['residential', 'plots'],
      hasProjects: true,
      path: '/project-details/aravalli-crest',
      leading: true,
    })
    const comingSoon = dataOf(sample.developers).filter(({ hasProjects }) => !hasProjects)
    expect(comingSoon.map(({ slug }) => slug)).toEqual(['ridgeline-builders', 'harbour-and-vale'])
    expect(sample.developer('harbour-and-vale')?.external).toMatch(/^https:/)
  })

  test('companies have one description, whichever the file gives', () => {
    expect(dataOf(sample.companies).every(({ description }) => description)).toBe(true)
    expect(sample.company('northgate-realty')?.location).toBe('Golf Course Road, Gurgaon')
  })

  test('known from companies or project keys alone have a page too', async () => {
    const { catalogue } = await loaded({
      leadingRealEstateDevelopers: null,
      companyData: '[{"id": "c", "name": "Only Company", "about": "Words."}]',
      residentialProjects: '{"only-key": [{"id": 1, "name": "A"}], "empty-key": []}',
    })
    expect(catalogue.developers.ok).toBe(false)
    expect(catalogue.developer('only-company')).toBeUndefined()
    expect(catalogue.developerPage('only-company')).toMatchObject({
      name: 'Only Company',
      description: 'Words.',
      hasProjects: false,
      leading: false,
    })
    expect(catalogue.developerPage('only-key')).toMatchObject({
      name: 'Only Key',
      types: ['residential'],
      hasProjects: true,
    })
    expect(catalogue.developerPage('empty-key')).toMatchObject({ hasProjects: false })
    expect(catalogue.developerPage('nobody')).toBeUndefined()
  })
})

describe('the home page’s lists', () => {
  test('trending cards lead to their project by slug or id', () => {
    const cards = dataOf(sample.trending)
    expect(cards).toHaveLength(10)
    expect(cards.every(({ path }) => path?.startsWith('/project-details/'))).toBe(true)
    expect(cards.find(({ id }) => id === '1077')).toMatchObject({
      slug: 'orbit-galleria',
      path: '/project-details/orbit-one-infra/1077',
      priceText: '₹ 75 L onwards',
      developer: 'Orbit One Infra',
      place: 'Sector 113, Dwarka Expressway, Gurgaon',
    })
    expect(cards.find(({ id }) => id === 'saffron-bay')?.slug).toBeUndefined()
  })

  test('localities and services by id in any case', () => {
    expect(dataOf(sample.topLocalities)).toHaveLength(12)
    expect(sample.locality('Sohna-Road')?.name).toBe('Sohna Road')
    expect(dataOf(sample.service('HOME-LOAN'))?.body).toHaveLength(3)
    expect(dataOf(sample.services)).toHaveLength(9)
    expect(dataOf(sample.service('nothing'))).toBeUndefined()
    expect(sample.locationKeys).toContain('bandra-west')
    expect(sample.locationKeys).not.toContain('PF-GGN-0188')
  })

  test('a tile without a text of its own still has a page', async () => {
    const { catalogue } = await loaded({ services: '{}' })
    expect(dataOf(catalogue.service('escrow-services'))).toMatchObject({
      name: 'Escrow Services',
      body: [],
    })
  })
})

test('nothing in it can be changed', () => {
  const open: unknown[] = [
    sample,
    ...sample.projects,
    sample.floorPlan('1024').ok && dataOf(sample.floorPlan('1024')),
    sample.developerPages,
    dataOf(sample.services),
  ]
  for (const value of open) expect(isDeepFrozen(value)).toBe(true)
})

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen)
}
