import type { Place } from 'schema-dts'
import { describe, expect, test } from 'vitest'
import { agencyJsonLd, faqJsonLd, itemListJsonLd, dataBlock } from './json-ld.ts'
import { projectJsonLd, type ListedProject } from './project-json-ld.ts'

const site = 'https://www.example.com'

test('the agency', () => {
  expect(
    agencyJsonLd({
      name: 'Peak Force',
      publicUrl: site,
      phone: '+91 98100 00000',
      address: 'Unit 218, 2nd Floor, Sohna Road, Gurgaon, Haryana 122018',
      coordinates: { lat: 28.4, lng: 77 },
      social: { x: 'https://x.example.com/pf' },
      cities: ['Gurgaon'],
      description: '',
    }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${site}/#agency`,
    name: 'Peak Force',
    url: `${site}/`,
    telephone: '+91 98100 00000',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Unit 218, 2nd Floor, Sohna Road',
      addressLocality: 'Gurgaon',
      addressRegion: 'Haryana',
      postalCode: '122018',
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 28.4, longitude: 77 },
    sameAs: ['https://x.example.com/pf'],
    areaServed: [{ '@type': 'City', name: 'Gurgaon' }],
  })
})

test.each([
  'Gurgaon',
  'FC Road, Pune, Maharashtra 411004 and Gangapur Road, Nashik, Maharashtra 422005',
  'FC Road, Pune; Satara Road, Satara, Maharashtra 415001',
])('an address of another form stays one line: %s', (address) => {
  expect(agencyJsonLd({ name: 'A', publicUrl: site, address })['address']).toEqual({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressCountry: 'IN',
  })
})

test('a list numbers its items from where its page starts', () => {
  const list = itemListJsonLd(site, [{ name: 'Arc', path: '/project-details/indus-arc/arc' }], 7)
  expect(list?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 7, name: 'Arc', url: `${site}/project-details/indus-arc/arc` },
  ])
  expect(itemListJsonLd(site, [])).toBeUndefined()
})

test('questions', () => {
  expect(faqJsonLd([{ question: 'Q?', answer: 'A.' }])?.['mainEntity']).toEqual([
    { '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } },
  ])
  expect(faqJsonLd([])).toBeUndefined()
})

describe('a project', () => {
  const project: ListedProject = {
    name: 'Arc',
    path: '/project-details/indus-arc/arc',
    kind: 'residential',
    category: 'Residential Apartment',
    description: 'Towers.',
    images: ['/images/a.jpg'],
    developer: 'Indus Arc',
    localities: ['Sector 128', 'Noida'],
    city: 'Noida',
  }

  test.each([
    ['residential', 'Residential Apartment', 'ApartmentComplex'],
    ['residential', 'Residential Land', 'GatedResidenceCommunity'],
    ['residential', 'Farm House', 'SingleFamilyResidence'],
    ['residential', undefined, 'Residence'],
    ['commercial', 'Commercial', 'Place'],
  ] as const)('%s, %s is a %s', (kind, category, type) => {
    const { category: _, ...rest } = project
    const node = projectJsonLd(site, { ...rest, kind, ...(category && { category }) })
    expect(node['mainEntity']).toMatchObject({ '@type': type })
  })

  test.each([
    [
      { low: 2e7, high: 2e7 },
      { '@type': 'Offer', price: 2e7, priceCurrency: 'INR' },
    ],
    [
      { low: 2e7, high: 3e7 },
      { '@type': 'AggregateOffer', lowPrice: 2e7, highPrice: 3e7 },
    ],
    [{ low: 2e7 }, { '@type': 'AggregateOffer', lowPrice: 2e7 }],
    [{ high: 3e7 }, { '@type': 'Offer', priceSpecification: { maxPrice: 3e7 } }],
  ])('priced %o is offered as %o', (priceRange, offer) => {
    expect(projectJsonLd(site, { ...project, priceRange })['offers']).toMatchObject(offer)
  })

  test.each([
    ['Under Construction', 'InStock'],
    ['Sold out', 'SoldOut'],
    ['SOLD-OUT (phase 1)', 'SoldOut'],
    ['Not sold out yet', 'InStock'],
  ])('whose status is %s is offered as %s', (status, availability) => {
    const priceRange = { low: 2e7, high: 2e7 }
    expect(projectJsonLd(site, { ...project, status, priceRange })['offers']).toMatchObject({
      availability: `https://schema.org/${availability}`,
    })
  })

  test('whose configurations are known to be left says so of each', () => {
    const left = {
      availability: 'LimitedAvailability',
      priceRange: { low: 2e7, high: 3e7 },
    } as const
    const unitOffers = [{ name: '3 BHK', price: 2e7, availability: 'SoldOut' }] as const
    expect(projectJsonLd(site, { ...project, ...left, unitOffers })['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      availability: 'https://schema.org/LimitedAvailability',
      offers: [{ name: '3 BHK', price: 2e7, availability: 'https://schema.org/SoldOut' }],
    })
    const node = projectJsonLd(site, { ...project, ...left, unitOffers: [] })
    expect(dataBlock(node['offers'])).not.toContain('"offers"')
  })

  test.each([undefined, {}])('priced %o has no offer', (priceRange) => {
    const node = projectJsonLd(site, { ...project, ...(priceRange && { priceRange }) })
    expect(dataBlock(node)).not.toContain('"offers"')
  })

  test('a home has its floor plans, as far as they are known', () => {
    const floorPlans = [
      { name: '3 BHK', size: { low: 1850, high: 1850 }, image: '/images/f.jpg' },
      { name: '4 BHK', size: { low: 2400 } },
      { name: 'Penthouse' },
    ]
    const node = projectJsonLd(site, { ...project, floorPlans })['mainEntity'] as object
    expect(node).toMatchObject({
      accommodationFloorPlan: [
        {
          '@type': 'FloorPlan',
          name: '3 BHK',
          floorSize: { '@type': 'QuantitativeValue', unitCode: 'FTK', value: 1850 },
          layoutImage: `${site}/images/f.jpg`,
        },
        { name: '4 BHK', floorSize: { unitCode: 'FTK', minValue: 2400 } },
        { '@type': 'FloorPlan', name: 'Penthouse' },
      ],
    })
  })

  test('a commercial place names its floor plans by the units it contains', () => {
    const floorPlans = [{ name: 'Shop', size: { low: 400 }, image: '/images/s.jpg' }]
    const node = projectJsonLd(site, { ...project, kind: 'commercial', floorPlans })['mainEntity']
    const expected: Place = {
      '@type': 'Place',
      containsPlace: [
        {
          '@type': 'Accommodation',
          name: 'Shop',
          accommodationFloorPlan: {
            '@type': 'FloorPlan',
            name: 'Shop',
            floorSize: { '@type': 'QuantitativeValue', unitCode: 'FTK', minValue: 400 },
            layoutImage: `${site}/images/s.jpg`,
          },
        },
      ],
    }
    expect(node).toMatchObject(expected)
    expect(node).not.toHaveProperty('accommodationFloorPlan')
    const without = projectJsonLd(site, { ...project, kind: 'commercial' })
    expect(dataBlock(without)).not.toContain('"containsPlace"')
  })
})

test('the text of a data block cannot end its element', () => {
  const text = dataBlock({ name: '</script><!--' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><!--' })
})
