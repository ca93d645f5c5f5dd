import { describe, expect, test } from 'vitest'
import {
  openEnquiryService,
  storedIn,
  until,
} from '../../../tests/support/enquiries/enquiry-service.ts'
import { kept, submit } from '../../../tests/support/enquiries/delivering-service.ts'
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
        const service = await openEnquiryService(url, { clock: at(days) })
        await submit(service, { name })
        await service.enquiries.close()
      }
      const forEver = await openEnquiryService(url, { retentionDays: 0 })
      await submit(forEver, { name: 'New' })
      await forEver.enquiries.close()
      expect(await storedIn(url)).toHaveLength(3)

      const service = await openEnquiryService(url, { retentionDays: 30 })
      kept(service.enquiries)
      await until('it is swept', () =>
        service.log.some((line) => line.includes('kept long enough')),
      )
      expect((await storedIn(url)).map(({ name }) => name)).toEqual(['Young', 'New'])
    })
  })
})
