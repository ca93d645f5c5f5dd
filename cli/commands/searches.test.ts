import { beforeAll, expect, test } from 'vitest'
import { openService } from '../../tests/support/enquiries/enquiry-service.ts'
import { dayInIndia } from '../../domain/text/dates.ts'
import { addMissedSearches } from '../../server/enquiries/database/counts.ts'
import { inStore } from '../../tests/support/enquiries/passing-time.ts'
import { cli } from '../../tests/support/programs/cli.ts'
import { describeStores, useStores } from '../../tests/support/enquiries/stores.ts'

describeStores('searches', (kind) => {
  const { newStore } = useStores(kind)
  let env: { DATABASE_URL: string }
  const list = (...args: string[]) => cli(env, 'searches', '--format', 'json', ...args)

  beforeAll(async () => {
    env = { DATABASE_URL: await newStore() }
    await inStore(env.DATABASE_URL, async (db) => {
      for (const [day, searches] of [
        ['2026-02-27', { 'farm house in goa': 2 }],
        ['2026-02-28', { 'farm house in goa': 1, '=cmd|calc': 1 }],
        ['2026-02-28', { 'farm house in goa': 2 }],
      ] as const)
        await addMissedSearches(db, day, new Map(Object.entries(searches)))
    })
  })

  test('are listed with their number, most frequent first, by day in India', async () => {
    const all = await list()
    expect(all.code).toBe(0)
    expect(JSON.parse(all.out)).toEqual([
      { words: 'farm house in goa', times: 5, lastDay: '2026-02-28' },
      { words: '=cmd|calc', times: 1, lastDay: '2026-02-28' },
    ])
    const since = await list('--since', '2026-02-28')
    expect(JSON.parse(since.out)).toMatchObject([{ times: 3 }, { times: 1 }])
    const until = await list('--until', '2026-02-27')
    expect(JSON.parse(until.out)).toEqual([
      { words: 'farm house in goa', times: 2, lastDay: '2026-02-27' },
    ])
  })

  test('are a table for people and safe for their spreadsheets', async () => {
    const { out, err } = await cli(env, 'searches', '--since', '2026-02-28')
    expect(out).toBe(
      'Times   Last day    Words\n' +
        '3       2026-02-28  farm house in goa\n' +
        '1       2026-02-28  =cmd|calc\n',
    )
    expect(err).toContain('2 different searches found nothing')
    const csv = await cli(env, 'searches', '--format', 'csv')
    expect(csv.out).toContain("'=cmd|calc,1,2026-02-28\r\n")
  })

  test('are at most two thousand different ones a day, and go with their time', async () => {
    const url = await newStore()
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `nowhere ${from + index}`)
    const day = '2026-01-01'
    await inStore(url, async (db) => {
      const stored = many(0, 1990).map((words) => ({ day, words, times: 1 }))
      await db.insertInto('missedSearch').values(stored).execute()
      await addMissedSearches(db, day, new Map(many(1980, 30).map((words) => [words, 1])))
    })
    const listed = async () =>
      JSON.parse((await cli({ DATABASE_URL: url }, 'searches', '--format', 'json')).out) as {
        times: number
      }[]
    const all = await listed()
    expect(all).toHaveLength(2000)
    expect(all.filter(({ times }) => times === 2)).toHaveLength(10)

    const later = await openService(url, { enquiryRetentionDays: 30 })
    later.enquiries.addMissedSearch('new')
    await expect
      .poll(listed, { timeout: 20_000 })
      .toEqual([{ words: 'new', times: 1, lastDay: dayInIndia(new Date()) }])
    await later.enquiries.close()
  })
})
