import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import {
  countEnquiries,
  type EnquiryFilter,
} from '../../server/enquiries/database/enquiry-queries.ts'
import { createDeliverer } from '../../server/enquiries/delivery/deliverer.ts'
import { countUntried, requeue } from '../../server/enquiries/delivery/outbox.ts'
import type { Notifier } from '../../server/enquiries/delivery/deliverer.ts'
import { createNotifiers } from '../../server/enquiries/enquiries.ts'
import type { Connection } from '../../server/enquiries/database/connection.ts'
import { loadCatalogue } from '../../catalogue/load/load.ts'
import { setExit } from '../terminal/exit.ts'
import type { Output } from '../terminal/output.ts'
import { serverConfig, withStore } from './open-database.ts'

const POLL_MS = 250
/** Without progress for so long something else holds the outbox, or the other side hangs. */
const TIMEOUT_MS = 60_000

/**
 * Makes undelivered enquiries due now and waits until each was tried once, by the running server or
 * by this command, whichever has the outbox. Exit status 1 when some are still undelivered.
 */
export const retryEnquiries = async (filter: EnquiryFilter, output: Output): Promise<void> => {
  const config = serverConfig()
  // What mails say of the agency and of visits; nothing in the data stops them.
  const { catalogue } = await loadCatalogue(config.dataDir)
  const notifiers = createNotifiers({ ...config, catalogue: { current: catalogue } })
  await withStore(config, async (connection) => {
    const missing = { ...filter, undelivered: true }
    const before = await connection.use((db) => countEnquiries(db, missing))
    const channels = notifiers.map((notifier) => notifier.channel)
    const queued = await requeue(connection, filter, channels)
    if (notifiers.length > 0 && queued > 0) await deliver(connection, notifiers, filter, output)
    const after = await connection.use((db) => countEnquiries(db, missing))
    output.result(`${before} undelivered, ${before - after} delivered now, ${after} left`)
    if (notifiers.length === 0 && after > 0) {
      output.message(
        'Neither SMTP_URL nor ENQUIRY_WEBHOOK_URL is set here: the server delivers what is queued.',
      )
    }
    if (after > 0) setExit('problems')
  })
}

const deliver = async (
  connection: Connection,
  notifiers: readonly Notifier[],
  filter: EnquiryFilter,
  output: Output,
): Promise<void> => {
  const log = pino({ level: 'silent' })
  const deliverer = createDeliverer(connection, notifiers, log)
  deliverer.start()
  let left = Infinity
  let progressAt = Date.now()
  try {
    while (Date.now() - progressAt < TIMEOUT_MS) {
      const untried = await connection.use((db) => countUntried(db, filter))
      if (untried === 0) return
      if (untried < left) progressAt = Date.now()
      left = untried
      output.status(`${untried} still to be tried …`)
      await wait(POLL_MS)
    }
    output.message(`${left} could not be tried in time; the server goes on trying.`)
  } finally {
    output.status('')
    await deliverer.stop()
  }
}
