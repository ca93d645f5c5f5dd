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
  names: [
    'The Aravalli Summit',
    'Golf Villas',
    'Sector 84 Heights',
    'Two Lakh Steps',
    'Meridian',
    'Home Loan',
  ],
  projectsAt: (place, other = place) =>
    PROJECTS.filter((project) => project.includes(place) && project.includes(other)).length,
}

const read = queryReader(vocabulary)

/** What a phrase gives: the listing's query, `by` a developer, `rest` what is left over. */
function told(phrase: string): string {
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

const phrases = readFileSync('tests/fixtures/search-phrases.txt', 'utf8')
  .split('\n')
  .filter((line) => line.includes('=>'))
  .map((line) => line.split('=>').map((part) => part.trim()) as [string, string])

test.each(phrases)('%s', (phrase, expected) => {
  expect(told(phrase)).toBe(expected)
})

test.each(phrases.filter(([, expected]) => !/^-$|rest=/.test(expected)))(
  'what is said of "%s" is read again as the same',
  (phrase) => {
    const { filters, developer } = read(phrase) ?? { filters: EMPTY_QUERY }
    expect(told(describeFilters(filters, developer))).toBe(told(phrase))
  },
)
