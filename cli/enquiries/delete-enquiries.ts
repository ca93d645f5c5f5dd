import {
  countEnquiries,
  deleteEnquiries,
  type EnquiryFilter,
} from '../../server/enquiries/database/enquiry-queries.ts'
import type { Connection } from '../../server/enquiries/database/connection.ts'
import { vacuum } from '../../server/enquiries/database/vacuum.ts'
import { reasonOf } from '../../catalogue/system-errors.ts'
import { setExit, output } from '../terminal/output.ts'
import { owingChannels, serverConfig, withStore } from './enquiry-store.ts'

/** The chosen enquiries, what they are ('from before …'), and notes for the operator. */
export type ChosenEnquiries = {
  filters: readonly EnquiryFilter[]
  description: string
  notes?: readonly string[]
}

/**
 * Deletes enquiries with their deliveries for good. The store's files are written anew even if
 * there was nothing left to delete, as an earlier call may have been cut off before that. Unless
 * confirmed, only says what would be deleted, with exit status 1 when there is something.
 * @param choose is called again until nothing is left
 */
export const deleteForGood = async (
  choose: (connection: Connection) => Promise<ChosenEnquiries>,
  confirmed: boolean,
): Promise<void> => {
  const config = serverConfig()
  await withStore(config, async (connection) => {
    const chosen = await choose(connection)
    const { description, notes = [] } = chosen
    const count = async (more: EnquiryFilter): Promise<number> => {
      let total = 0
      for (const filter of chosen.filters)
        total += await connection.use((db) => countEnquiries(db, { ...filter, ...more }))
      return total
    }
    const all = await count({})
    const undelivered = await count({ undelivered: owingChannels(config) })
    if (undelivered > 0) output.message(`${undelivered} of them were never delivered.`)
    for (const note of notes) output.message(note)
    if (!confirmed) {
      output.result(`Would delete ${all} enquiries ${description}.`)
      if (all === 0) return
      output.message('Nothing was deleted. Run it again with --yes to delete them.')
      setExit('problems')
      return
    }
    let deleted = 0
    const deleteChosen = async ({ filters }: ChosenEnquiries): Promise<number> => {
      const before = deleted
      for (const filter of filters)
        deleted += await deleteEnquiries(connection.use, filter, (some) =>
          output.status(`${deleted + some} of ${all} deleted …`),
        )
      return deleted - before
    }
    // The enquiries are chosen again, as somebody may have sent another one meanwhile.
    let isMore = (await deleteChosen(chosen)) > 0
    while (isMore) isMore = (await deleteChosen(await choose(connection))) > 0
    try {
      await vacuum(connection, () => output.status('waiting for somebody who reads the store …'))
      const copies =
        connection.address.kind === 'postgres'
          ? "PostgreSQL's write-ahead log, its replicas and backups"
          : 'A store that `restore` kept and backups'
      output.message(`${copies} hold them until those expire or are deleted.`)
    } catch (error) {
      output.message(
        `The store's files may still hold what was deleted (${reasonOf(error)}): run it again.`,
      )
      setExit('problems')
    }
    output.status('')
    output.result(`Deleted ${deleted} enquiries ${description}.`)
  })
}
