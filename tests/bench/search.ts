import { paths } from '../../domain/seo/paths.ts'
import { projectOf } from '../support/scale/records.ts'
import { localities } from '../support/scale/words.ts'
import { onLargeSite, SIZE } from './programs/large-site.ts'
import { report } from './programs/report.ts'
import { dealt, inWords, peakMb, percentile, processorMs, visitors } from './programs/visitors.ts'

// What a visitor of a very large agency waits for while typing: `GET /api/search` of the built site
// over 50,000 projects, ten visitors at once, the site on one core and the visitors on the other.
// npm run bench -- search
const VISITORS = 10
/** Questions of each kind; none comes twice, so that no kept answer helps. */
const QUESTIONS = 600

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The names of so many projects, from all over the list; other ones for another beginning. */
const names = (count: number, from: number): string[] =>
  Array.from(
    { length: count },
    (_, at) =>
      projectOf((from + at * Math.floor(SIZE.projects / count)) % SIZE.projects, SIZE).name,
  )

/** A word with two neighbouring letters exchanged, as fingers do. */
const mistyped = (name: string): string => name.replace(/(\p{L}{2})(\p{L})(\p{L})/u, '$1$3$2')

const filtersOf = (at: number): string =>
  `${1 + (at % 5)} bhk under ${(1 + at / 4).toFixed(2)} cr in ${localities[at % localities.length]?.[1]}`

/** Everything that stands in the field while a text is typed. */
const typed = (text: string): string[] =>
  Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1))

/** What people ask by kind; each round has words of its own. */
function kinds(round: number): Readonly<Record<string, readonly string[]>> {
  const asked = names(QUESTIONS, round)
  const bedrooms = (at: number) => `${1 + (at % 4)} bhk`
  return {
    'a name': asked,
    'a part of a name': asked.map((name) => name.slice(2)),
    filters: asked.map((_, at) => filtersOf(round * QUESTIONS + at)),
    'filters and a name': asked.map((name, at) => `${bedrooms(at)} ${name}`),
    'a mistyped name': asked.map(mistyped),
    'filters and a mistyped name': asked.map((name, at) => `${bedrooms(at)} ${mistyped(name)}`),
    'nothing there': asked.map((_, at) => `qzxw${round * QUESTIONS + at} vqkj`),
    'two hundred letters': asked.map((name) => name.repeat(20).slice(0, 200)),
  }
}

/** What ten visitors type at once, each their own: names, places, filters, and words with a slip. */
const typing = Array.from({ length: VISITORS }, (_, visitor) => {
  const own = names(8, 100 + visitor * 31)
  return own.flatMap((name, at) => [
    ...typed(at % 3 === 2 ? mistyped(name) : name),
    ...typed(filtersOf(visitor * 40 + at)),
  ])
})

const people = visitors()
await onLargeSite({}, async ({ url, pid }) => {
  const address = (query: string) => url + paths.searchApi(query)
  const measured = async (what: string, lists: readonly (readonly string[])[]) => {
    const before = processorMs(pid)
    const times = await people.ask(...lists.map((list) => list.map(address)))
    const each = (processorMs(pid) - before) / times.length
    say(`${what}: ${inWords(times)}, ${each.toFixed(2)} ms of processor each`)
    return { times, each }
  }
  // The first hundreds run before the code is compiled.
  for (const asked of Object.values(kinds(0)))
    await people.ask(...dealt(asked.map(address), VISITORS))
  for (const [kind, asked] of Object.entries(kinds(1))) await measured(kind, dealt(asked, VISITORS))

  const every = Object.values(kinds(2))
  const mixed = names(QUESTIONS, 2).flatMap((_, at) => every.map((asked) => asked[at] ?? ''))
  const all = await measured('words of every kind', dealt(mixed, VISITORS))
  const letters = await measured('as people type', typing)
  report(
    'search: words of every kind, ten at once, 95th percentile, ms',
    percentile(all.times, 0.95),
    {
      atMost: 15,
    },
  )
  report(
    'search: as people type, ten at once, 95th percentile, ms',
    percentile(letters.times, 0.95),
    {
      atMost: 15,
    },
  )
  report('search: ms of processor an answer', all.each)
  report('search: the site’s memory at most, MB', peakMb(pid), { atMost: 1000 })
}).finally(() => people.leave())
