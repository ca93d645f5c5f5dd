import { createHmac, randomBytes } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'

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
 * The network that posts are counted by: the IPv4 address, or the first bits of an IPv6 one.
 * @param prefix bits of an IPv6 address: one household has 64, one site 48
 */
export function networkOf(address = '', prefix: 48 | 64): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts.slice(0, prefix / 16).join(':')}::/${prefix}`
}

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
    const byNetwork = new Map<string, P[]>()
    for (const post of posts) {
      if (limited.has(post)) continue
      const digest = createHmac('sha256', dailyKey).update(`${times} ${networkOf(post)}`)
      // Without the key of its day the address cannot be recovered.
      const network = digest.digest('base64url').slice(0, 22)
      byNetwork.set(network, [...(byNetwork.get(network) ?? []), post])
    }
    for (const { address, hits, endsAt } of await countHits(db, byNetwork, now)) {
      const together = byNetwork.get(address) ?? []
      const room = Math.max(0, limit * times - (hits - together.length))
      const seconds = Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000))
      for (const post of together.slice(room)) limited.set(post, seconds)
    }
  }
  return limited
}

/** Stored, as all processes must count with the same key; deleted with its day. */
async function keyOfDay(db: Db, now: Date): Promise<string> {
  await db
    .insertInto('rateKey')
    .values({ day: dayOf(now), key: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = db.selectFrom('rateKey').select('key').where('day', '=', dayOf(now))
  return (await stored.executeTakeFirstOrThrow()).key
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Adds posts to the running minute of each network. */
async function countHits(db: Db, posts: ReadonlyMap<string, readonly Post[]>, now: Date) {
  if (posts.size === 0) return []
  const started = now.toISOString()
  const endsAt = new Date(now.getTime() + WINDOW_MS).toISOString()
  // In one order everywhere, so that two processes cannot wait for each other.
  const rows = [...posts].sort().map(([address, { length: hits }]) => ({ address, hits, endsAt }))
  return db
    .insertInto('rate')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({
        hits: sql`case when rate.ends_at <= ${started} then excluded.hits else rate.hits + excluded.hits end`,
        endsAt: sql`case when rate.ends_at <= ${started} then excluded.ends_at else rate.ends_at end`,
      }),
    )
    .returning(['address', 'hits', 'endsAt'])
    .execute()
}

/** Forgets networks whose minute is over, and the keys of days before. */
export async function forgetOldHits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate').where('endsAt', '<', now.toISOString()).execute()
  await db.deleteFrom('rateKey').where('day', '<', dayOf(now)).execute()
}
