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
    const byKey = new Map<string, P[]>()
    for (const post of posts) {
      if (limited.has(post)) continue
      const key = networkKey(`${times} ${networkOf(post)}`, dailyKey)
      byKey.set(key, [...(byKey.get(key) ?? []), post])
    }
    for (const { address, hits, ends_at } of await countHits(db, byKey, now)) {
      const together = byKey.get(address) ?? []
      const room = Math.max(0, limit * times - (hits - together.length))
      const seconds = Math.max(1, Math.ceil((Date.parse(ends_at) - now.getTime()) / 1000))
      for (const post of together.slice(room)) limited.set(post, seconds)
    }
  }
  return limited
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

/** Adds posts to the running minute of each network. */
async function countHits(db: Db, posts: ReadonlyMap<string, readonly Post[]>, now: Date) {
  if (posts.size === 0) return []
  const started = now.toISOString()
  const ends_at = new Date(now.getTime() + WINDOW_MS).toISOString()
  return (
    db
      .insertInto('rate')
      // In one order everywhere, so that two processes cannot wait for each other.
      .values(
        [...posts.keys()]
          .sort()
          .map((address) => ({ address, hits: posts.get(address)?.length ?? 0, ends_at })),
      )
      .onConflict((conflict) =>
        conflict.column('address').doUpdateSet({
          hits: sql`case when rate.ends_at <= ${started} then excluded.hits else rate.hits + excluded.hits end`,
          ends_at: sql`case when rate.ends_at <= ${started} then excluded.ends_at else rate.ends_at end`,
        }),
      )
      .returning(['address', 'hits', 'ends_at'])
      .execute()
  )
}

/** Forgets networks whose minute is over, and the keys of days before. */
export async function forgetOldHits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate').where('ends_at', '<', now.toISOString()).execute()
  await db.deleteFrom('rate_key').where('day', '<', dayOf(now)).execute()
}
