import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import {
  countEnquiries,
  type EnquiryFilter,
} from '../../server/enquiries/database/enquiry-queries.ts'
import { createDeliverer } from '../../server/enquiries/delivery/deliverer.ts'
import { countUntried, requeue } from '../../server/enquiries/delivery/outbox.ts'
import { createNotifiers } from '../../server/enquiries/enquiries.ts'
import { loadCatalogue } from '../../catalogue/load/load.ts'
import { setExit } from '../terminal/exit.ts'
import type { Output } from '../terminal/output.ts'
import { serverConfig, withStore } from './open-database.ts'

const POLL_MS = 250
/** Without progress for so long something else holds the outbox, or the other side hangs. */
const STALLED_MS = 60_000

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
    if (queued > 0) {
      const deliverer = createDeliverer(connection, notifiers, pino({ level: 'silent' }))
      deliverer.start()
      let untried = queued
      let progressAt = Date.now()
      try {
        while (untried > 0 && Date.now() - progressAt < STALLED_MS) {
          const left = await connection.use((db) => countUntried(db, filter, channels))
          if (left < untried) progressAt = Date.now()
          untried = left
          output.status(untried > 0 ? `${untried} still to be tried …` : '')
          await wait(POLL_MS)
        }
      } finally {
        await deliverer.stop()
      }
      if (untried > 0)
        output.message(`${untried} could not be tried in time; the server goes on trying.`)
    }
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
