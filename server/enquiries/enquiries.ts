import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import { createDeliverer } from './delivery/deliverer.ts'
import { emailNotifier } from './delivery/email.ts'
import { readBacklog } from './delivery/outbox.ts'
import type { Notifier } from './delivery/deliverer.ts'
import { webhookNotifier } from './delivery/webhook.ts'
import { groupCommit } from './database/group-commit.ts'
import {
  readEnquiry,
  type Client,
  type Draft,
  type Mistakes,
  type PostedFields,
} from './ingest/read-enquiry.ts'
import { forgetOldHits, overLimit } from './ingest/rate-limit.ts'
import { record, recorded, type Verdict } from './ingest/insert-enquiries.ts'
import { connect, toLogFields } from './database/connection.ts'
import { addZeroResultSearches } from './database/zero-result-searches.ts'
import { startRetention } from './database/retention.ts'
import type { Config } from '../config.ts'
import type { AgencyData } from './visit-calendar.ts'
import { dayInIndia } from '../../domain/text/dates.ts'
import { withTimeout } from '../with-timeout.ts'

/** How long a visitor waits for the store before they are asked to try again. */
const TIMEOUT_MS = 8000
/** Nobody waits longer for their mistakes to be counted. */
const COUNT_TIMEOUT_MS = 1000
const READY_TIMEOUT_MS = 2000
const HOUSEKEEPING_MS = 60_000

/** How enquiries reach the agency; with none of it they wait in the store. */
export type DeliveryOptions = Partial<Config> &
  Pick<Config, 'publicUrl'> & { readonly catalogue: { readonly current: AgencyData } }

export type EnquiriesOptions = DeliveryOptions &
  Pick<Config, 'database' | 'enquiryRateLimit'> & { readonly log: Logger }

export type Outcome =
  | Verdict
  | (Mistakes & { readonly kind: 'invalid' })
  /** The store cannot take it now. */
  | { readonly kind: 'unavailable' }

/** Takes enquiries, stores them and sees that they reach the agency. */
export type Enquiries = ReturnType<typeof openEnquiries>

/** Opens the store of enquiries; while it cannot be reached they are `unavailable`. */
export function openEnquiries(options: EnquiriesOptions) {
  const { database, log, enquiryRateLimit: rateLimit } = options
  const connection = connect(database, log, options.databasePool)
  const notifiers = createNotifiers(options)
  const channels = notifiers.map((notifier) => notifier.channel)
  if (channels.length === 0) {
    log.warn(
      'neither mail nor webhook is set: enquiries reach nobody and wait for `cli enquiries list`',
    )
  }
  const deliverer = createDeliverer(connection, notifiers, log)

  const commit = (drafts: readonly Draft[], limit: number | undefined): Promise<Verdict[]> =>
    connection.transaction((trx, now) => record(trx, drafts, channels, limit, now))

  const commitSafely = async (drafts: readonly Draft[]): Promise<Outcome[]> => {
    try {
      return await commit(drafts, rateLimit)
    } catch (error) {
      log.warn(toLogFields(error), 'a batch of enquiries failed and is tried again')
    }
    // Once more, each by itself and without the count: neither may cost anybody else the enquiry.
    // Storing is idempotent, so a commit whose answer was lost does no harm.
    const again = drafts.map((draft) => commit([draft], undefined).catch(unavailable))
    return (await Promise.all(again)).flat()
  }

  const unavailable = (error: unknown): [Outcome] => {
    log.error(toLogFields(error), 'an enquiry could not be stored')
    return [{ kind: 'unavailable' }]
  }

  const queue = groupCommit(commitSafely, TIMEOUT_MS)
  const refusals = groupCommit(
    (posts: readonly Pick<Client, 'address'>[]) =>
      connection.transaction(async (trx, now) => {
        const limited = await overLimit(trx, posts, rateLimit, now)
        return posts.map((post) => limited.get(post) ?? 0)
      }),
    COUNT_TIMEOUT_MS,
  )
  const searches = groupCommit(
    (words: readonly string[]) =>
      connection.transaction(async (trx, now) => {
        await addZeroResultSearches(trx, dayInIndia(now), words)
        return words
      }),
    TIMEOUT_MS,
  )
  const housekeeping = setInterval(() => {
    connection.use(async (db) => forgetOldHits(db, await connection.now(db))).catch(() => {})
  }, HOUSEKEEPING_MS).unref()
  const retention = startRetention(connection, log, options.enquiryRetentionDays)

  return {
    /** Checks and stores posted fields; `stored` means they are on disk. Never rejects. */
    async submit(fields: PostedFields, client: Client): Promise<Outcome> {
      const { draft, mistakes } = readEnquiry(fields, client, options.catalogue.current)
      if (mistakes) {
        // Sent again because its answer was lost: the time of the visit was offered then.
        const { visitOn, visitSlot } = draft.row
        const isTimeAlone = Object.keys(mistakes.errors).every((field) => field.startsWith('visit'))
        const before =
          visitOn &&
          visitSlot &&
          isTimeAlone &&
          (await connection.use((db) => recorded(db, draft)).catch(() => undefined))
        return before || { kind: 'invalid', ...mistakes }
      }
      const outcome = await queue.add(draft).catch((error: unknown) => unavailable(error)[0])
      if (outcome.kind === 'stored' && outcome.fresh) {
        const { suspect } = draft.row
        log.info({ enquiry: outcome.id, reference: outcome.reference, suspect }, 'enquiry stored')
      }
      return outcome
    },
    /** Counts a post that is refused for what is in it; the seconds to wait where it is over a limit, else 0. */
    countRejected: (client: Pick<Client, 'address'>) => refusals.add(client).catch(() => 0),
    /** Whether the store could take an enquiry now: by a write, as a full disk still answers questions. */
    async ready(): Promise<boolean> {
      const endsAt = new Date().toISOString()
      const write = connection.use((db) =>
        db
          .insertInto('rate')
          .values({ address: 'readiness', hits: 0, endsAt })
          .onConflict((conflict) => conflict.column('address').doUpdateSet({ endsAt }))
          .execute(),
      )
      const late = new Error('the store does not answer')
      return withTimeout(write, READY_TIMEOUT_MS, late).then(
        () => true,
        () => false,
      )
    },
    /** Bytes free on the embedded store's disk; undefined for PostgreSQL's, which is unknown. */
    async freeBytes(): Promise<number | undefined> {
      if (database.kind !== 'sqlite') return undefined
      const { bavail, bsize } = await statfs(dirname(database.file))
      return bavail * bsize
    },
    /** The state of the outbox; rejects when the store does not answer. */
    backlog: () =>
      connection.use(async (db) => readBacklog(db, channels, await connection.now(db))),
    /** Counts words that were searched for in vain; rejects when the store fails. */
    addZeroResultSearch: searches.add,
    isRetentionStopped: retention.isStopped,
    /** Starts delivering; one of all processes does at a time. */
    startDelivery: deliverer.start,
    /** Ends deliveries under way (5 s at most), stores what still waits and closes the store. */
    async close(): Promise<void> {
      clearInterval(housekeeping)
      retention.end()
      await Promise.all([queue.idle(), refusals.idle(), searches.idle()])
      await deliverer.stop()
      await connection.close()
    },
  }
}

/** The ways to the agency that are configured. */
export function createNotifiers(options: DeliveryOptions): Notifier[] {
  const { smtpUrl, emailTo, emailFrom, webhookUrl, webhookSecrets, catalogue } = options
  const notifiers: Notifier[] = []
  const to = emailTo ?? catalogue.current.site.email
  if (smtpUrl !== undefined && to !== undefined) {
    notifiers.push(emailNotifier(smtpUrl, to, emailFrom ?? to, options))
  }
  if (webhookUrl !== undefined) notifiers.push(webhookNotifier(webhookUrl, webhookSecrets))
  return notifiers
}
