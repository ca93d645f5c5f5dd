import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../programs/free-port.ts'
import { installed } from '../programs/machine.ts'
import { temporaryFolder } from '../programs/run-folder.ts'
import { until } from '../programs/until.ts'

const run = promisify(execFile)
const initdb = installed('initdb')

/** Where PostgreSQL's programs are; undefined when it is not installed. */
export const postgresBin = initdb && dirname(realpathSync(initdb))

/**
 * Starts a cluster on a port of the loopback interface, a free one unless told. Throws when PostgreSQL
 * is not installed.
 */
export async function startPostgres(port?: number) {
  if (postgresBin === undefined) throw new Error('PostgreSQL is not installed')
  const bin = postgresBin
  const folder = temporaryFolder()
  const user = await unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const here = port ?? (await freePort())
  const base = addressOf(here)
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...user, cwd: folder },
  )
  let server: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const place = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(here)]
    // A snapshot of autovacuum would keep what a test erases.
    const options = [...place, '-c', 'max_connections=200', '-c', 'autovacuum=off']
    server = spawn(join(bin, 'postgres'), options, { ...user, cwd: folder, stdio: 'ignore' })
    await untilUp(base)
  }

  /** Stops the server at once, as a crash would (`immediate`), keeping its data. */
  const stop = async (): Promise<void> => {
    const stopping = server
    server = undefined
    if (stopping === undefined || stopping.exitCode !== null) return
    const ended = once(stopping, 'exit')
    stopping.kill('SIGQUIT')
    await ended
  }

  await start()
  return { ...databasesOf(base), stop, start, close: stop }
}

const addressOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}`

const databasesOf = (base: string) => ({
  /** Makes an empty database and answers its address. */
  async createDatabase() {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await query(`${base}/postgres`, `create database ${name}`)
    return `${base}/${name}`
  },
  query,
})

/** The cluster that all tests share, which is on its way or there. */
export async function sharedPostgres() {
  const base = addressOf(Number(process.env['TEST_POSTGRES_PORT']))
  await untilUp(base)
  return databasesOf(base)
}

const untilUp = (base: string): Promise<void> => {
  const isUp = () => query(`${base}/postgres`, 'select 1').then(Boolean, () => false)
  return until('PostgreSQL is up', isUp, 60_000)
}

/** One statement in the database of that address, over a connection of its own. */
async function query(url: string, text: string, values: readonly unknown[] = []) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** PostgreSQL refuses to run as root; its own user runs it then. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (option: string): Promise<number> =>
    Number((await run('id', [option, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}
