import { afterEach, expect, test, vi } from 'vitest'
import { serviceOn } from '../../../tests/support/enquiries/delivering-service.ts'
import { fill } from '../../../tests/support/enquiries/fill.ts'
import { openService, storedIn, until } from '../../../tests/support/enquiries/enquiry-service.ts'
import { inStore } from '../../../tests/support/enquiries/passing-time.ts'
import { describeStores, useStores } from '../../../tests/support/enquiries/stores.ts'

const DAY_MS = 24 * 60 * 60_000
afterEach(() => vi.useRealTimers())

describeStores('enquiries', (kind) => {
  const { newStore } = useStores(kind)

  /** A store of enquiries so many days old, named by their days, and searched words of the year 2020. */
  async function storeOf(days: readonly number[], state: 'delivered' | 'pending' | 'dead') {
    const url = await newStore()
    await fill(
      url,
      days.map((ago) => [
        new Date(Date.now() - ago * DAY_MS).toISOString(),
        { name: `${ago} days` },
      ]),
      { webhookUrl: 'http://127.0.0.1:1/' },
    )
    await inStore(url, (db) => db.updateTable('delivery').set({ state }).execute())
    await searchInVain(url)
    return url
  }
  const searchInVain = (url: string) =>
    inStore(url, (db) =>
      db.insertInto('missedSearch').values({ day: '2020-01-01', words: 'goa', times: 1 }).execute(),
    )
  /** Its deletion is the last act of a sweep. */
  const hasSwept = (url: string) => async () =>
    (await inStore(url, (db) => db.selectFrom('missedSearch').selectAll().execute())).length === 0
  const names = async (url: string) => (await storedIn(url)).map(({ name }) => name)

  test('are deleted when they were stored long enough', async () => {
    const url = await storeOf([31, 29, 0], 'delivered')
    const forEver = await openService(url, { enquiryRetentionDays: 0 })
    await forEver.enquiries.close()
    expect(await names(url)).toHaveLength(3)
    await serviceOn(url, { enquiryRetentionDays: 30 })
    await until('it is swept', hasSwept(url))
    expect(await names(url)).toEqual(['29 days', '0 days'])
  })

  test.each(['pending', 'dead'] as const)(
    'that reached nobody (%s) stay for twice as long, whichever channel is set',
    async (state) => {
      const url = await storeOf([61, 59, 29], state)
      const webhookUrl = 'http://127.0.0.1:1/'
      const on = await serviceOn(url, { enquiryRetentionDays: 30, webhookUrl })
      await until('it is swept', hasSwept(url))
      expect(await names(url)).toEqual(['59 days', '29 days'])
      await on.enquiries.close()
      const smtpUrl = 'smtp://127.0.0.1:1'
      await searchInVain(url)
      const other = await serviceOn(url, { enquiryRetentionDays: 30, smtpUrl })
      await until('it is swept again', hasSwept(url))
      expect(await names(url)).toEqual(['59 days', '29 days'])
      await other.enquiries.close()
      // Once the other channel has delivered them, what the first one owed counts as done.
      await inStore(url, (db) =>
        db
          .updateTable('delivery')
          .set({ state: 'delivered' })
          .where('channel', '=', 'email')
          .execute(),
      )
      await searchInVain(url)
      await serviceOn(url, { enquiryRetentionDays: 30, smtpUrl })
      await until('it is swept a third time', hasSwept(url))
      expect(await names(url)).toEqual(['29 days'])
    },
  )

  test.each(['pending', 'dead'] as const)(
    'that came while the clock was years behind (%s) stay until they were tried long ago, too',
    async (state) => {
      const url = await storeOf([2000, 10], state)
      const wrongTime = new Date(Date.now() - 2000 * DAY_MS).toISOString()
      await inStore(url, (db) =>
        db
          .updateTable('delivery')
          .set({ queuedAt: wrongTime, ...(state === 'pending' && { nextAttemptAt: wrongTime }) })
          .where('enquiryId', 'in', (eb) =>
            eb.selectFrom('enquiry').select('id').where('name', '=', '2000 days'),
          )
          .execute(),
      )
      const webhookUrl = 'http://127.0.0.1:1/'
      const first = await serviceOn(url, { enquiryRetentionDays: 30, webhookUrl })
      await until('it is swept', hasSwept(url))
      expect(await names(url)).toEqual(['2000 days', '10 days'])
      await first.enquiries.close()
      const longAgo = { state: 'dead', nextAttemptAt: wrongTime } as const
      await inStore(url, (db) => db.updateTable('delivery').set(longAgo).execute())
      await serviceOn(url, { enquiryRetentionDays: 30, webhookUrl })
      await until('it is deleted', async () => (await names(url)).length === 1)
      expect(await names(url)).toEqual(['10 days'])
    },
  )

  test('that were never queued stay for twice as long', async () => {
    const url = await storeOf([61, 31, 29], 'pending')
    await inStore(url, (db) => db.deleteFrom('delivery').execute())
    await serviceOn(url, { enquiryRetentionDays: 30 })
    await until('it is swept', hasSwept(url))
    expect(await names(url)).toEqual(['31 days', '29 days'])
  })

  test('stay, and a figure says so, where suspiciously many are too old', async () => {
    const url = await storeOf(
      Array.from({ length: 11 }, (_, index) => (index < 6 ? 31 : 61)),
      'delivered',
    )
    const service = await serviceOn(url, { enquiryRetentionDays: 30 })
    await until('it has stopped', () => service.enquiries.isRetentionStopped())
    expect(service.log.join('')).toContain('more than a tenth of all enquiries')
    expect(await names(url)).toHaveLength(11)
  })

  test('stay, and a figure says so, where all are too old, until the process has run for a day', async () => {
    const url = await storeOf([800, 700, 31], 'delivered')
    const first = await serviceOn(url, { enquiryRetentionDays: 30 })
    await until('it has stopped', () => first.enquiries.isRetentionStopped())
    expect(first.log.join('')).toContain('all enquiries are too old at once')
    expect(await names(url)).toHaveLength(3)
    await first.enquiries.close()
    vi.useFakeTimers({ toFake: ['performance'] })
    vi.advanceTimersByTime(DAY_MS + 1000)
    const later = await serviceOn(url, { enquiryRetentionDays: 30 })
    await until('it is swept', hasSwept(url))
    expect(later.enquiries.isRetentionStopped()).toBe(false)
    expect(await names(url)).toEqual([])
  })

  test.runIf(kind === 'postgres')(
    'go by the database, not by a process whose clock is a year ahead',
    async () => {
      const url = await storeOf([29], 'delivered')
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * DAY_MS })
      await serviceOn(url, { enquiryRetentionDays: 30 })
      await until('it is swept', hasSwept(url))
      expect(await names(url)).toEqual(['29 days'])
    },
  )
})
