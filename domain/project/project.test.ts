import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import { sampleCities } from '../place/cities.fixture.ts'
import { expect, test } from 'vitest'
import { toProject } from './project.ts'

test('a full record', () => {
  const kept = {
    slug: 'crest-residences-88a',
    developer: 'Aravalli Crest',
    propertyType: 'Residential',
    category: 'Residential Apartment',
    furnishing: 'Unfurnished',
    possession: 'March 2030',
    reraNumber: 'X/1',
    shortDescription: 'Short.',
    amenities: ['Podium Pool'],
    image: 'a.jpg',
    images: ['a.jpg', 'b.jpg'],
    logo: 'l.svg',
  } satisfies Partial<ProjectRecord>
  const raw: Partial<ProjectRecord> = {
    ...kept,
    custom_id: 'PF-GGN-0188',
    name: ' Crest  Residences 88A ',
    price: '1.35Cr-2.1Cr',
    bedrooms: '2 BHK, 3 BHK',
    projectStatus: 'New Launch',
    localities: 'Sector 88A\nDwarka Expressway\nGurgaon',
    area: '1250-1950 sq ft',
    longDescription: 'Long.\n\nMore.',
  }
  expect(toProject(raw, 'residential', 'aravalli-crest', sampleCities)).toEqual({
    ...kept,
    id: 'PF-GGN-0188',
    customId: 'PF-GGN-0188',
    kind: 'residential',
    name: 'Crest Residences 88A',
    developerSlug: 'aravalli-crest',
    path: '/project-details/aravalli-crest/PF-GGN-0188',
    price: { kind: 'range', low: 13_500_000, high: 21_000_000, starred: false },
    priceText: '₹ 1.35 Cr – 2.1 Cr',
    priceMissing: false,
    area: { low: 1250, high: 1950 },
    areaText: '1,250 – 1,950 sq. ft.',
    bedrooms: ['2 BHK', '3 BHK'],
    bedroomsText: '2 BHK, 3 BHK',
    status: 'New Launch',
    localities: ['Sector 88A', 'Dwarka Expressway', 'Gurgaon'],
    localitiesText: 'Sector 88A, Dwarka Expressway, Gurgaon',
    city: 'gurgaon',
    registrations: [{ number: 'X/1' }],
    description: 'Long.\n\nMore.',
  })
})

test('an empty record gets every default', () => {
  expect(toProject({ id: 7 }, 'commercial', 'Indus-arc', sampleCities)).toEqual({
    id: '7',
    slug: '7',
    kind: 'commercial',
    name: 'Unnamed Project',
    developer: 'Indus Arc',
    developerSlug: 'indus-arc',
    path: '/project-details/indus-arc/7',
    price: undefined,
    priceText: 'Price not available',
    priceMissing: true,
    area: undefined,
    areaText: 'Area not specified',
    bedrooms: [],
    bedroomsText: 'N/A',
    propertyType: 'Unknown Type',
    status: 'Status not available',
    localities: [],
    localitiesText: 'Location not specified',
    shortDescription: 'No description available',
    description: 'No description available',
    amenities: ['Power Backup', 'Parking', 'Security'],
    images: [],
    registrations: [],
  })
})

test.each<[Partial<ProjectRecord>, object]>([
  [
    { id: 1024, custom_id: 'PF-1' },
    { id: '1024', customId: 'PF-1' },
  ],
  [
    { id: ' a ', slug: '' },
    { id: 'a', slug: 'a' },
  ],
  [{ starting_price: '85 Lakh' }, { priceText: '₹ 85 L', priceMissing: false }],
  [{ price: ' ', starting_price: '85 Lakh' }, { priceText: '₹ 85 L' }],
  [{ price: '1 Cr', starting_price: '85 Lakh' }, { priceText: '₹ 1 Cr' }],
  [
    { price: ' Best  in town ' },
    { price: undefined, priceText: 'Best in town', priceMissing: false },
  ],
  [{ shortDescription: 'S' }, { description: 'S', shortDescription: 'S' }],
  [{ longDescription: 'L' }, { description: 'L', shortDescription: 'L' }],
  [{ image: 'a.jpg' }, { images: ['a.jpg'] }],
  [{ images: ['', 'b.jpg'] }, { image: 'b.jpg', images: ['b.jpg'] }],
  [{ amenities: [] }, { amenities: ['Power Backup', 'Parking', 'Security'] }],
  [{ area: 'large' }, { area: undefined, areaText: 'large' }],
])('%j gives %j', (raw, expected) => {
  expect(toProject(raw, 'residential', 'a', sampleCities)).toMatchObject(expected)
})
