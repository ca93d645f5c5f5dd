import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { readConfig, type Config } from '../../server/config.ts'
import { CannotRun, reasonOf } from '../../catalogue/system-errors.ts'
import type { Channel } from '../../server/enquiries/database/tables.ts'
import { connect, type Connection } from '../../server/enquiries/database/connection.ts'
import { projectRoot } from '../../server/process/project-root.ts'

/** The server's configuration, so that command and server use the same store. @throws CannotRun */
export const serverConfig = (): Config => readConfig(process.env, projectRoot())

/**
 * The channels that may still have to deliver an enquiry: those that are set, or all where none is,
 * as the site may have settings that this command was not given.
 */
export const owingChannels = ({ smtpUrl, webhookUrl }: Config): readonly Channel[] => {
  const set = [
    ...(smtpUrl ? (['email'] as const) : []),
    ...(webhookUrl ? (['webhook'] as const) : []),
  ]
  return set.length > 0 ? set : ['email', 'webhook']
}

/**
 * Does work on the store of `DATABASE_URL`, and closes it.
 * @throws CannotRun when there is no store or it cannot be reached
 */
export const withStore = async <T>(
  { database }: Config,
  work: (connection: Connection) => Promise<T>,
): Promise<T> => {
  // Opening the file would create an empty store, and so hide a wrong address.
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new CannotRun(
      `There is no enquiry store at ${database.file}. The server makes it when it starts; DATABASE_URL says where.`,
    )
  }
  const connection = connect(database, pino({ level: 'silent' }))
  try {
    await connection
      .use(async () => {})
      .catch((error: unknown) => {
        throw new CannotRun(`The enquiry store cannot be used: ${reasonOf(error)}`)
      })
    const isTaken = await connection.appliedMigrations()
    if (isTaken.length > 0)
      process.stderr.write(
        `The store was an older release's: its tables have been brought up to this one (${isTaken.join(', ')}). The older release goes on working with them.\n`,
      )
    return await work(connection)
  } finally {
    await connection.close()
  }
}
