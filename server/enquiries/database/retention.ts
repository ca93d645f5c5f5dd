import { sql } from 'kysely'
import type { Logger } from 'pino'
import { countEnquiries, deleteEnquiries } from './enquiry-queries.ts'
import { toLogFields, type Connection } from './connection.ts'
import type { Channel } from './tables.ts'
import { addMonths, dayInIndia } from '../../../domain/text/dates.ts'

const DAY_MS = 24 * 60 * 60_000
const EVERY_MS = 60 * 60_000
/** Counts of events, which are nobody's, are kept so long that a month can be compared with the two years before. */
const EVENT_MONTHS = 25
/** More deletions than this number and this share of all suggest a wrong clock or setting. */
const MOST_AT_ONCE = 10
const MOST_SHARE_AT_ONCE = 0.1

/**
 * Deletes, every hour, enquiries and searched words that are past their retention, and counts of
 * events after 25 months. An enquiry that a channel has still to deliver, or that nobody was told
 * of, goes when twice that time has passed, since its last try too. Where more than ten enquiries
 * and more than a tenth of all would go, nothing is deleted and the log says so, for a person to
 * decide; where all would go, however few, that is done once the process has run for a day.
 * @param channels ways to the agency that are set
 * @param retentionDays 0 = no enquiry and no searched word is ever deleted
 */
export function startRetention(
  { use, now, address }: Pick<Connection, 'use' | 'now' | 'address'>,
  log: Logger,
  channels: readonly Channel[],
  retentionDays = 0,
) {
  let isStopped = false

  async function sweep(): Promise<void> {
    const today = await use(now)
    const firstDay = addMonths(dayInIndia(today), -EVENT_MONTHS)
    await use((db) => db.deleteFrom('eventCount').where('day', '<', firstDay).execute())
    if (retentionDays > 0) await sweepEnquiries(today)
  }

  async function sweepEnquiries(today: Date): Promise<void> {
    const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS)
    const [before, last] = [daysAgo(retentionDays), daysAgo(2 * retentionDays)]
    const filters = [
      { before: last, untriedSince: { channels, moment: last } },
      { since: last, before, settledBy: channels },
    ]
    const counts = await use((db) =>
      Promise.all([{}, ...filters].map((filter) => countEnquiries(db, filter))),
    )
    const [remaining = 0, overdue = 0, delivered = 0] = counts
    const due = overdue + delivered
    const isMost = due > MOST_AT_ONCE && due > remaining * MOST_SHARE_AT_ONCE
    const isAll = due > 0 && due === remaining && performance.now() < DAY_MS
    isStopped = isMost || isAll
    if (isAll && !isMost) {
      log.error(
        { due, before },
        'all enquiries are too old at once: none is deleted before this process has run for a day, as its clock may be wrong',
      )
      return
    }
    if (isStopped) {
      log.error(
        { due, remaining, before },
        'more than a tenth of all enquiries are too old at once: none is deleted; `enquiries purge` does it',
      )
      return
    }
    let deleted = 0
    for (const filter of filters) deleted += await deleteEnquiries(use, filter)
    if (deleted > 0) {
      log.info({ deleted, retentionDays }, 'enquiries past their retention were deleted')
      // SQLite overwrites deleted rows (`secure_delete`), but its log file keeps them until it is
      // emptied.
      if (address.kind === 'sqlite')
        await use((db) => sql`pragma wal_checkpoint(truncate)`.execute(db))
    }
    await use((db) => db.deleteFrom('missedSearch').where('day', '<', dayInIndia(before)).execute())
  }

  const trySweep = (): void =>
    void sweep().catch((error: unknown) =>
      log.warn(toLogFields(error), 'old enquiries could not be deleted; tried again in an hour'),
    )
  const timer = setInterval(trySweep, EVERY_MS).unref()
  trySweep()
  return {
    /** Whether deletion has stopped, because it would delete suspiciously much. */
    isStopped: () => isStopped,
    end: () => clearInterval(timer),
  }
}
