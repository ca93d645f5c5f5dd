import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import pRetry from 'p-retry'
import pTimeout from 'p-timeout'
import type { Logger } from 'pino'
import { createDeliverer, type Notifier } from './delivery/deliverer.ts'
import { emailNotifier, type DeliveryOptions } from './delivery/email.ts'
import { readBacklog } from './delivery/backlog.ts'
import { enqueue } from './delivery/delivery-queue.ts'
import { webhookNotifier } from './delivery/webhook.ts'
import {
  readEnquiry,
  type Client,
  type EnquiryDraft,
  type InvalidFields,
  type PostedFields,
} from './ingest/read-enquiry.ts'
import { findStored, insertEnquiry, type InsertResult } from './ingest/insert-enquiry.ts'
import { isUntold } from './database/enquiry-queries.ts'
import { connect, toLogFields } from './database/connection.ts'
import { countWriter, addEventCounts, countKey, addMissedSearches } from './database/counts.ts'
import { startRetention } from './database/retention.ts'
import type { EventCountRow } from './database/tables.ts'
import { touch } from './database/touch.ts'
import { dayInIndia } from '../../domain/text/dates.ts'
import type { Config } from '../config.ts'

/** A visitor waits this long for the store, and is then asked to try again. */
const TIMEOUT_MS = 8000
const READY_TIMEOUT_MS = 2000
const PREPARE_PAUSE_MS = 30_000

export type EnquiriesOptions = DeliveryOptions & Pick<Config, 'database'> & { readonly log: Logger }

export type SubmitResult =
  | InsertResult
  | (InvalidFields & { readonly kind: 'invalid' })
  /** Too many enquiries came from this address or network; the next may come in so many seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The store cannot take the enquiry now. */
  | { readonly kind: 'unavailable' }

export type Enquiries = ReturnType<typeof openEnquiries>

/** Opens the store of enquiries; while it cannot be reached, the answer is `unavailable`. */
export function openEnquiries(options: EnquiriesOptions) {
  const { database, log } = options
  const connection = connect(database, log, options.databasePool)
  const notifiers = createNotifiers(options)
  const channels = notifiers.map((notifier) => notifier.channel)
  if (channels.length === 0) {
    log.warn(
      'neither mail nor webhook is set: enquiries reach nobody and wait for `cli enquiries list`',
    )
  }
  const deliverer = createDeliverer(connection, notifiers, log)
  /** Counts by what `add` makes of them, on the day in India on which they are written. */
  const counting = (add: typeof addMissedSearches) =>
    countWriter(
      (counts) => connection.transaction((trx, now) => add(trx, dayInIndia(now), counts)),
      log,
    )
  const searches = counting(addMissedSearches)
  const events = counting(addEventCounts)
  const starting = new AbortController()
  const started = pRetry(prepareStore, {
    retries: Infinity,
    maxTimeout: PREPARE_PAUSE_MS,
    unref: true,
    signal: starting.signal,
  }).catch(() => {})
  const retention = startRetention(connection, log, channels, options.enquiryRetentionDays)

  /**
   * Handles what an earlier release or setting left: enquiries that no channel has delivered, which
   * the channels of now owe, and digests of visitors' networks.
   */
  async function prepareStore(): Promise<void> {
    const queued = await connection.transaction(async (trx, now) => {
      for (const table of ['rate', 'rate_key'])
        await sql`delete from ${sql.table(table)}`.execute(trx)
      return enqueue(trx, isUntold, channels, now)
    })
    if (queued > 0) log.info({ queued }, 'enquiries that waited for mail or webhook are queued')
  }

  /**
   * Stores an enquiry, or fails where the store is too slow: then it is not stored later, unless
   * its commit had begun.
   */
  function store(draft: EnquiryDraft): Promise<InsertResult> {
    const late = new Error('the store took too long')
    const deadline = performance.now() + TIMEOUT_MS
    const insert = () =>
      connection.transaction(async (trx, now) => {
        const result = await insertEnquiry(trx, draft, channels, now)
        if (performance.now() > deadline) throw late
        return result
      })
    // Storing is idempotent, so it is tried again: a connection may have been cut, or all may be in
    // use.
    const stored = pRetry(insert, { retries: 3, minTimeout: 50 })
    return pTimeout(stored, { milliseconds: TIMEOUT_MS, message: late })
  }

  return {
    /** Checks and stores posted fields; `stored` means they are on disk. Never rejects. */
    async submit(fields: PostedFields, client: Client = {}): Promise<SubmitResult> {
      const { draft, invalid } = readEnquiry(fields, client, options.catalogue.current)
      const findEarlier = async () =>
        fields.has('submissionId')
          ? connection.use((db) => findStored(db, draft)).catch(() => undefined)
          : undefined
      const { retryAfter } = client
      if (retryAfter !== undefined) return (await findEarlier()) ?? { kind: 'limited', retryAfter }
      if (invalid) {
        // An enquiry may come again because its answer was lost; its visit's time was still offered
        // at first.
        const isTimeAlone = Object.keys(invalid.errors).every((field) => field.startsWith('visit'))
        const isVisit = draft.visitOn !== null && draft.visitSlot !== null && isTimeAlone
        return (isVisit && (await findEarlier())) || { kind: 'invalid', ...invalid }
      }
      try {
        const result = await store(draft)
        if (result.kind === 'stored' && result.fresh) {
          const { id, reference } = result
          log.info({ enquiry: id, reference, suspectReason: draft.suspectReason }, 'enquiry stored')
        }
        return result
      } catch (error) {
        log.error(toLogFields(error), 'an enquiry could not be stored')
        return { kind: 'unavailable' }
      }
    },
    /**
     * Whether the store could take an enquiry now. It tries a write, as a full disk can still be
     * read.
     */
    async ready(): Promise<boolean> {
      const write = connection.use((db) => touch(db, 'readiness'))
      return pTimeout(write, { milliseconds: READY_TIMEOUT_MS }).then(
        () => true,
        () => false,
      )
    },
    /**
     * The free bytes on the embedded store's disk; undefined for PostgreSQL, as its disk is
     * unknown.
     */
    async freeBytes(): Promise<number | undefined> {
      if (database.kind !== 'sqlite') return undefined
      const { bavail, bsize } = await statfs(dirname(database.file))
      return bavail * bsize
    },
    /** The state of the delivery queue; rejects when the store does not answer. */
    backlog: () =>
      connection.use(async (db) => readBacklog(db, channels, await connection.now(db))),
    /** Counts words that were searched for in vain. */
    addMissedSearch: searches.add,
    /** Counts an event of a page or project, which a later write stores. */
    addEvent: (event: Omit<EventCountRow, 'day' | 'times'>): void => events.add(countKey(event)),
    isRetentionStopped: retention.isStopped,
    /** Starts delivering; several processes on one store share the work. */
    startDelivery: deliverer.start,
    /**
     * Lets deliveries under way end (5 s at most), stores what still waits and closes the store.
     */
    async close(): Promise<void> {
      retention.end()
      starting.abort()
      await started
      await Promise.all([searches.flush(), events.flush()])
      await deliverer.stop()
      await connection.close()
    },
  }
}

export function createNotifiers(options: DeliveryOptions): Notifier[] {
  const { smtpUrl, webhookUrl, webhookSecrets } = options
  return [
    ...(smtpUrl === undefined ? [] : [emailNotifier(smtpUrl, options)]),
    ...(webhookUrl === undefined ? [] : [webhookNotifier(webhookUrl, webhookSecrets)]),
  ]
}
