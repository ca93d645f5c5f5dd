import { countEnquiries, type EnquiryFilter } from '../../server/enquiries/store/archive.ts'
import { deleteForGood } from '../../server/enquiries/store/retention.ts'
import { setExit } from '../exit.ts'
import type { Output } from '../output.ts'
import { serverConfig, withStore } from './store.ts'

/**
 * Deletes the enquiries that the filter means, with their deliveries, for good: nothing of them stays
 * in the store's files. Unless confirmed it only says what would be deleted, with exit status 1 when
 * there is something.
 * @param which in words: 'from before …'
 */
export const deleteEnquiries = async (
  filter: EnquiryFilter,
  which: string,
  confirmed: boolean,
  output: Output,
): Promise<void> =>
  withStore(serverConfig(), async (connection) => {
    const { all, undelivered } = await connection.use((db) => countEnquiries(db, filter))
    if (undelivered > 0) output.message(`${undelivered} of them were never delivered.`)
    if (!confirmed) {
      output.result(`Would delete ${all} enquiries ${which}.`)
      if (all === 0) return
      output.message('Nothing was deleted. Run it again with --yes to delete them.')
      setExit('problems')
      return
    }
    const { deleted, isClean } = await deleteForGood(connection, filter, (count) =>
      output.status(`${count} of ${all} deleted …`),
    )
    output.status('')
    output.result(`Deleted ${deleted} enquiries ${which}.`)
    if (isClean) return
    output.message(
      'The store is being read all the time: its log file still holds what was deleted. Run it again when the store is quieter.',
    )
    setExit('problems')
  })
