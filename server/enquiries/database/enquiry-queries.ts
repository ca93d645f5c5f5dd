import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Connection } from './connection.ts'
import type { Channel, Db, Tables } from './tables.ts'
import { toStoredEnquiry, type ListedEnquiry } from '../stored-enquiry.ts'

/** Chooses enquiries; an absent part means all. */
export type EnquiryFilter = {
  ids?: readonly string[] | undefined
  since?: Date | undefined
  /** Only enquiries before this moment. */
  before?: Date | undefined
  source?: string | undefined
  /** Only enquiries for the adviser with this id in team.json. */
  adviser?: string | undefined
  /** Only enquiries that these channels owe the agency (`isOwedBy`). */
  undelivered?: readonly Channel[] | undefined
  /** Only enquiries that the agency was told of and that none of these channels has to deliver. */
  settledBy?: readonly Channel[] | undefined
  /** Only enquiries that none of the channels has still tried to deliver (`isTriedSince`). */
  untriedSince?: { channels: readonly Channel[]; moment: Date } | undefined
  /** Only site visits from this day in India on, YYYY-MM-DD, in the order in which they are. */
  visitsFrom?: string | undefined
}

const PAGE = 500

/** The enquiries that the filter means, oldest or next visit first, read page by page so that any number can be streamed. */
export async function* listEnquiries(
  use: Connection['use'],
  filter: EnquiryFilter,
): AsyncGenerator<ListedEnquiry> {
  let last: ListedEnquiry | undefined
  for (;;) {
    const after = last
    const page = await use((db) => readPage(db, filter, after))
    yield* page
    last = page.at(-1)
    if (page.length < PAGE) return
  }
}

export async function countEnquiries(db: Db, filter: EnquiryFilter): Promise<number> {
  const { all } = await db
    .selectFrom('enquiry')
    .where(matchingFilter(filter))
    .select((eb) => eb.fn.countAll().as('all'))
    .executeTakeFirstOrThrow()
  return Number(all)
}

/**
 * Deletes the chosen enquiries with their deliveries, and returns how many: in short transactions,
 * so that new enquiries are stored meanwhile.
 * @param onSome is called with the number so far
 */
export async function deleteEnquiries(
  use: Connection['use'],
  filter: EnquiryFilter,
  onSome: (deleted: number) => void = () => {},
): Promise<number> {
  let deleted = 0
  for (;;) {
    const { numDeletedRows } = await use((db) =>
      db
        .deleteFrom('enquiry')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('enquiry')
            .where(matchingFilter(filter))
            .select('id')
            .orderBy('createdAt')
            .limit(PAGE),
        )
        .executeTakeFirst(),
    )
    if (numDeletedRows === 0n) return deleted
    deleted += Number(numDeletedRows)
    onSome(deleted)
  }
}

export function matchingFilter(filter: EnquiryFilter) {
  const { ids, since, before, source, adviser, undelivered, settledBy, untriedSince, visitsFrom } =
    filter
  return (eb: ExpressionBuilder<Tables, 'enquiry'>): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = []
    if (ids !== undefined) conditions.push(ids.length === 0 ? eb.lit(false) : eb('id', 'in', ids))
    if (since !== undefined) conditions.push(eb('createdAt', '>=', since.toISOString()))
    if (before !== undefined) conditions.push(eb('createdAt', '<', before.toISOString()))
    if (source !== undefined) conditions.push(eb('source', '=', source))
    if (adviser !== undefined) conditions.push(eb('adviser', '=', adviser))
    if (visitsFrom !== undefined) conditions.push(eb('visitOn', '>=', visitsFrom))
    if (undelivered !== undefined) conditions.push(isOwedBy(undelivered)(eb))
    if (settledBy !== undefined) conditions.push(eb.not(isOwedBy(settledBy)(eb)))
    if (untriedSince !== undefined) conditions.push(eb.not(isTriedSince(untriedSince)(eb)))
    return eb.and(conditions)
  }
}

/** Whether no channel, set or not, has told the agency of an enquiry. */
export const isUntold = (eb: ExpressionBuilder<Tables, 'enquiry'>): Expression<SqlBool> =>
  eb.not(eb.exists(deliveriesOf(eb).where('state', '=', 'delivered')))

/**
 * Whether the channels that are set owe the agency an enquiry: one of them has still to deliver it,
 * or nobody has, whatever channels were set when it came.
 */
export const isOwedBy =
  (channels: readonly Channel[]) =>
  (eb: ExpressionBuilder<Tables, 'enquiry'>): Expression<SqlBool> =>
    channels.length === 0
      ? isUntold(eb)
      : eb.or([
          isUntold(eb),
          eb.exists(
            deliveriesOf(eb).where('state', '!=', 'delivered').where('channel', 'in', channels),
          ),
        ])

/** Whether the agency was not told of an enquiry and none of the channels is trying to. */
export const isWithoutChannel =
  (channels: readonly Channel[]) =>
  (eb: ExpressionBuilder<Tables, 'enquiry'>): Expression<SqlBool> =>
    channels.length === 0
      ? isUntold(eb)
      : eb.and([isUntold(eb), eb.not(eb.exists(deliveriesOf(eb).where('channel', 'in', channels)))])

/**
 * Whether one of the channels has an enquiry to deliver that was queued before a moment, and has
 * tried it since, or not at all. Trying takes a day, so either the site was off for long, or its clock was
 * far behind when the enquiry came and has been put right.
 */
const isTriedSince =
  ({ channels, moment }: { channels: readonly Channel[]; moment: Date }) =>
  (eb: ExpressionBuilder<Tables, 'enquiry'>): Expression<SqlBool> =>
    channels.length === 0
      ? eb.lit(false)
      : eb.exists(
          deliveriesOf(eb)
            .where('channel', 'in', channels)
            .where('queuedAt', '<', moment.toISOString())
            .where((delivery) =>
              delivery.or([
                delivery('state', '=', 'pending'),
                delivery.and([
                  delivery('state', '=', 'dead'),
                  delivery('nextAttemptAt', '>=', moment.toISOString()),
                ]),
              ]),
            ),
        )

const deliveriesOf = (eb: ExpressionBuilder<Tables, 'enquiry'>) =>
  eb.selectFrom('delivery').whereRef('delivery.enquiryId', '=', 'enquiry.id').select('channel')

const STATES = ['dead', 'pending', 'delivered'] as const
const BY_TIME = ['createdAt', 'id'] as const
const BY_VISIT = ['visitOn', 'visitSlot', 'id'] as const

async function readPage(
  db: Db,
  filter: EnquiryFilter,
  after: ListedEnquiry | undefined,
): Promise<ListedEnquiry[]> {
  const order = filter.visitsFrom === undefined ? BY_TIME : BY_VISIT
  let query = db.selectFrom('enquiry').selectAll().where(matchingFilter(filter))
  if (after !== undefined) {
    query = query.where((eb) =>
      eb.or(
        order.map((column, index) =>
          eb.and([
            ...order.slice(0, index).map((before) => eb(before, '=', after[before])),
            eb(column, '>', after[column]),
          ]),
        ),
      ),
    )
  }
  for (const column of order) query = query.orderBy(column)
  const rows = await query.limit(PAGE).execute()
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const all = await db.selectFrom('delivery').selectAll().where('enquiryId', 'in', ids).execute()
  return rows.map((row) => {
    const deliveries = all.filter(({ enquiryId }) => enquiryId === row.id)
    const worst = STATES.find((state) => deliveries.some((delivery) => delivery.state === state))
    const arrived = deliveries.flatMap(({ deliveredAt }) => deliveredAt ?? []).sort()
    const missing = deliveries.find(({ state }) => state !== 'delivered')
    return {
      ...toStoredEnquiry(row),
      deliveredAt: worst === 'delivered' ? (arrived.at(-1) ?? null) : null,
      delivery: worst ?? 'none',
      deliveryError: missing?.lastError ?? null,
    }
  })
}
