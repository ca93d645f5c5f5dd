import type { Db } from './tables.ts'

/** Different words of one day; more are counted in the metrics alone. */
const MAX_A_DAY = 2000

/** Adds to a day's counts of searches that found nothing, within what a day may hold. */
export async function addZeroResultSearches(
  db: Db,
  day: string,
  searches: readonly string[],
): Promise<void> {
  const rows = await db.selectFrom('missedSearch').select('words').where('day', '=', day).execute()
  const known = new Set(rows.map((row) => row.words))
  // In one order: two processes that write the same words never wait for each other.
  for (const words of searches.toSorted()) {
    if (!known.has(words) && known.size >= MAX_A_DAY) continue
    known.add(words)
    await db
      .insertInto('missedSearch')
      .values({ day, words, times: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'words'])
          .doUpdateSet((eb) => ({ times: eb('missedSearch.times', '+', 1) })),
      )
      .execute()
  }
}

/**
 * What was searched for most often without a result, over the days.
 * @param days in India, `2026-02-28`, both inclusive; an absent one is open
 */
export async function listZeroResultSearches(
  db: Db,
  { from, to }: { from?: string | undefined; to?: string | undefined },
) {
  let query = db
    .selectFrom('missedSearch')
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
