import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serviceOn } from '../../tests/support/enquiries/delivering-service.ts'
import { storedIn } from '../../tests/support/enquiries/enquiry-service.ts'
import { describeStores, useStores } from '../../tests/support/enquiries/stores.ts'
import { inStore, passTime } from '../../tests/support/enquiries/passing-time.ts'
import type { EnquiriesOptions, SubmitResult } from './enquiries.ts'

const MINUTE_MS = 60_000

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

describeStores('the service', (kind) => {
  const { newStore } = useStores(kind)

  const service = async (databaseUrl: string, options: Partial<EnquiriesOptions> = {}) =>
    (await serviceOn(databaseUrl, options)).enquiries

  test('submissions that race over processes which opened a new store at once are stored once each, under references of their own', async () => {
    const url = await newStore()
    const takers = await Promise.all(Array.from({ length: 6 }, () => service(url)))
    const ids = Array.from({ length: 30 }, () => randomUUID())
    /** Sends a submission as a browser does: again while the store has no time for it. */
    const send = async (
      taker: (typeof takers)[number],
      submissionId: string,
    ): Promise<SubmitResult> => {
      const outcome = await taker.submit(fields({ submissionId }))
      return outcome.kind === 'unavailable' ? send(taker, submissionId) : outcome
    }
    const outcomes = await Promise.all(
      takers.flatMap((taker, index) =>
        (index % 2 === 0 ? ids : ids.toReversed()).map(async (submissionId) => ({
          submissionId,
          outcome: await send(taker, index % 2 === 0 ? submissionId : submissionId.toUpperCase()),
        })),
      ),
    )
    const stored = await storedIn(url)
    expect(stored).toHaveLength(30)
    const references = new Map(stored.map((one) => [one.submissionId, one.reference]))
    expect(new Set(references.values()).size).toBe(30)
    for (const { submissionId, outcome } of outcomes) {
      expect(outcome).toMatchObject({ reference: references.get(submissionId) })
    }
  })

  test('a phone of thousands of digits is stored, and costs nobody else anything', async () => {
    const taker = await service(await newStore())
    const phone = Array.from({ length: 15_000 }, () => randomInt(10)).join('')
    const all = [taker.submit(fields({ phone })), taker.submit(fields())]
    expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual(['stored', 'stored'])
  })

  test('one that the store refuses costs the others nothing, and is not in the log', async () => {
    const url = await newStore()
    const opened = await serviceOn(url)
    for (const statement of REFUSAL_OF_ZERUBBABEL[kind])
      await inStore(url, (db) => sql.raw(statement).execute(db))
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        opened.enquiries.submit(fields({ name: index === 7 ? 'Zerubbabel' : 'Asha' })),
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
    await taker.submit(fields({ submissionId, source: 'contact' }))
    const other = await taker.submit(fields({ submissionId, message: 'Bye' }))
    const later = await taker.submit(fields({ submissionId, name: ' Asha\n' }))
    expect([other.kind, later.kind]).toEqual(['conflict', 'stored'])
  })

  test('the same phone and text within ten minutes are linked, not dropped', async () => {
    const url = await newStore()
    const taker = await service(url)
    const earliest = await taker.submit(fields())
    const first = earliest.kind === 'stored' ? earliest.reference : undefined
    await Promise.all([
      taker.submit(fields({ phone: '+91 98765-43210' })),
      taker.submit(fields({ phone: '098765 43210', name: 'A.' })),
      taker.submit(fields({ message: 'Another' })),
      taker.submit(fields({ phone: '98765 43211' })),
    ])
    await passTime(url, 11 * MINUTE_MS)
    await taker.submit(fields())
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
})
