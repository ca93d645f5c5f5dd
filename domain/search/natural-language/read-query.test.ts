import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EMPTY_QUERY, listingSearch } from '../../listing/listing-query.ts'
import { sampleCities } from '../../place/cities.fixture.ts'
import { describeFilters } from './search-in-words.ts'
import { queryReader, type Vocabulary } from './read-query.ts'

const PROJECTS: readonly (readonly string[])[] = [
  ['Sector 65', 'Golf Course Extension Road', 'Gurgaon'],
  ['Sector 54', 'Golf Course Road', 'Gurgaon'],
  ['Sector 84', 'NH 8', 'Gurgaon'],
  ['Sector 85', 'NH 8', 'Gurgaon'],
  ['Sector 113', 'Dwarka Expressway', 'Gurgaon'],
  ['Sector 49', 'Sohna Road', 'Gurgaon'],
  ['Sohna'],
  ['Sector 22', 'Dwarka', 'Delhi'],
  ['Sector 150', 'Noida Expressway', 'Noida'],
  ['Worli Sea Face', 'Worli', 'Mumbai'],
  ['Bandra West', 'Mumbai'],
  ['Sector 62', 'Noida'],
  ['South Delhi', 'Delhi'],
]

const vocabulary: Vocabulary = {
  cities: sampleCities,
  places: [...new Set(PROJECTS.flat())],
  developers: [
    { name: 'Aravalli Crest', slug: 'aravalli-crest' },
    { name: 'Harbour & Vale', slug: 'harbour-and-vale' },
    { name: 'Ridgeline Builders', slug: 'ridgeline-builders' },
    { name: 'Northgate Infra Projects', slug: 'northgate-infra-projects' },
  ],
  names: ['The Aravalli Summit', 'Golf Villas', 'Sector 84 Heights', 'Two Lakh Steps', 'Meridian'],
  services: ['Home Loan'],
  projectsAt: (place, other = place) =>
    PROJECTS.filter((project) => project.includes(place) && project.includes(other)).length,
}

const reader = queryReader(vocabulary)

/** What a phrase gives: the listing's query, `by` a developer, `rest` what is left over. */
function told(phrase: string, read = reader): string {
  const result = read(phrase)
  if (!result) return '-'
  const address = decodeURIComponent(listingSearch(result.filters).replaceAll('+', ' ').slice(1))
  return [
    address,
    ...(result.developer ? [`by=${result.developer.slug}`] : []),
    ...(result.rest ? [`rest=${result.rest}`] : []),
  ]
    .filter((part) => part !== '')
    .join('&')
}

const phrases = readFileSync('domain/search/natural-language/search-phrases.txt', 'utf8')
  .split('\n')
  .filter((line) => line.includes('=>'))
  .map((line) => line.split('=>').map((part) => part.trim()) as [string, string])

test.each(phrases)('%s', (phrase, expected) => {
  expect(told(phrase)).toBe(expected)
})

test.each(phrases.filter(([, expected]) => !/^-$|rest=/.test(expected)))(
  'what is said of "%s" is read again as the same',
  (phrase) => {
    const { filters, developer } = reader(phrase) ?? { filters: EMPTY_QUERY }
    expect(told(describeFilters(filters, developer))).toBe(told(phrase))
  },
)

test('a kind of property is looked for under the words that the data has for it', () => {
  const read = queryReader({
    ...vocabulary,
    categories: ['Plot', 'Residential Land', 'Flat', 'plot', 'Office', 'Independent House/Villa'],
  })
  expect(told('plots in gurgaon', read)).toBe(
    'location=Gurgaon&category=Plot&category=Residential Land',
  )
  expect(told('apartment', read)).toBe('category=Flat')
  expect(told('bungalow', read)).toBe('category=Independent House/Villa')
  expect(told('studio', read)).toBe('category=Studio Apartment')
})

const wordyNames = queryReader({
  ...vocabulary,
  places: [
    'Sector 5',
    'Sector 5A',
    'Block A',
    'Block C',
    'Bahar Colony',
    'Max Avenue',
    'DLF Phase 3',
    'Palam Vihar Phase 2',
    'Sector 15 Part 2',
  ],
  developers: [
    { name: 'Emi Estates', slug: 'emi-estates' },
    { name: 'Na Heights', slug: 'na-heights' },
    { name: 'Mat Builders', slug: 'mat-builders' },
    { name: 'Cash & Co Realty', slug: 'cash-and-co-realty' },
  ],
  names: ['Max Towers', 'Rent Free Living', 'Without Walls', 'Sector 5 One', 'Studio', 'A1'],
})

test.each([
  // The first word of a name is no word of what stands before it.
  ['2 cr emi estates', 'budgetMax=2&by=emi-estates'],
  ['3 bhk max towers', 'bedrooms=3 BHK&rest=max towers'],
  ['3 bhk max avenue', 'location=Max Avenue&bedrooms=3 BHK'],
  ['2 cr cash and co realty', 'budgetMax=2&by=cash-and-co-realty'],
  ['50 lakh rent free living', 'budgetMax=50&budgetUnit=L&rest=rent free living'],
  ['2 cr se zyada na heights', 'budgetMin=2&by=na-heights'],
  ['gurgaon mat builders', 'location=Gurgaon&by=mat-builders'],
  ['flat bahar colony', 'location=Bahar Colony&category=Residential Apartment'],
  ['without walls 3 bhk', 'bedrooms=3 BHK&rest=without walls'],
  // A place with another number or letter is another place.
  ['block b', '-'],
  ['dlf phase 2', '-'],
  ['dlf phase 3 3 bhk', 'location=DLF Phase 3&bedrooms=3 BHK'],
  ['palam vihar', 'location=Palam Vihar'],
  ['palam vihar phase 1', 'location=Palam Vihar&rest=phase 1'],
  ['sector 15 part 1 3 bhk', 'location=Sector 15&bedrooms=3 BHK&rest=part 1'],
  ['sector 5 and 5a', 'location=Sector 5&location=Sector 5A'],
  ['sector 5a and 5', 'location=Sector 5A&location=Sector 5'],
  ['sector 5a 85 lakh', 'location=Sector 5A&budgetMax=85&budgetUnit=L'],
  ['sector 5a block c', 'location=Sector 5A&location=Block C'],
  // What is written as one word stays one, though it begins with one that joins others.
  ['2 bhk in a1', 'bedrooms=2 BHK&rest=a1'],
  ['studio', '-'],
  ['studio price list', '-'],
  ['studio in sector 5', 'location=Sector 5&category=Studio Apartment'],
  ['sector 5 one 3 bhk', 'bedrooms=3 BHK&rest=sector 5 one'],
])("among names that hold words of searches, '%s' is %s", (phrase, expected) => {
  expect(told(phrase, wordyNames)).toBe(expected)
})
