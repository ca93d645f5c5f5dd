import { afterAll, afterEach, beforeAll } from 'vitest'
import type { EnquiriesOptions, SubmitResult } from '../../../server/enquiries/enquiries.ts'
import type { Client } from '../../../server/enquiries/ingest/read-enquiry.ts'
import { openService, storedIn, until, type EnquiryService } from './enquiry-service.ts'
import { passTime } from './passing-time.ts'
import { temporaryFolder } from '../programs/run-folder.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

/** Closes it after the test, the last opened first. */
export function closeAfterTest<T extends { close(): Promise<void> }>(one: T): T {
  open.push(one)
  return one
}

/** Inside a file or `describe`: a service on a store of its own, closed at its end. */
export function useEnquiryService(
  databaseUrl = `sqlite:${temporaryFolder()}/enquiries.db`,
): EnquiryService {
  const service = {} as EnquiryService
  beforeAll(async () => void Object.assign(service, await openService(databaseUrl)))
  afterAll(() => service.enquiries.close())
  return service
}

/** `openService`, closed after the test. */
export async function serviceOn(databaseUrl: string, options?: Partial<EnquiriesOptions>) {
  const service = await openService(databaseUrl, options)
  closeAfterTest(service.enquiries)
  return service
}

/** A service that delivers, with hands on its store's time; closed after the test. */
export async function deliveringService(databaseUrl: string, options: Partial<EnquiriesOptions>) {
  const service = await serviceOn(databaseUrl, options)
  service.enquiries.startDelivery()
  const first = async () => (await storedIn(databaseUrl))[0]
  return {
    ...service,
    pass: (ms: number) => passTime(databaseUrl, ms),
    /** Waits until a delivery of the oldest enquiry has failed, for a reason that holds the text. */
    failed: (reason = '') =>
      until(
        `an attempt failed: ${reason}`,
        async () => (await first())?.deliveryError?.includes(reason) ?? false,
      ),
    delivered: () => until('delivered', async () => (await first())?.delivery === 'delivered'),
  }
}

/** One enquiry of Asha's, with what the test adds and what is known of her browser. */
export function submit(
  service: Pick<EnquiryService, 'enquiries'>,
  more: Record<string, string> = {},
  client: Client = {},
): Promise<SubmitResult> {
  const typed = { name: 'Asha', phone: '98765 43210', email: 'asha@example.org', ...more }
  return service.enquiries.submit(new Map(Object.entries(typed)), client)
}
