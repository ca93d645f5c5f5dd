import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { countEnquiries } from '../../server/enquiries/database/enquiry-queries.ts'
import { createDeliverer } from '../../server/enquiries/delivery/deliverer.ts'
import { countUntried } from '../../server/enquiries/delivery/backlog.ts'
import { requeue } from '../../server/enquiries/delivery/delivery-queue.ts'
import { createNotifiers } from '../../server/enquiries/enquiries.ts'
import { loadCatalogue } from '../../catalogue/load/load-catalogue.ts'
import { listAnd } from '../../domain/text/text.ts'
import { setExit, output } from '../terminal/output.ts'
import { serverConfig, withStore } from './enquiry-store.ts'
import { toFilter, type FilterOptions } from './filter-options.ts'

const POLL_MS = 250
/** After this long without progress the other side is taken to hang. */
const STALLED_MS = 60_000

/**
 * Makes undelivered enquiries due now and tries each once; exit status 1 when some stay
 * undelivered.
 */
export const retryEnquiries = async (options: FilterOptions): Promise<void> => {
  const config = serverConfig()
  // Mails contain facts of the agency and of visits; mistakes in the data do not stop them.
  const { catalogue } = await loadCatalogue(config.dataDir)
  const notifiers = createNotifiers({ ...config, catalogue: { current: catalogue } })
  const channels = notifiers.map((notifier) => notifier.channel)
  const filter = toFilter(options, channels)
  await withStore(config, async (connection) => {
    const missing = { ...filter, undelivered: channels }
    const countMissing = () => connection.use((db) => countEnquiries(db, missing))
    const before = await countMissing()
    const queued = await requeue(connection, filter, channels)
    output.message(`${queued} deliveries are queued${queued > 0 ? `: ${listAnd(channels)}` : ''}.`)
    const deliverer = createDeliverer(connection, notifiers, pino({ level: 'silent' }))
    let untried = queued
    let progressAt = Date.now()
    while (untried > 0 && Date.now() - progressAt < STALLED_MS) {
      await deliverer.deliverDue()
      const left = await connection.use((db) => countUntried(db, filter, channels))
      if (left < untried) progressAt = Date.now()
      untried = left
      output.status(untried > 0 ? `${untried} still to be tried …` : '')
      if (untried > 0) await wait(POLL_MS)
    }
    if (untried > 0)
      output.message(`${untried} could not be tried in time; the server goes on trying.`)
    const after = await countMissing()
    output.result(`${before} undelivered, ${before - after} delivered now, ${after} left`)
    if (notifiers.length === 0 && after > 0) {
      output.message(
        'Neither SMTP_URL nor ENQUIRY_WEBHOOK_URL is set here. Run it with the settings of the site, or set one and start the site: the start queues them.',
      )
    }
    if (after > 0) setExit('problems')
  })
}
