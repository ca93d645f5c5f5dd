import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'
import { networkKey, networkOf } from './client-address.ts'

const WINDOW_MS = 60_000

type Post = { readonly address: string | undefined }

/**
 * What posts are counted in, the narrowest first, and how many times the limit of one address each
 * may send. Who is over the limit of one does not count in the next: nobody uses up what others have.
 */
const LEVELS = [
  { times: 1, networkOf: ({ address }: Post) => networkOf(address, 64) },
  { times: 10, networkOf: ({ address }: Post) => networkOf(address, 48) },
  { times: 300, networkOf: () => 'everybody' },
]

/**
 * Counts posts over all processes and machines on one store.
 * @param limit posts of one address in a minute
 * @returns those over a limit, with the seconds until they may be sent again
 */
export async function overLimit<P extends Post>(
  db: Db,
  posts: readonly P[],
  limit: number,
  now: Date,
): Promise<Map<P, number>> {
  const limited = new Map<P, number>()
  if (posts.length === 0) return limited
  const dailyKey = await keyOfDay(db, now)
  for (const { times, networkOf } of LEVELS) {
    const keyed = posts
      .filter((post) => !limited.has(post))
      .map((post) => [post, networkKey(`${times} ${networkOf(post)}`, dailyKey)] as const)
    const counts = new Map<string, number>()
    for (const [, key] of keyed) counts.set(key, (counts.get(key) ?? 0) + 1)
    const standings = await countHits(db, counts, now)
    const room = new Map(
      [...standings].map(([key, { hits }]) => [
        key,
        limit * times - (hits - (counts.get(key) ?? 0)),
      ]),
    )
    for (const [post, key] of keyed) {
      const left = room.get(key) ?? 0
      room.set(key, left - 1)
      if (left <= 0) limited.set(post, secondsLeft(standings.get(key), now))
    }
  }
  return limited
}

function secondsLeft(standing: RateStanding | undefined, now: Date): number {
  return Math.max(1, Math.ceil(((standing?.endsAt.getTime() ?? 0) - now.getTime()) / 1000))
}

/** Stored, as all processes must count with the same key; deleted with its day. */
async function keyOfDay(db: Db, now: Date): Promise<string> {
  const day = dayOf(now)
  const read = () =>
    db.selectFrom('rate_key').select('key').where('day', '=', day).executeTakeFirst()
  const known = await read()
  if (known) return known.key
  await db
    .insertInto('rate_key')
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await read())?.key ?? ''
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** The running minute of one network after a batch was counted. */
type RateStanding = { readonly hits: number; readonly endsAt: Date }

/** @param counts how many each key adds now */
async function countHits(
  db: Db,
  counts: ReadonlyMap<string, number>,
  now: Date,
): Promise<Map<string, RateStanding>> {
  if (counts.size === 0) return new Map()
  const started = now.toISOString()
  const ends = new Date(now.getTime() + WINDOW_MS).toISOString()
  const rows = await db
    .insertInto('rate')
    .values(
      // In one order everywhere, so that two processes cannot wait for each other.
      [...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([address, hits]) => ({ address, hits, ends_at: ends })),
    )
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({
        hits: sql`case when rate.ends_at <= ${started} then excluded.hits else rate.hits + excluded.hits end`,
        ends_at: sql`case when rate.ends_at <= ${started} then excluded.ends_at else rate.ends_at end`,
      }),
    )
    .returning(['address', 'hits', 'ends_at'])
    .execute()
  return new Map(
    rows.map((row) => [row.address, { hits: row.hits, endsAt: new Date(row.ends_at) }]),
  )
}

/** Forgets networks whose minute is over, and the keys of days before. */
export async function forgetOldHits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate').where('ends_at', '<', now.toISOString()).execute()
  await db.deleteFrom('rate_key').where('day', '<', dayOf(now)).execute()
}
