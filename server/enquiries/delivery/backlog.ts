import {
  isOwedBy,
  isWithoutChannel,
  matchingFilter,
  type EnquiryFilter,
} from '../database/enquiry-queries.ts'
import type { Channel, Db, DeliveryState } from '../database/tables.ts'

/** The state of the queue, for the channels that are set. */
export async function readBacklog(db: Db, channels: readonly Channel[], now: Date) {
  const rows = await db
    .selectFrom('delivery')
    .select(['channel', 'state', (eb) => eb.fn.countAll().as('count')])
    .groupBy(['channel', 'state'])
    .execute()
  const { oldest } = await db
    .selectFrom('enquiry')
    .where(isOwedBy(channels))
    .select((eb) => eb.fn.min('createdAt').as('oldest'))
    .executeTakeFirstOrThrow()
  const { silent } = await db
    .selectFrom('enquiry')
    .where(isWithoutChannel(channels))
    .select((eb) => eb.fn.countAll().as('silent'))
    .executeTakeFirstOrThrow()
  return {
    deliveries: channels.flatMap((channel) =>
      STATES.map((state) => {
        const backlogRow = rows.find((row) => row.channel === channel && row.state === state)
        return { channel, state, count: Number(backlogRow?.count ?? 0) }
      }),
    ),
    /** Age of the oldest enquiry that the channels owe the agency; 0 where there is none. */
    oldestSeconds: oldest ? Math.max(0, now.getTime() - Date.parse(oldest)) / 1000 : 0,
    /** Enquiries that the agency was not told of and that none of the channels will tell it of. */
    withoutChannel: Number(silent),
  }
}

const STATES: readonly DeliveryState[] = ['pending', 'delivered', 'dead']

/** How many matching deliveries have not been attempted since they were queued. */
export async function countUntried(
  db: Db,
  filter: EnquiryFilter,
  channels: readonly Channel[],
): Promise<number> {
  if (channels.length === 0) return 0
  const { untried } = await db
    .selectFrom('delivery')
    .where('state', '=', 'pending')
    .where('lastError', 'is', null)
    .where('channel', 'in', channels)
    .where('enquiryId', 'in', (eb) =>
      eb.selectFrom('enquiry').select('id').where(matchingFilter(filter)),
    )
    .select((eb) => eb.fn.countAll().as('untried'))
    .executeTakeFirstOrThrow()
  return Number(untried)
}
