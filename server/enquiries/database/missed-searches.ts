import type { Db } from './tables.ts'

/** The store keeps this many different searches a day; the metrics alone count more. */
const MAX_A_DAY = 2000

/** Adds to a day's counts of searches that found nothing, within what a day may hold. */
export async function addMissedSearches(
  db: Db,
  day: string,
  searches: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = await db.selectFrom('missedSearch').select('words').where('day', '=', day).execute()
  const knownWords = new Set(rows.map((row) => row.words))
  // All processes write in one order, so that two never wait for each other.
  for (const [words, times] of [...searches].toSorted()) {
    if (!knownWords.has(words) && knownWords.size >= MAX_A_DAY) continue
    knownWords.add(words)
    await db
      .insertInto('missedSearch')
      .values({ day, words, times })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'words'])
          .doUpdateSet((eb) => ({ times: eb('missedSearch.times', '+', times) })),
      )
      .execute()
  }
}

/**
 * The searches that most often found nothing, over the days.
 * @param days in India, `2026-02-28`, both inclusive; an absent day is open
 */
export async function listMissedSearches(
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
