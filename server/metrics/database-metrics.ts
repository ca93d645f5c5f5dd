import { Gauge, type Registry } from 'prom-client'
import type { CatalogueStore } from '../../catalogue/load/catalogue-store.ts'
import type { Backlog } from '../enquiries/delivery/outbox.ts'
import type { Enquiries } from '../enquiries/enquiries.ts'
import type { Services } from '../process/services.ts'
import { newestFile } from '../newest-file.ts'

/** A backup that is whole: one being written has another name. */
const BACKUP = /\.(?:db|dump)$/

/** Adds what is read from the catalogue, the store and the folder of backups when a monitor asks. */
export function addDatabaseMetrics({
  config: { backupDir },
  metrics: { registry },
  catalogue,
  enquiries,
}: Pick<Services, 'config' | 'metrics' | 'catalogue' | 'enquiries'>): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>): void =>
    void new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set((await read()) ?? Number.NaN)
      },
    })
  const backlog = backlogReader(enquiries)
  addCatalogueInfo(registry, catalogue)
  addOutbox(registry, backlog)
  gauge(
    'enquiry_oldest_undelivered_seconds',
    'Age of the oldest enquiry that has not reached the agency; 0 = all have',
    async () => (await backlog())?.oldestSeconds,
  )
  gauge(
    'enquiries_without_channel',
    'Enquiries stored while neither mail nor webhook was set; `enquiries retry` sends them',
    async () => (await backlog())?.withoutChannel,
  )
  gauge('enquiry_store_up', '1 = the store can take an enquiry, 0 = it cannot', async () =>
    Number(await enquiries.ready()),
  )
  gauge(
    'enquiry_retention_stopped',
    '1 = suspiciously many enquiries are old enough to be deleted, so none is',
    async () => Number(enquiries.isRetentionStopped()),
  )
  gauge(
    'enquiry_store_free_bytes',
    "Free room on the embedded store's disk; NaN where it is unknown",
    () => enquiries.freeBytes(),
  )
  if (backupDir !== undefined) {
    gauge(
      'enquiry_backup_timestamp_seconds',
      'When the newest backup in BACKUP_DIR was written; 0 = there is none',
      async () => (newestFile(backupDir, BACKUP)?.getTime() ?? 0) / 1000,
    )
  }
}

/** Asks the store once for all figures of one scrape; one that does not answer has none. */
function backlogReader(enquiries: Pick<Enquiries, 'backlog'>): () => Promise<Backlog | undefined> {
  let reading: Promise<Backlog | undefined> | undefined
  return () =>
    (reading ??= enquiries
      .backlog()
      .catch(() => undefined)
      .finally(() => (reading = undefined)))
}

function addCatalogueInfo(registry: Registry, catalogue: CatalogueStore): void {
  let loadedAt = new Date().toISOString()
  catalogue.onReplace(() => (loadedAt = new Date().toISOString()))
  void new Gauge({
    name: 'catalogue_info',
    help: 'The data that is served',
    labelNames: ['version', 'loaded_at'],
    registers: [registry],
    collect() {
      this.reset()
      this.set({ version: catalogue.current.version, loaded_at: loadedAt }, 1)
    },
  })
}

function addOutbox(registry: Registry, backlog: () => Promise<Backlog | undefined>): void {
  void new Gauge({
    name: 'enquiry_outbox',
    help: 'Deliveries by way and state',
    labelNames: ['channel', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { channel, state, count } of (await backlog())?.deliveries ?? []) {
        this.set({ channel, state }, count)
      }
    },
  })
}
