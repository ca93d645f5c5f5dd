import { readEnquiry, type Draft } from '../enquiries/intake/intake.ts'
import type { Connection } from '../enquiries/store/connection.ts'
import type { Db } from '../enquiries/store/tables.ts'

const ROUNDS = 10
const TOGETHER = 50

/** Ends a transaction without storing anything. */
class TakenBack extends Error {
  override name = 'TakenBack'
}

/**
 * Stores enquiries of nobody, in transactions that are rolled back: so the code and the database
 * know their work when the first rush comes. Each round holds the write lock for milliseconds.
 */
export async function rehearse(
  connection: Connection,
  store: (trx: Db, drafts: readonly Draft[]) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await connection.use((db) =>
      db
        .transaction()
        .execute(async (trx) => {
          await store(trx, drafts())
          throw new TakenBack()
        })
        // Within the work: the connection takes an error for a broken store.
        .catch((error: unknown) => {
          if (!(error instanceof TakenBack)) throw error
        }),
    )
  }
}

function drafts(): Draft[] {
  const now = new Date()
  return Array.from({ length: TOGETHER }, (_, at) => {
    const fields = new Map([
      ['name', 'Nobody'],
      ['phone', `98765 ${String(at).padStart(5, '0')}`],
      ['message', 'A rehearsal.'],
      ['source', 'contact'],
    ])
    const intake = readEnquiry(fields, { address: '192.0.2.1', page: '/contact' }, now)
    return 'draft' in intake ? [intake.draft] : []
  }).flat()
}
