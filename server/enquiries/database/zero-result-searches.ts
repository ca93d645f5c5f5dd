import type { Db } from './tables.ts'

/** Different words of one day; more are counted in the metrics alone. */
const MAX_A_DAY = 2000

/** How often words were searched for and found nothing. */
export type ZeroResultSearch = {
  readonly words: string
  readonly times: number
  /** The last day in India, `2026-02-28`. */
  readonly lastDay: string
}

/** Days in India, `2026-02-28`, both inclusive; an absent one is open. */
export type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Adds to a day's counts in one transaction, within what a day may hold. */
export async function addZeroResultSearches(
  db: Db,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = await db.selectFrom('missed_search').select('words').where('day', '=', day).execute()
  const known = new Set(rows.map((row) => row.words))
  const fresh = [...counts.keys()].filter((words) => !known.has(words))
  const refused = new Set(fresh.slice(Math.max(0, MAX_A_DAY - known.size)))
  const taken = [...counts.keys()].filter((words) => !refused.has(words))
  if (taken.length === 0) return
  await db
    .insertInto('missed_search')
    // In one order: two processes that write the same words never wait for each other.
    .values(taken.sort().map((words) => ({ day, words, times: counts.get(words) ?? 0 })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'words']).doUpdateSet((eb) => ({
        times: eb('missed_search.times', '+', eb.ref('excluded.times')),
      })),
    )
    .execute()
}

/** What was searched for most often without a result, over the days. */
export async function listZeroResultSearches(
  db: Db,
  { from, to }: Days,
): Promise<ZeroResultSearch[]> {
  let query = db
    .selectFrom('missed_search')
    .select((eb) => [
      'words',
      eb.fn.sum<number | string>('times').as('total'),
      eb.fn.max('day').as('lastDay'),
    ])
    .groupBy('words')
  if (from !== undefined) query = query.where('day', '>=', from)
  if (to !== undefined) query = query.where('day', '<=', to)
  const rows = await query.orderBy('total', 'desc').orderBy('words').execute()
  return rows.map(({ words, total, lastDay }) => ({ words, times: Number(total), lastDay }))
}

/** Deletes what is older than a day. */
export async function deleteZeroResultSearches(db: Db, before: string): Promise<void> {
  await db.deleteFrom('missed_search').where('day', '<', before).execute()
}
