import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Gauge } from 'prom-client'
import type { Services } from '../process/services.ts'

/** Matches a finished backup, as one that is being written has another name. */
const BACKUP = /\.(?:db|dump)$/

/**
 * Adds figures that are read from the catalogue, the store and the folder of backups on each
 * scrape.
 */
export function addDatabaseMetrics({
  config: { backupDir },
  metrics: { registry },
  catalogue,
  enquiries,
}: Pick<Services, 'config' | 'metrics' | 'catalogue' | 'enquiries'>): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set((await read().catch(() => undefined)) ?? Number.NaN)
      },
    })

  // One question to the store answers all figures of a scrape.
  let reading: ReturnType<typeof enquiries.backlog> | undefined
  const backlog = () => (reading ??= enquiries.backlog().finally(() => (reading = undefined)))
  void new Gauge({
    name: 'enquiry_outbox',
    help: 'Deliveries by way and state',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      this.reset()
      const { deliveries } = await backlog().catch(() => ({ deliveries: [] }))
      for (const { channel, state, count } of deliveries) this.set({ channel, state }, count)
    },
  })
  gauge(
    'enquiry_oldest_undelivered_seconds',
    'Age of the oldest enquiry that has not reached the agency; 0 = all have',
    async () => (await backlog()).oldestSeconds,
  )
  gauge(
    'enquiries_without_channel',
    'Enquiries that nobody was told of and that no channel that is set will tell; the next start with one queues them',
    async () => (await backlog()).withoutChannel,
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
    enquiries.freeBytes,
  )
  if (backupDir !== undefined) {
    gauge(
      'enquiry_backup_timestamp_seconds',
      'When the newest backup in BACKUP_DIR was written; 0 = there is none',
      async () => (newestFile(backupDir, BACKUP)?.getTime() ?? 0) / 1000,
    )
  }

  void new Gauge({
    name: 'catalogue_info',
    help: 'The data that is served',
    labelNames: ['version', 'loaded_at'],
    registers,
    collect() {
      this.reset()
      const { version, loadedAt } = catalogue.current
      this.set({ version, loaded_at: loadedAt }, 1)
    },
  })
}

/** When the newest file of a folder with such a name was written; undefined where there is none. */
export function newestFile(folder: string, name: RegExp): Date | undefined {
  try {
    const times = readdirSync(folder)
      .filter((file) => name.test(file))
      .map((file) => statSync(join(folder, file)).mtimeMs)
    return times.length === 0 ? undefined : new Date(Math.max(...times))
  } catch {
    return undefined
  }
}
