import type { Logger } from 'pino'
import type { PostedFields } from './intake/context.ts'
import { createDeliverer } from './delivery/deliverer.ts'
import { emailSender } from './delivery/email.ts'
import { readBacklog, type Backlog } from './delivery/outbox.ts'
import type { Agency, Sender } from './delivery/sender.ts'
import { webhookSender } from './delivery/webhook.ts'
import { groupCommit } from '../throughput/group-commit.ts'
import { readEnquiry, type Client, type Draft, type ProjectNames } from './intake/intake.ts'
import { forgetOldHits } from './intake/count-by-address.ts'
import { record, type Verdict } from './intake/record.ts'
import { rehearse } from '../throughput/rehearsal.ts'
import { connect } from './store/connection.ts'
import { isRefusal, loggable } from './store/faults.ts'
import { createReadiness } from './store/readiness.ts'
import { addMissedSearches } from './store/missed-searches.ts'
import { sweepOldEnquiries } from './store/retention.ts'
import { istDay } from './intake/ist.ts'

/** How long a visitor waits for the store before they are told to try again. */
const PATIENCE_MS = 8000
const HOUSEKEEPING_MS = 60_000

/** How enquiries reach the agency; with none of it they wait in the store. */
export type DeliveryOptions = {
  readonly smtpUrl?: string
  readonly emailTo?: string
  readonly emailFrom?: string
  readonly webhookUrl?: string
  readonly webhookSecret?: string
  readonly agency: Agency
  readonly publicUrl: string
}

export type EnquiriesOptions = DeliveryOptions & {
  readonly databaseUrl: string
  readonly log: Logger
  /** New enquiries of one client address in a minute. */
  readonly rateLimit: number
  /** Free room on the embedded store's disk below which it is not ready, MB. */
  readonly diskReserveMb?: number
  /** Days after which an enquiry is deleted; 0 = never. */
  readonly retentionDays?: number
  readonly projectName?: ProjectNames
  readonly clock?: () => Date
}

export type Outcome =
  | Verdict
  /** What the visitor must correct, by field. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** The store cannot take it now. */
  | { readonly kind: 'unavailable' }

/** Takes enquiries, stores them and sees that they reach the agency. */
export type Enquiries = {
  /** Checks and stores posted fields; `stored` means they are on disk. Never rejects. */
  submit(fields: PostedFields, client: Client): Promise<Outcome>
  /** True when the store can be written and its disk has room. */
  ready(): Promise<boolean>
  /** Bytes free on the embedded store's disk; undefined where it cannot be told. */
  freeBytes(): Promise<number | undefined>
  /**
   * Stores some hundred enquiries of nobody and takes them back before they are on disk. Rejects when
   * the store fails.
   */
  rehearse(): Promise<void>
  /** How the outbox stands; rejects when the store does not answer. */
  backlog(): Promise<Backlog>
  /** Adds to the day's counts of words that were searched for in vain; rejects when the store fails. */
  addMissedSearches(counts: ReadonlyMap<string, number>): Promise<void>
  /** Begins to work the outbox off; one process over all does at a time. */
  startDelivery(): void
  /** Ends deliveries under way (5 s at most), stores what still waits and closes the store. */
  close(): Promise<void>
}

/**
 * Opens the store of enquiries. One that cannot be reached is tried every second from then on; until
 * it answers, enquiries are `unavailable`. Rejects only for a wrong `databaseUrl`.
 */
export async function openEnquiries(options: EnquiriesOptions): Promise<Enquiries> {
  const { databaseUrl, log, rateLimit, projectName, clock = () => new Date() } = options
  const connection = connect(databaseUrl, log)
  const senders = createSenders(options)
  const channels = senders.map((sender) => sender.channel)
  const deliverer = createDeliverer({ connection, senders, log, clock })

  const commit = (drafts: readonly Draft[], limit: number | undefined): Promise<Verdict[]> =>
    connection.use((db) =>
      db
        .transaction()
        .execute((trx) => record(trx, drafts, { channels, rateLimit: limit, now: clock() })),
    )

  const commitSafely = async (drafts: readonly Draft[]): Promise<Outcome[]> => {
    try {
      return await commit(drafts, rateLimit)
    } catch (error) {
      log.warn(loggable(error), 'a batch of enquiries failed and is tried again')
    }
    // Once more, on a fresh connection, without the count, which must cost nobody the enquiry.
    // Storing is idempotent, so a commit whose answer was lost does no harm.
    try {
      return await commit(drafts, undefined)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
    const outcomes: Outcome[] = []
    for (const draft of drafts) {
      outcomes.push(
        ...(await commit([draft], undefined).catch((error: unknown) => unavailable(error))),
      )
    }
    return outcomes
  }

  const unavailable = (error: unknown): [Outcome] => {
    log.error(loggable(error), 'an enquiry could not be stored')
    return [{ kind: 'unavailable' }]
  }

  const readiness = createReadiness(connection, options)
  const queue = groupCommit(commitSafely, PATIENCE_MS)
  const housekeeping = setInterval(() => {
    connection.use((db) => forgetOldHits(db, clock())).catch(() => {})
  }, HOUSEKEEPING_MS)
  housekeeping.unref()
  const sweeping = sweepOldEnquiries(connection, options)

  return {
    async submit(fields, client) {
      const intake = readEnquiry(fields, client, clock(), projectName)
      if ('errors' in intake) return { kind: 'invalid', errors: intake.errors }
      const outcome = await queue.add(intake.draft).catch((error: unknown) => unavailable(error)[0])
      if (outcome.kind === 'stored' && outcome.fresh) {
        const { suspect } = intake.draft.row
        log.info({ enquiry: outcome.id, reference: outcome.reference, suspect }, 'enquiry stored')
        deliverer.wake()
      }
      return outcome
    },
    ready: () => readiness.check(),
    freeBytes: () => readiness.freeBytes(),
    rehearse: () =>
      rehearse(connection, async (trx, drafts) => {
        // Nobody is over the limit: all are to be stored.
        await record(trx, drafts, { channels, rateLimit: Infinity, now: clock() })
      }),
    backlog: () => connection.use((db) => readBacklog(db, channels, clock())),
    addMissedSearches: (counts) =>
      connection.use((db) =>
        db.transaction().execute((trx) => addMissedSearches(trx, istDay(clock()), counts)),
      ),
    startDelivery: () => deliverer.start(),
    async close() {
      clearInterval(housekeeping)
      clearInterval(sweeping)
      await queue.idle()
      await deliverer.stop()
      await connection.close()
    },
  }
}

/** The ways to the agency that are configured. */
export function createSenders(options: DeliveryOptions): Sender[] {
  const { smtpUrl, emailTo, emailFrom, webhookUrl, webhookSecret, agency, publicUrl } = options
  const senders: Sender[] = []
  const to = emailTo ?? agency.email
  if (smtpUrl !== undefined && to !== undefined) {
    senders.push(emailSender({ smtpUrl, to, from: emailFrom ?? to, agency, publicUrl }))
  }
  if (webhookUrl !== undefined) {
    senders.push(
      webhookSender({
        url: webhookUrl,
        ...(webhookSecret !== undefined && { secret: webhookSecret }),
      }),
    )
  }
  return senders
}
