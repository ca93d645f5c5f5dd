import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { phoneKey } from '../ingest/e164.ts'
import type { Connection } from './connection.ts'
import type { Db, DeliveryRow, EnquiryRow, Tables } from './tables.ts'
import { toStoredEnquiry, type ListedEnquiry } from '../stored-enquiry.ts'

/** Which enquiries are meant; a part that is absent means all. */
export type EnquiryFilter = {
  readonly since?: Date
  /** Exclusive. */
  readonly before?: Date
  readonly source?: string
  /** true = only those whose delivery is missing, under way or given up; false = only the others. */
  readonly undelivered?: boolean
  /** Of this number only, in whatever form it was typed. */
  readonly phone?: string
  /** Only site visits from this day in India on, YYYY-MM-DD, in the order in which they are. */
  readonly visitsFrom?: string
  /** Of this e-mail address only, in whatever case. */
  readonly email?: string
}

const PAGE = 500

/** The enquiries that the filter means, oldest or next visit first, read page by page so that any number can be streamed. */
export async function* listEnquiries(
  use: Connection['use'],
  filter: EnquiryFilter,
): AsyncGenerator<ListedEnquiry> {
  let last: EnquiryRow | undefined
  for (;;) {
    const after = last
    const page = await use((db) => readPage(db, filter, after))
    for (const { row, deliveries } of page) yield toListed(row, deliveries)
    last = page.at(-1)?.row
    if (page.length < PAGE) return
  }
}

/** How many the filter means. */
export async function countEnquiries(db: Db, filter: EnquiryFilter): Promise<number> {
  const { all } = await db
    .selectFrom('enquiry')
    .where(matching(filter))
    .select((eb) => eb.fn.countAll().as('all'))
    .executeTakeFirstOrThrow()
  return Number(all)
}

/**
 * Deletes the oldest that the filter means, 500 at most, with their deliveries: short transactions,
 * so that new enquiries are stored meanwhile.
 * @returns how many were deleted; 0 = none are left
 */
export async function deleteSome(db: Db, filter: EnquiryFilter): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enquiry')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('enquiry')
        .where(matching(filter))
        .select('id')
        .orderBy('created_at')
        .limit(PAGE),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The filter as a condition on `enquiry`. */
export function matching(filter: EnquiryFilter) {
  const { since, before, source, undelivered, phone, email, visitsFrom } = filter
  return (eb: ExpressionBuilder<Tables, 'enquiry'>): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = []
    if (since !== undefined) conditions.push(eb('created_at', '>=', since.toISOString()))
    if (before !== undefined) conditions.push(eb('created_at', '<', before.toISOString()))
    if (source !== undefined) conditions.push(eb('source', '=', source))
    if (visitsFrom !== undefined) conditions.push(eb('visit_on', '>=', visitsFrom))
    if (phone !== undefined) conditions.push(eb('phone_key', '=', phoneKey(phone)))
    if (email !== undefined) {
      conditions.push(eb(eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    }
    if (undelivered !== undefined) {
      const own = eb
        .selectFrom('delivery')
        .whereRef('delivery.enquiry_id', '=', 'enquiry.id')
        .select('channel')
      const missing = eb.not(eb.exists(own))
      const isUndelivered = eb.or([missing, eb.exists(own.where('state', '!=', 'delivered'))])
      conditions.push(undelivered ? isUndelivered : eb.not(isUndelivered))
    }
    return eb.and(conditions)
  }
}

const BY_TIME = ['created_at', 'id'] as const
const BY_VISIT = ['visit_on', 'visit_slot', 'id'] as const

async function readPage(db: Db, filter: EnquiryFilter, after: EnquiryRow | undefined) {
  const order = filter.visitsFrom === undefined ? BY_TIME : BY_VISIT
  let query = db.selectFrom('enquiry').selectAll().where(matching(filter))
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
  const deliveries = await db
    .selectFrom('delivery')
    .selectAll()
    .where(
      'enquiry_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  return rows.map((row) => ({
    row,
    deliveries: deliveries.filter((delivery) => delivery.enquiry_id === row.id),
  }))
}

function toListed(row: EnquiryRow, deliveries: readonly DeliveryRow[]): ListedEnquiry {
  const worst = (['dead', 'pending', 'delivered'] as const).find((state) =>
    deliveries.some((delivery) => delivery.state === state),
  )
  const arrived = deliveries.flatMap((delivery) => delivery.delivered_at ?? []).sort()
  return {
    ...toStoredEnquiry(row),
    deliveredAt: worst === 'delivered' ? (arrived.at(-1) ?? null) : null,
    delivery: worst ?? 'none',
    deliveryError:
      deliveries.find((delivery) => delivery.state !== 'delivered')?.last_error ?? null,
  }
}
