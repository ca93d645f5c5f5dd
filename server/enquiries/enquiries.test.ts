import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serviceOn } from '../../tests/support/enquiries/delivering-service.ts'
import { storedIn } from '../../tests/support/enquiries/enquiry-service.ts'
import { storeKinds, useStores } from '../../tests/support/enquiries/stores.ts'
import { inStore, passTime } from '../../tests/support/enquiries/passing-time.ts'
import type { EnquiriesOptions, Outcome } from './enquiries.ts'

const MINUTE_MS = 60_000
const visitor = { address: '203.0.113.7' }

const fields = (more: Record<string, string> = {}): Map<string, string> =>
  new Map(Object.entries({ name: 'Asha', phone: '98765 43210', message: 'Hello', ...more }))

const REFUSAL_OF_ZERUBBABEL = {
  sqlite: [
    `create trigger refusal before insert on enquiry when new.name = 'Zerubbabel'
     begin select raise(abort, 'refused'); end`,
  ],
  postgres: [
    `create function refuse() returns trigger language plpgsql
     as $$ begin raise exception 'no %', new.name; end $$`,
    `create trigger refusal before insert on enquiry for each row
     when (new.name = 'Zerubbabel') execute function refuse()`,
  ],
}

describe.each(storeKinds)('the service on %s', (kind) => {
  const { newStore } = useStores(kind)

  const service = async (databaseUrl: string, options: Partial<EnquiriesOptions> = {}) =>
    (await serviceOn(databaseUrl, options)).enquiries

  test('submissions that race over processes which opened a new store at once are stored once each, under references of their own', async () => {
    const url = await newStore()
    const takers = await Promise.all(Array.from({ length: 6 }, () => service(url)))
    const ids = Array.from({ length: 60 }, () => randomUUID())
    const outcomes = await Promise.all(
      takers.flatMap((taker, at) =>
        (at % 2 === 0 ? ids : ids.toReversed()).map(async (submissionId) => ({
          submissionId,
          outcome: await taker.submit(
            fields({ submissionId: at % 2 === 0 ? submissionId : submissionId.toUpperCase() }),
            visitor,
          ),
        })),
      ),
    )
    const stored = await storedIn(url)
    expect(stored).toHaveLength(60)
    const references = new Map(stored.map((one) => [one.submissionId, one.reference]))
    expect(new Set(references.values()).size).toBe(60)
    for (const { submissionId, outcome } of outcomes) {
      expect(outcome).toMatchObject({ reference: references.get(submissionId) })
    }
  })

  test('a phone of thousands of digits is stored, and costs nobody else anything', async () => {
    const taker = await service(await newStore())
    const phone = Array.from({ length: 15_000 }, () => randomInt(10)).join('')
    const all = [taker.submit(fields({ phone }), visitor), taker.submit(fields(), visitor)]
    expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual(['stored', 'stored'])
  })

  test('one that the store refuses costs the others of its batch nothing, and is not in the log', async () => {
    const url = await newStore()
    const opened = await serviceOn(url)
    for (const statement of REFUSAL_OF_ZERUBBABEL[kind])
      await inStore(url, (db) => sql.raw(statement).execute(db))
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        opened.enquiries.submit(fields({ name: at === 7 ? 'Zerubbabel' : 'Asha' }), visitor),
      ),
    )
    expect(outcomes.filter((outcome) => outcome.kind !== 'stored')).toEqual([
      { kind: 'unavailable' },
    ])
    expect(opened.log.join('')).not.toMatch(/Zerubbabel|cannot be used/)
  })

  test('the same submission with other contents is a conflict, with another page is not', async () => {
    const url = await newStore()
    const taker = await service(url)
    const submissionId = randomUUID()
    await taker.submit(fields({ submissionId, source: 'contact' }), visitor)
    const other = await taker.submit(fields({ submissionId, message: 'Bye' }), visitor)
    const later = await taker.submit(fields({ submissionId, name: ' Asha\n' }), visitor)
    expect([other.kind, later.kind]).toEqual(['conflict', 'stored'])
  })

  test('the same phone and text within ten minutes are linked, not dropped', async () => {
    const url = await newStore()
    const taker = await service(url)
    const earliest = await taker.submit(fields(), visitor)
    const first = earliest.kind === 'stored' ? earliest.reference : undefined
    await Promise.all([
      taker.submit(fields({ phone: '+91 98765-43210' }), visitor),
      taker.submit(fields({ phone: '098765 43210', name: 'A.' }), visitor),
      taker.submit(fields({ message: 'Another' }), visitor),
      taker.submit(fields({ phone: '98765 43211' }), visitor),
    ])
    await passTime(url, 11 * MINUTE_MS)
    await taker.submit(fields(), visitor)
    const all = await storedIn(url)
    const repeats = all.map((one) => [one.phone, one.message, one.repeatOf])
    expect(repeats.filter(([, , of]) => of !== null).map(([phone, , of]) => [phone, of])).toEqual(
      expect.arrayContaining([
        ['+91 98765-43210', first],
        ['098765 43210', first],
      ]),
    )
    expect(repeats.filter(([, , of]) => of === null)).toHaveLength(4)
  })

  describe('the rate limit', () => {
    const kinds = (outcomes: Outcome[]) => outcomes.map((outcome) => outcome.kind)

    test('holds over processes, by network, for a minute', async () => {
      const url = await newStore()
      const options = { enquiryRateLimit: 4 }
      const [one, other] = await Promise.all([service(url, options), service(url, options)])
      const first = [
        await one.submit(fields(), { address: '2001:db8:1:2::1' }),
        await other.submit(fields(), { address: '2001:db8:1:2:ffff::9' }),
        await one.submit(fields(), { address: '2001:DB8:1:2::3' }),
        await other.submit(fields(), { address: '2001:db8:1:2::4' }),
      ]
      expect(kinds(first)).toEqual(Array(4).fill('stored'))
      await passTime(url, MINUTE_MS / 2)
      const fifth = await other.submit(fields(), { address: '2001:db8:1:2::5' })
      expect(fifth).toMatchObject({ kind: 'limited' })
      expect('retryAfter' in fifth && fifth.retryAfter).toBeLessThanOrEqual(30)
      const neighbour = await other.submit(fields(), { address: '2001:db8:1:3::5' })
      await passTime(url, MINUTE_MS / 2)
      const later = await one.submit(fields(), { address: '2001:db8:1:2::5' })
      expect(kinds([neighbour, later])).toEqual(['stored', 'stored'])
    })

    test('counts a burst exactly, and a retry of what is stored not at all', async () => {
      const url = await newStore()
      const takers = await Promise.all([
        service(url, { enquiryRateLimit: 20 }),
        service(url, { enquiryRateLimit: 20 }),
      ])
      const submissionId = randomUUID()
      const ids = [submissionId, ...Array.from({ length: 49 }, () => randomUUID())]
      const first = await takers[0].submit(fields({ submissionId }), visitor)
      const burst = await Promise.all(
        ids
          .slice(1)
          .map((id, at) =>
            takers[at % 2 === 0 ? 0 : 1].submit(fields({ submissionId: id }), visitor),
          ),
      )
      expect(kinds(burst).filter((kind) => kind === 'stored')).toHaveLength(19)
      expect(await takers[1].submit(fields({ submissionId }), visitor)).toEqual({
        ...first,
        fresh: false,
      })
      expect(await storedIn(url)).toHaveLength(20)
    })

    test('one site of IPv6 networks may send ten times as much', async () => {
      const taker = await service(await newStore(), { enquiryRateLimit: 1 })
      const from = (network: string) => taker.submit(fields(), { address: `${network}::1` })
      const site = Array.from({ length: 10 }, (_, at) => from(`2001:db8:1:${at}`))
      expect(kinds(await Promise.all(site))).toEqual(Array(10).fill('stored'))
      const more = [await from('2001:db8:1:99'), await from('2001:db8:2:99')]
      expect(kinds(more)).toEqual(['limited', 'stored'])
    })

    test('all together may send 300 times as much, of which a flood uses up only its own', async () => {
      const url = await newStore()
      const taker = await service(url, { enquiryRateLimit: 1 })
      const flood = Array.from({ length: 400 }, () => taker.submit(fields(), visitor))
      expect(kinds(await Promise.all(flood)).filter((kind) => kind === 'stored')).toHaveLength(1)
      const others = Array.from({ length: 299 }, (_, at) =>
        taker.submit(fields(), { address: `198.51.${at >> 8}.${at & 255}` }),
      )
      expect(kinds(await Promise.all(others))).toEqual(Array(299).fill('stored'))
      expect(kinds([await taker.submit(fields(), { address: '192.0.2.9' })])).toEqual(['limited'])
    })

    test('keeps no address', async () => {
      const url = await newStore()
      const taker = await service(url)
      await taker.submit(fields(), visitor)
      await taker.countRejected({ address: '2001:db8:1:2::3' })
      const rows = await inStore(url, async (db) => [
        ...(await db.selectFrom('rate').selectAll().execute()),
        ...(await db.selectFrom('enquiry').selectAll().execute()),
      ])
      expect(rows.length).toBeGreaterThan(4)
      expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|2001:db8/)
    })

    test('costs nobody the enquiry when the count itself fails', async () => {
      const url = await newStore()
      const taker = await service(url, { enquiryRateLimit: 1 })
      await taker.submit(fields(), visitor)
      await inStore(url, (db) => db.schema.dropTable('rate').execute())
      expect(kinds([await taker.submit(fields(), visitor)])).toEqual(['stored'])
    })
  })
})
