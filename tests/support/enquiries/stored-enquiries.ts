import { pino } from 'pino'
import { databaseAddress } from '../../../server/config/parsers.ts'
import { connect } from '../../../server/enquiries/database/connection.ts'
import { listEnquiries } from '../../../server/enquiries/database/enquiry-queries.ts'
import type { ListedEnquiry } from '../../../server/enquiries/stored-enquiry.ts'

/** Every stored enquiry, oldest first, read over a connection of its own. */
export async function storedIn(databaseUrl: string): Promise<ListedEnquiry[]> {
  const connection = connect(databaseAddress(databaseUrl), pino({ level: 'silent' }))
  try {
    const all: ListedEnquiry[] = []
    for await (const one of listEnquiries(connection.use, {})) all.push(one)
    return all
  } finally {
    await connection.close()
  }
}
