import type { Logger } from 'pino'
import { toLogFields } from './connection.ts'
import { OTHER_KEY } from '../../../domain/figures/figures.ts'
import type { Db, EventCountRow } from './tables.ts'
import { touch } from './touch.ts'

const EVERY_MS = 1000
const RETRY_MS = 10_000
/** More different counts than these are not kept while the store does not answer. */
const MAX_WAITING = 20_000

/**
 * Sums counts up in memory and writes them once a second, so that no answer waits for the store.
 * What the store did not take is written with what comes later.
 */
export function countWriter(
  write: (counts: ReadonlyMap<string, number>) => Promise<unknown>,
  log: Logger,
) {
  let waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function keep(key: string, times: number, waitMs: number): void {
    if (!waiting.has(key) && waiting.size >= MAX_WAITING) return
    waiting.set(key, (waiting.get(key) ?? 0) + times)
    timer ??= setTimeout(() => void flush(), waitMs).unref()
  }

  async function writeWaiting(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counts = waiting
    if (counts.size === 0) return
    waiting = new Map()
    try {
      await write(counts)
    } catch (error) {
      log.warn(toLogFields(error), 'counts could not be stored; tried again')
      for (const [key, times] of counts) keep(key, times, RETRY_MS)
    }
  }

  /** Writes at once; never rejects. */
  function flush(): Promise<void> {
    writing = writing.then(writeWaiting)
    return writing
  }

  return { add: (key: string): void => keep(key, 1, EVERY_MS), flush }
}

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
  await touch(db, 'event-count')
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
