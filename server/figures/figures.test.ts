import { expect, test } from 'vitest'
import { VISIT_SOURCES } from '../../domain/enquiry/visit-source.ts'
import { FIGURE_OF_EVENT, noFigures, type CountedEvent } from '../../domain/figures/figures.ts'
import { addDays, addMonths, dayInIndia, mondayOf } from '../../domain/text/dates.ts'
import { openService, until } from '../../tests/support/enquiries/enquiry-service.ts'
import { fill } from '../../tests/support/enquiries/fill.ts'
import { inStore } from '../../tests/support/enquiries/passing-time.ts'
import { describeStores, useStores } from '../../tests/support/enquiries/stores.ts'
import { cli } from '../../tests/support/programs/cli.ts'
import { testServer } from '../../tests/support/programs/test-server.ts'
import { addEventCounts, countKey } from '../enquiries/database/counts.ts'
import type { EnquiryRow } from '../enquiries/database/tables.ts'
import type { KeyFigures } from './read-figures.ts'

const SUMMIT = 'aravalli-crest/the-aravalli-summit'
const today = () => dayInIndia(new Date())

/** What a visitor does on a page, and the key and figure that it is counted as. */
const ACTS: [CountedEvent, page: string, key: string, detail?: string][] = [
  ['page_view', `/project-details/${SUMMIT}`, SUMMIT],
  ['page_view', '/project-details/Aravalli-Crest/the-aravalli-summit?utm_source=x', SUMMIT],
  ['shortlist_add', `/project-details/${SUMMIT}`, SUMMIT],
  ['page_view', '/about', '/about'],
  ['phone_click', '/about', '/about'],
  ['page_view', '/project-details/aravalli-crest', '/project-details/aravalli-crest'],
  ['whatsapp_click', '/city/gurgaon', '/city/gurgaon'],
  ['page_view', '/city/goa', '/city/goa'],
  ['whatsapp_click', '/', SUMMIT, 'the-aravalli-summit'],
  ['page_view', '/project-details/aravalli-crest/made-up', 'other'],
  ['page_view', '/made/up', 'other'],
  ['page_view', '/city/made-up', 'other'],
]

/** What a request says that is not counted. */
const UNCOUNTED: Record<string, string>[] = [
  { dnt: '1' },
  { 'sec-gpc': '1' },
  { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { 'user-agent': 'facebookexternalhit/1.1' },
]

describeStores('figures', (kind) => {
  const { newStore } = useStores(kind)

  async function figures(url: string, ...args: string[]): Promise<KeyFigures[]> {
    const { code, out, err } = await cli(
      { DATABASE_URL: url },
      'figures',
      '--format',
      'json',
      ...args,
    )
    expect(code, err).toBe(0)
    return JSON.parse(out) as KeyFigures[]
  }

  test(
    'are what the visits to two servers did, one after the other or at once',
    { timeout: 60_000 },
    async () => {
      const url = await newStore()
      const env = { DATABASE_URL: url, EVENT_RATE_LIMIT: '100000' }
      const expected = { page: new Map(), source: new Map() } as Record<
        'page' | 'source',
        Map<string, KeyFigures>
      >
      const raise = (by: 'page' | 'source', key: string, event: CountedEvent) => {
        const row = expected[by].get(key) ?? { key, ...noFigures() }
        row[FIGURE_OF_EVENT[event]] += 1
        expected[by].set(key, row)
      }
      const visit = async (site: string, index: number) => {
        const [event, page, key, detail] = ACTS[index % ACTS.length] ?? ['page_view', '/', '/']
        const source = VISIT_SOURCES[(index * 7) % 6]
        const headers = index % 9 === 0 ? UNCOUNTED[index % UNCOUNTED.length] : {}
        const answer = await fetch(`${site}/api/events`, {
          method: 'POST',
          headers: { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0', ...headers },
          body: JSON.stringify({ event, page, detail, source }),
        })
        expect(answer.status).toBe(204)
        await answer.text()
        if (index % 9 === 0) return
        raise('page', key.includes('/the-') ? `/project-details/${key}` : key, event)
        raise('source', source ?? 'direct', event)
      }
      /** Visits a server of its own, and ends it: what was not written yet is written then. */
      const visitAll = async (from: number, to: number) => {
        const { url: site, services } = await testServer(env)
        for (let first = from; first < to; first += 20)
          await Promise.all(Array.from({ length: 20 }, (_, at) => visit(site, first + at)))
        await services.enquiries.close()
      }
      if (kind === 'sqlite') {
        await visitAll(0, 200)
        await visitAll(200, 400)
      } else await Promise.all([visitAll(0, 200), visitAll(200, 400)])

      for (const by of ['page', 'source'] as const) {
        const rows = await figures(url, '--by', by)
        expect(new Map(rows.map((row) => [row.key, row]))).toEqual(expected[by])
      }
      const totals = async (by: string) =>
        (await figures(url, '--by', by)).reduce(
          (sum, { views, telephone }) => sum + views + telephone,
          0,
        )
      const total = await totals('page')
      expect([await totals('project'), await totals('source'), await totals('week')]).toEqual([
        total,
        total,
        total,
      ])
      expect((await figures(url)).map(({ key }) => key)).toEqual([SUMMIT, 'other'])
    },
  )

  test('count enquiries and visits from the store, by day in India, project and source', async () => {
    const url = await newStore()
    const monday = addDays(mondayOf(today()), -14)
    const attribution = JSON.stringify({ gclid: 'x' })
    await fill(url, [
      [`${addDays(monday, -1)}T18:30:00Z`, { projectId: 'the-aravalli-summit', attribution }],
      [`${addDays(monday, 6)}T18:29:59Z`, { name: 'Ravi' }],
      [`${addDays(monday, 6)}T18:30:00Z`, { name: 'Meera' }],
    ])
    await inStore(url, async (db) => {
      const set = (name: string, values: Partial<EnquiryRow>) =>
        db.updateTable('enquiry').set(values).where('name', '=', name).execute()
      await set('Asha', { visitOn: today() })
      await set('Ravi', { page: '/about' })
      await set('Meera', { page: `/project-details/${SUMMIT}` })
    })
    const found = async (...args: string[]) =>
      (await figures(url, ...args)).map(({ key, enquiries, visits }) => [key, enquiries, visits])
    expect(await found()).toEqual([
      [SUMMIT, 2, 1],
      ['other', 1, 0],
    ])
    expect(await found('--by', 'week')).toEqual([
      [monday, 2, 1],
      [addDays(monday, 7), 1, 0],
    ])
    const week = ['--since', monday, '--until', addDays(monday, 6)]
    expect(await found('--by', 'source', ...week)).toEqual([
      ['direct', 1, 0],
      ['paid', 1, 1],
    ])
    expect(await found('--by', 'page', '--until', addDays(monday, -1))).toEqual([])
  })

  test('have 5,000 rows a day at most, the rest under one key', async () => {
    const url = await newStore()
    const counts = (from: number, length: number) =>
      new Map(
        Array.from({ length }, (_, index) => [
          countKey({ event: 'page_view', key: `a/${from + index}`, source: 'direct' }),
          2,
        ]),
      )
    await inStore(url, async (db) => {
      for (const from of [0, 3000]) await addEventCounts(db, today(), counts(from, 3000))
      await addEventCounts(db, today(), counts(0, 10))
    })
    const rows = await inStore(url, (db) => db.selectFrom('eventCount').selectAll().execute())
    const sum = rows.reduce((all, { times }) => all + times, 0)
    expect([rows.length <= 5000, rows.length > 4900, sum]).toEqual([true, true, 12_020])
    const other = rows.find(({ key }) => key === 'other')
    expect(other?.times).toBe(2 * (6000 - (rows.length - 1)))
    expect(rows.find(({ key }) => key === 'a/9')?.times).toBe(4)
  })

  test('are kept for 25 months, whatever is kept of enquiries', async () => {
    const url = await newStore()
    const first = addMonths(today(), -25)
    await inStore(url, async (db) => {
      const event = { event: 'page_view', key: '/', source: 'direct', times: 1 } as const
      const rows = [addDays(first, -1), first].map((day) => ({ day, ...event }))
      await db.insertInto('eventCount').values(rows).execute()
    })
    const days = () => inStore(url, (db) => db.selectFrom('eventCount').select('day').execute())
    const service = await openService(url, { enquiryRetentionDays: 0 })
    await until('the old one is deleted', async () => (await days()).length === 1)
    expect(await days()).toEqual([{ day: first }])
    await service.enquiries.close()
  })
})
