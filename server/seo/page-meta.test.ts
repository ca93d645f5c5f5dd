import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import { collapseSpaces } from '../../domain/text/text.ts'
import type { PageName } from '../../client/routes.tsx'
import type { ShellView } from '../../client/layout/shell.ts'
import { entryOf } from '../loaders/page-entries.ts'
import { pageMeta } from './page-meta.ts'

const WORDS =
  'Aravalli|Grand|Imperial|Residences|Sector 65|Phase II|3C|A1|Heights|& Sons|of Gurgaon|by the Lake|and Co|– East|D’Souza|(West)|Pvt. Ltd.|No. 1|Ūrjā|घर|नमस्ते निवास|द्वारका|Thiruvananthapuram-Kazhakkoottam'.split(
    '|',
  )
const OPENINGS = ['The', 'Peak', 'द', '7', 'Queen’s']

/** A name as editors write it, up to some two hundred characters; no word of it comes twice. */
const name = tuple(
  constantFrom(...OPENINGS),
  uniqueArray(constantFrom(...WORDS), { minLength: 1, maxLength: WORDS.length }),
).map(([opening, words]) => [opening, ...words].join(' '))
const text = array(name, { maxLength: 4 }).map((sentences) =>
  sentences.map((sentence) => `Here is ${sentence}.`).join('\n'),
)
const city = name.map((one) => ({ name: one, path: '/city/x' }))
const shell = record({
  agency: record({ name, tagline: oneof(constant(''), name) }),
  cities: array(city, { maxLength: 4 }),
}).map((own) => ({ ...own, publicUrl: 'https://www.example.com', imageBase: '' }))

const place = {
  name,
  description: text,
  slug: constant('x'),
  id: constant('x'),
  key: constant('x'),
}
const listing = record({ available: nat(3) })
const path = constant('/x')

/** What the pages say that is made of data. */
const VIEWS = {
  home: record({}),
  listing: record({ listing }),
  city: record({ ...place, listing, indexed: boolean() }),
  developers: record({ kind: constantFrom(undefined, 'residential', 'sco') }),
  developer: record(place),
  'floor-plans': record({ ...place, path }),
  project: record({
    name,
    path,
    id: constant('x'),
    developer: record({ name, slug: constant('x'), path }),
    priceText: constantFrom(
      '₹ 2.9 Cr – 4.75 Cr',
      'Price not available',
      'Price on Request',
      '₹ 95 L onwards',
    ),
    shortDescription: oneof(text, constant('No description available')),
    localities: array(name, { maxLength: 2 }),
    gallery: constant([]),
  }),
  about: record({}),
  contact: record({}),
  privacy: record({}),
  career: record({}),
  service: record({ ...place, summary: text }),
  location: record({ ...place, images: constant([]) }),
  locality: record(place),
  search: record({ answer: record({ query: oneof(constant(''), name) }) }),
  shortlist: record({}),
  compare: record({ projects: array(record({ name }), { maxLength: 4 }) }),
} satisfies Partial<Record<PageName, Arbitrary<unknown>>>

/** What is wrong with a line for people that was made of `whole`. */
function faults(line: string, length: number, whole: string): string[] {
  const shortened = line.replace(/…$/, '')
  const isCutWord =
    shortened !== line &&
    (!whole.startsWith(shortened) || /^[\p{L}\p{N}\p{M}]/u.test(whole.slice(shortened.length)))
  return [
    ...(line === '' || line.length > length ? ['too short or too long'] : []),
    ...(/\s\s|^\s|\s$|\s[,.:;]|undefined|\[object/.test(line) ? ['gaps'] : []),
    ...(/[,;:|–&(-]…?$|\s(?:and|by|of|the)…$/.test(line) ? ['a loose end'] : []),
    ...(/(?:^|\s)(\p{L}+)\s\1(?:\s|$)/iu.test(line) ? ['a word twice'] : []),
    ...(isCutWord ? ['a cut word'] : []),
  ]
}

test.each(Object.keys(VIEWS) as (keyof typeof VIEWS)[])(
  'what the page %s says of itself is a line for people, whatever the names',
  (page) => {
    assert(
      property(VIEWS[page] as Arbitrary<never>, shell, (view, facts) => {
        const around = facts as unknown as ShellView
        const { title, tags } = pageMeta(page, view, around)
        const whole = entryOf(page).head(view, around)
        const content = (key: string) =>
          tags.flatMap((tag) => ('name' in tag && tag.name === key ? [tag.content] : [])).join()
        const longest = whole.shortTitle ?? whole.title ?? around.agency.name
        expect([title, ...faults(title, 60, longest)]).toEqual([title])
        const description = content('description')
        const sentences = collapseSpaces(whole.description ?? '')
        expect([description, ...faults(description, 155, sentences)]).toEqual([description])
        expect(content('keywords')).toMatch(/[^,\s]/)
      }),
      { numRuns: 200 },
    )
  },
)

test.each([
  ['Aravalli Summit', ['Sector 65', 'Gurgaon'], 'Aravalli Summit, Sector 65 | Peak Force'],
  ['Summit Sector 65', ['sector 65'], 'Summit Sector 65 | Peak Force'],
  ['Summit', [], 'Summit | Peak Force'],
])('a project %j in %j is titled %j', (name, localities, title) => {
  const view = {
    name,
    localities,
    id: 'x',
    path: '/x',
    developer: { name: 'D', slug: 'd', path: '/d' },
    priceText: 'P',
    shortDescription: 'S',
    gallery: [],
  }
  const around = {
    agency: { name: 'Peak Force', tagline: '' },
    publicUrl: 'https://www.example.com',
  }
  expect(pageMeta('project', view as never, around as never).title).toBe(title)
})
