import { describe, expect, test } from 'vitest'
import { openDesk, storedIn, until } from '../../../tests/support/enquiries/open-enquiries.ts'
import { kept, submit } from '../../../tests/support/enquiries/delivering-enquiries.ts'
import { storeKinds, useStores } from '../../../tests/support/enquiries/stores.ts'

const DAY_MS = 24 * 60 * 60_000

describe.each(storeKinds)('on $kind', ({ kind, installed }) => {
  describe.skipIf(!installed)('enquiries', () => {
    const { newStore } = useStores({ kind, installed })

    test('are deleted when they were kept long enough', async () => {
      const url = await newStore()
      const at = (daysAgo: number) => () => new Date(Date.now() - daysAgo * DAY_MS)
      for (const [days, name] of [
        [31, 'Old'],
        [29, 'Young'],
      ] as const) {
        const desk = await openDesk(url, { clock: at(days) })
        await submit(desk, { name })
        await desk.enquiries.close()
      }
      const forEver = await openDesk(url, { retentionDays: 0 })
      await submit(forEver, { name: 'New' })
      await forEver.enquiries.close()
      expect(await storedIn(url)).toHaveLength(3)

      const desk = await openDesk(url, { retentionDays: 30 })
      kept(desk.enquiries)
      await until('it is swept', () => desk.log.some((line) => line.includes('kept long enough')))
      expect((await storedIn(url)).map(({ name }) => name)).toEqual(['Young', 'New'])
    })
  })
})
