import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { loadCatalogue } from '../../../catalogue/load/load-catalogue.ts'
import type { SearchItem } from '../../../domain/search/search-entries.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { variantsOf } from '../../../tests/fixtures/name-variants.ts'
import { secondAgency } from '../../../tests/fixtures/second-agency.ts'
import { temporaryFolder } from '../../../tests/support/programs/run-folder.ts'
import { searchOf } from './search-index.ts'

const linesOf = (name: string) =>
  readFileSync(`tests/fixtures/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')

async function open(folder: string) {
  const { catalogue } = await loadCatalogue(folder)
  const { answer } = searchOf({
    catalogue,
    images: { find: () => undefined },
    config: { imageBaseUrl: '' },
  })
  const ask = (query: string) => answer(query, { from: 0, limit: Number.MAX_SAFE_INTEGER })
  return { catalogue, ask }
}

/** Everything that has a name, with what a search for it must find one of. */
function* namedThings({ projects, developerPages, projectsOf, places, projectsAt }: Catalogue) {
  for (const { name, path } of projects) yield { name, isIt: ({ url }: SearchItem) => url === path }
  for (const { name, slug } of developerPages) {
    const urls = new Set([paths.developer(slug), ...projectsOf(slug).map(({ path }) => path)])
    yield { name, isIt: ({ url }: SearchItem) => urls.has(url) }
  }
  for (const [name = ''] of places) {
    const urls = new Set(projectsAt(name).map(({ path }) => path))
    yield { name, isIt: ({ url, title }: SearchItem) => urls.has(url) || title === name }
  }
}

/** The phrases for names of an agency that do not find what is named; every `step`-th is tried. */
function missesOf({ catalogue, ask }: Awaited<ReturnType<typeof open>>, step: number) {
  const misses: string[] = []
  let tried = 0
  for (const { name, isIt } of namedThings(catalogue)) {
    for (const phrase of variantsOf(name)) {
      tried += 1
      if (tried % step !== 0) continue
      if (!ask(phrase).groups.some(({ items }) => items.some(isIt))) misses.push(phrase)
    }
  }
  return { tried: Math.floor(tried / step), misses }
}

describe('the sample', () => {
  let sample: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    sample = await open('data')
  })

  test('whatever people make of a name finds what has it', () => {
    const { tried, misses } = missesOf(sample, 5)
    expect(tried).toBeGreaterThan(1500)
    // One name without a word is another one's, and one letter more may make another word.
    expect(misses.filter((phrase) => !OTHER_NAMES.has(phrase))).toEqual([])
  })

  test.each(linesOf('search-names').map((line) => line.split(' => ') as [string, string]))(
    '%s finds %s',
    (phrase, title) => {
      const titles = sample
        .ask(phrase)
        .groups.flatMap(({ items }) => items.map((item) => item.title))
      expect(titles).toContain(title)
    },
  )

  test.each(linesOf('search-nothing'))('%s names nothing, and finds nothing', (phrase) => {
    const { total, groups } = sample.ask(phrase)
    expect({ total, groups }).toEqual({ total: 0, groups: [] })
  })

  test.each([
    ['meridian one zzzz', { total: 1, leftOut: 'zzzz', understood: null }],
    ['gurgaon zzzz', { leftOut: 'zzzz', understood: { rest: 'zzzz' } }],
    ['gurgaon reviews', { understood: { text: 'Projects in Gurgaon' } }],
    ['orbit tech park flats', { total: 1, leftOut: 'flats' }],
    ['3 bhk zzzz', { total: 0, understood: { rest: 'zzzz' } }],
    ['golf course extansion road', { corrected: 'golf course extension road' }],
    ['aravali sumit price', { corrected: 'aravalli summit price' }],
    ['vila', { corrected: 'villa' }],
    ['pune flats', { total: 0, understood: { total: 0 } }],
  ])('the answer to %s says what was made of it: %j', (phrase, expected) => {
    const { leftOut, ...answer } = sample.ask(phrase)
    expect({ ...answer, leftOut }).toMatchObject({ leftOut: undefined, ...expected })
  })
})

const OTHER_NAMES = new Set([
  'Golf Course Road',
  'Dwarka',
  'Sohna',
  'Sector 5',
  'Deli',
  'Bandra aEst',
  'Uaipur',
  // Said of any project, it finds by itself no project that begins or ends with it.
  'Best',
  'Location',
  'The',
])

/** An agency with a developer each and so many of its projects. */
const agency = (cities: readonly string[], names: Readonly<Record<string, readonly string[]>>) => ({
  ...secondAgency(),
  site: {
    ...secondAgency().site,
    cities: cities.map((name) => ({ slug: name.toLowerCase(), name })),
  },
  leadingRealEstateDevelopers: Object.keys(names).map((id) => ({
    id,
    name: id.toUpperCase().replace('-', ' '),
    type: 'residential',
  })),
  companyData: [],
  residentialProjects: Object.fromEntries(
    Object.entries(names).map(([id, list]) => [
      id,
      list.map((name, index) => ({
        id: `${id}-${index}`,
        name,
        developer: id.toUpperCase().replace('-', ' '),
        localities: `Sector ${index + 1}, ${cities[index % cities.length]}`,
      })),
    ]),
  ),
})

test.each([
  ['of one letter, of a hundred, and without a Latin one', secondAgency()],
  [
    'that are words of searches',
    agency(['Jaipur', 'Kota'], {
      dlf: [
        'DLF The Arbour',
        'Two Crore Villas',
        'Under One Roof',
        'Price Tower',
        'Best Location',
        'The Location',
        'The One',
      ],
      'kota-homes': [
        'Studio Nine',
        'Plot 45',
        'Sector 5 One',
        'Rent Free Living',
        'Ready House',
        'Max 3 Towers',
      ],
    }),
  ],
  [
    'with digits, accents and apostrophes',
    agency(['Bangalore', 'Mysore'], {
      m3m: ['M3M Golf Estate', '63 Golf Drive', 'St. Mary’s Court', 'Café Noir Résidences'],
      vgn: [
        '7 Seas',
        'A1',
        'Sri Sai Nivas',
        'ಬೆಳಕು ಮನೆ',
        'A2 Live-Work',
        'Casa Grand @ Lake',
        'Brigade & Sons',
      ],
    }),
  ],
])('another agency’s names %s are found, whatever people make of them', async (_, data) => {
  const folder = temporaryFolder()
  for (const [name, value] of Object.entries(data))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value))
  const { tried, misses } = missesOf(await open(folder), 2)
  expect(tried).toBeGreaterThan(300)
  expect(misses.filter((phrase) => !OTHER_NAMES.has(phrase))).toEqual([])
})
