import { sql } from 'kysely'
import { countEnquiries, deleteSome } from '../../server/enquiries/store/archive.ts'
import { istText } from '../../server/enquiries/intake/ist.ts'
import { setExit } from '../exit.ts'
import type { Output } from '../output.ts'
import { serverConfig, withStore } from './store.ts'

/**
 * Deletes enquiries older than the age, for good. Unless confirmed it only says what would be
 * deleted, with exit status 1 when there is something.
 * @param ageMs milliseconds
 */
export const purgeEnquiries = async (
  ageMs: number,
  confirmed: boolean,
  output: Output,
): Promise<void> =>
  withStore(serverConfig(), async ({ use, kind }) => {
    const before = new Date(Date.now() - ageMs)
    const { all, undelivered } = await use((db) => countEnquiries(db, { before }))
    const what = `${all} enquiries from before ${istText(before)}`
    if (undelivered > 0) output.message(`${undelivered} of them were never delivered.`)
    if (!confirmed) {
      output.result(`Would delete ${what}.`)
      if (all === 0) return
      output.message('Nothing was deleted. Run it again with --yes to delete them.')
      setExit('problems')
      return
    }
    let deleted = 0
    for (;;) {
      const some = await use((db) => deleteSome(db, { before }))
      if (some === 0) break
      deleted += some
      output.status(`${deleted} of ${all} deleted …`)
    }
    // What was deleted would otherwise stay readable in SQLite's log file for a while.
    if (kind === 'sqlite') await use((db) => sql`pragma wal_checkpoint(truncate)`.execute(db))
    output.status('')
    output.result(`Deleted ${deleted} enquiries from before ${istText(before)}.`)
  })
