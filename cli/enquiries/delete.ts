import {
  countEnquiries,
  deleteEnquiries,
  type EnquiryFilter,
} from '../../server/enquiries/database/enquiry-queries.ts'
import { rewriteTables } from '../../server/enquiries/database/rewrite-tables.ts'
import { reasonOf } from '../../catalogue/system-errors.ts'
import { setExit } from '../terminal/exit.ts'
import type { Output } from '../terminal/output.ts'
import { serverConfig, withStore } from './open-database.ts'

/** Which enquiries are meant, and the same in words: 'from before …'. */
export type Choice = { filter: EnquiryFilter; words: string }

/**
 * Deletes enquiries with their deliveries, for good: also when there is none left to delete, the
 * store's files are written anew, as an earlier call may have been ended before that.
 * Unless confirmed it only says what would be deleted, with exit status 1 when there is something.
 * @param choose is given the store's time
 */
export const deleteForGood = async (
  choose: (now: Date) => Choice,
  confirmed: boolean,
  output: Output,
): Promise<void> => {
  await withStore(serverConfig(), async (connection) => {
    const { filter, words } = choose(await connection.use(connection.now))
    const [all, undelivered] = await connection.use(async (db) => [
      await countEnquiries(db, filter),
      await countEnquiries(db, { ...filter, undelivered: true }),
    ])
    if (undelivered > 0) output.message(`${undelivered} of them were never delivered.`)
    if (!confirmed) {
      output.result(`Would delete ${all} enquiries ${words}.`)
      if (all === 0) return
      output.message('Nothing was deleted. Run it again with --yes to delete them.')
      setExit('problems')
      return
    }
    const deleted = await deleteEnquiries(connection.use, filter, (some) =>
      output.status(`${some} of ${all} deleted …`),
    )
    try {
      await rewriteTables(connection, () =>
        output.status('waiting for somebody who reads the store …'),
      )
      output.message(
        connection.address.kind === 'postgres'
          ? "PostgreSQL's write-ahead log, its replicas and backups hold them until those expire."
          : 'Backups hold them until those expire.',
      )
    } catch (error) {
      output.message(
        `The store's files may still hold what was deleted (${reasonOf(error)}): run it again.`,
      )
      setExit('problems')
    }
    output.status('')
    output.result(`Deleted ${deleted} enquiries ${words}.`)
  })
}
