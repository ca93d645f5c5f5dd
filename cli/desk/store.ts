import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { reasonOf, systemErrorCode, CannotRun } from '../../catalogue/system-errors.ts'
import { openSqlite } from '../../server/enquiries/database/sqlite-driver.ts'
import type { Edit } from './draft/drafts.ts'

export type DeskStore = Awaited<ReturnType<typeof openStore>>

/**
 * The drafts of one data folder, which are kept when the desk ends. The database is locked while
 * the desk runs: a second desk is refused, and the system releases the lock of a killed one.
 * @throws CannotRun where another desk has the database open, or it cannot be written
 */
export async function openStore(dataFolder: string) {
  const folder = join(stateFolder(), 'peak-force-desk', nameOf(dataFolder))
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const database = await openSqlite(join(folder, 'drafts.db'), { timeoutMs: 0 })
    database.exec('pragma locking_mode = exclusive; begin exclusive')
    database.exec('create table if not exists edits (page text primary key, value text not null)')
    database.exec('commit')
    const run = (sql: string, ...values: string[]) => void database.prepare(sql).run(values)
    return {
      /** The folder in which the desk may keep other files. */
      folder,
      drafts: new Map(
        (database.prepare('select page, value from edits').all([]) as Record<string, string>[]).map(
          ({ page = '', value = '' }) => [page, JSON.parse(value) as readonly Edit[]],
        ),
      ),
      /** Stores the edits of a page, or removes them. */
      keep(page: string, edits: readonly Edit[]): void {
        if (edits.length > 0)
          run('replace into edits (page, value) values (?, ?)', page, JSON.stringify(edits))
        else run('delete from edits where page = ?', page)
      },
      close: () => database.close(),
    }
  } catch (error) {
    throw new CannotRun(
      systemErrorCode(error) === 'SQLITE_BUSY'
        ? `A desk is open on "${dataFolder}" already: use that one, or end it first.`
        : `Drafts cannot be kept in "${folder}": ${reasonOf(error)}.`,
    )
  }
}

const stateFolder = (): string =>
  process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state')

/** A name for the data folder, which is the same however the folder is written. */
const nameOf = (dataFolder: string): string =>
  createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 20)
