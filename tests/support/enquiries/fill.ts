import type { EnquiriesOptions } from '../../../server/enquiries/enquiries.ts'
import { openService } from './enquiry-service.ts'
import { inStore } from './passing-time.ts'

/** Stores enquiries as if each had come at its own time. */
export async function fill(
  databaseUrl: string,
  enquiries: [at: string, fields: Record<string, string>][],
  options: Partial<EnquiriesOptions> = {},
): Promise<void> {
  const service = await openService(databaseUrl, options)
  for (const [at, fields] of enquiries) {
    const posted = new Map(Object.entries({ name: 'Asha', phone: '9876543210', ...fields }))
    const outcome = await service.enquiries.submit(posted)
    if (outcome.kind !== 'stored') throw new Error(outcome.kind)
    const createdAt = new Date(at).toISOString()
    await inStore(databaseUrl, (db) =>
      db.updateTable('enquiry').set({ createdAt }).where('id', '=', outcome.id).execute(),
    )
  }
  await service.enquiries.close()
}
