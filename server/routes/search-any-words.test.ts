import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchEntries, type SearchItem } from '../../domain/search/search-entries.ts'
import { SEARCH_LABELS } from '../../domain/search/search-entries.ts'
import { SEARCH_LIMIT, type SearchAnswer } from '../../domain/search/search.ts'
import { normalizeText } from '../../domain/text/text.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { searchIndexOf, searchSourceOf } from '../loaders/views/search-index.ts'

const server = useTestServer()

const SEED = 17

const ODD = (
  '<script>|"><img src=x onerror=alert(1)>|&lt;|\'|`|${1}|\\|%|%00|.*|(|[|+|?|$&|$1|__proto__|constructor|' +
  'toString|hasOwnProperty|\0|\u202E|שלום|مرحبا|घर|मकान २ कमरे|🏠|👨‍👩‍👧|\uD800|\uDC00|ﬁ|İ|1|' +
  '99999999999999999999|-1|0x10|1e400|NaN|½|₹|3 bhk|cr|sec'
).split('|')

/** What people, pastes and programs send: any symbols, and pieces of what is there. */
function anyWords(texts: readonly string[]): fc.Arbitrary<string> {
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.nat(60), fc.integer({ min: 1, max: 14 }))
    .map(([text, from, length]) => text.slice(from % Math.max(1, text.length)).slice(0, length))
  const part = fc.oneof(
    { arbitrary: piece, weight: 4 },
    fc.constantFrom(...ODD),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ maxLength: 20 }),
  )
  return fc.oneof(
    { arbitrary: part, weight: 3 },
    { arbitrary: fc.array(part, { maxLength: 5 }).map((parts) => parts.join(' ')), weight: 3 },
    fc.tuple(part, fc.integer({ min: 20, max: 500 })).map(([text, times]) => text.repeat(times)),
  )
}

const listed = ({ groups }: SearchAnswer): SearchItem[] => groups.flatMap(({ items }) => [...items])

test('a thousand texts: none fails, and those that name no filter find what holds them, within the limits', () => {
  const { catalogue } = server.services
  const entries = searchEntries(searchSourceOf(catalogue.current))
  const plain = (text: string) =>
    normalizeText(text)
      .replace(/[‐‑‒–—]/g, '-')
      .replace(/[‘’]/g, "'")
  const folded = entries.map(({ texts }) => texts.map(plain))
  const search = searchIndexOf(server.services)
  let withoutFilters = 0
  fc.assert(
    fc.property(anyWords(entries.flatMap(({ texts }) => texts)), (query) => {
      const answer = search(query)
      const items = listed(answer)
      expect(items.length).toBe(Math.min(answer.total, SEARCH_LIMIT))
      for (const { label, items: group } of answer.groups) {
        for (const { type } of group) expect(SEARCH_LABELS[type]).toBe(label)
      }
      expect(new Set(answer.groups.map(({ label }) => label)).size).toBe(answer.groups.length)
      if (answer.understood || answer.corrected !== undefined) return
      withoutFilters += 1
      // The specification, word for word: contained in a text.
      const wanted = plain(
        query
          .slice(0, 200)
          .replace(/[\uD800-\uDBFF]$/, '')
          .replaceAll('\0', ' '),
      )
      const found = folded.filter((texts) => texts.some((text) => text.includes(wanted)))
      expect(answer.total).toBe(wanted === '' ? 0 : found.length)
    }),
    { numRuns: 1000, seed: SEED },
  )
  expect(withoutFilters).toBeGreaterThan(400)
})
