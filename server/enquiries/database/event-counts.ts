import { OTHER_KEY } from '../../../domain/figures/figures.ts'
import type { Db, EventCountRow } from './tables.ts'

/** A day has this many rows at most, so that nobody can fill the store. */
const MAX_ROWS_A_DAY = 5000
/** So many of them are kept for the key of what has no row of its own, by event and source. */
const ROWS_FOR_OTHER = 50
const MAX_NAMED_ROWS = MAX_ROWS_A_DAY - ROWS_FOR_OTHER

/** One statement adds this many rows, as the databases limit the values in it. */
const INSERT_BATCH_SIZE = 500

type Counted = Pick<EventCountRow, 'event' | 'key' | 'source'>

/** The text under which an event is summed up before it is written. */
export const countKey = ({ event, key, source }: Counted): string =>
  JSON.stringify([event, key, source])

const readCountKey = (text: string): Counted => {
  const [event, key, source] = JSON.parse(text) as [
    Counted['event'],
    Counted['key'],
    Counted['source'],
  ]
  return { event, key, source }
}

/**
 * Adds to a day's counts. What would make the day longer than it may be is counted under the key
 * 'other'.
 * @param counts by `countKey`
 */
export async function addEventCounts(
  db: Db,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  // Processes write one after the other, so that together they keep to the limit.
  const turn = { name: 'event-count', owner: '', expiresAt: day }
  await db
    .insertInto('lease')
    .values(turn)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(turn))
    .execute()
  const fitting = await withinLimit(db, day, counts)
  const rows = [...fitting].map(([text, times]) => ({ day, ...readCountKey(text), times }))
  for (let at = 0; at < rows.length; at += INSERT_BATCH_SIZE) {
    await db
      .insertInto('eventCount')
      .values(rows.slice(at, at + INSERT_BATCH_SIZE))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'event', 'key', 'source'])
          .doUpdateSet((eb) => ({ times: eb('eventCount.times', '+', eb.ref('excluded.times')) })),
      )
      .execute()
  }
}

async function withinLimit(db: Db, day: string, counts: ReadonlyMap<string, number>) {
  const named = db.selectFrom('eventCount').where('day', '=', day).where('key', '!=', OTHER_KEY)
  const { stored } = await named
    .select((eb) => eb.fn.countAll().as('stored'))
    .executeTakeFirstOrThrow()
  let free = MAX_NAMED_ROWS - Number(stored)
  if (counts.size <= free) return counts
  const known = new Set((await named.select(['event', 'key', 'source']).execute()).map(countKey))
  const fitting = new Map<string, number>()
  for (const [text, times] of counts) {
    const counted = readCountKey(text)
    const isNamed = counted.key === OTHER_KEY || known.has(text) || free-- > 0
    const fittingKey = isNamed ? text : countKey({ ...counted, key: OTHER_KEY })
    fitting.set(fittingKey, (fitting.get(fittingKey) ?? 0) + times)
  }
  return fitting
}
