import { setTimeout as wait } from 'node:timers/promises'
import { dayInIndia } from '../../../domain/text/dates.ts'
import type { Connection } from './connection.ts'
import type { Db } from './tables.ts'

const EVERY_MS = 1000
/** The store keeps this many different searches a day; the metrics alone count more. */
const MAX_A_DAY = 2000

/** Writes searches that found nothing, once a second, all new ones in one transaction. */
export function missedSearchWriter({ transaction }: Pick<Connection, 'transaction'>) {
  let waiting: string[] = []
  let writing: Promise<void> | undefined

  const write = async (): Promise<void> => {
    const searches = waiting
    waiting = []
    if (searches.length > 0)
      await transaction((trx, now) => addMissedSearches(trx, dayInIndia(now), searches))
  }

  return {
    /** Resolves once the words are counted; rejects when the store fails. */
    add(words: string): Promise<void> {
      waiting.push(words)
      writing ??= wait(EVERY_MS, undefined, { ref: false }).then(() => {
        writing = undefined
        return write()
      })
      return writing
    },
    flush: write,
  }
}

/** Adds to a day's counts, within what a day may hold. */
export async function addMissedSearches(
  db: Db,
  day: string,
  searches: readonly string[],
): Promise<void> {
  const rows = await db.selectFrom('missedSearch').select('words').where('day', '=', day).execute()
  const knownWords = new Set(rows.map((row) => row.words))
  // All processes write in one order, so that two never wait for each other.
  for (const words of searches.toSorted()) {
    if (!knownWords.has(words) && knownWords.size >= MAX_A_DAY) continue
    knownWords.add(words)
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
