import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../programs/free-port.ts'

const run = promisify(execFile)
const INSTALLED = '/usr/lib/postgresql'

/** A cluster of its own in a temporary folder, for one test file. */
export type TestPostgres = {
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>
  /** One statement in the database of that address, over a connection of its own. */
  query(url: string, text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** Stops the server at once, as a crash would (`immediate`), keeping its data. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops the server and removes the cluster. */
  close(): Promise<void>
}

/** Where PostgreSQL's programs are, newest version first; undefined when it is not installed. */
export const postgresBin = findBin()

if (postgresBin === undefined) {
  process.stderr.write(`\nPostgreSQL is not installed: its tests are SKIPPED.\n\n`)
}

function findBin(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  return readdirSync(INSTALLED)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

/** Starts a cluster on a free port of the loopback interface. Throws when PostgreSQL is not installed. */
export async function startPostgres(): Promise<TestPostgres> {
  if (postgresBin === undefined) throw new Error('PostgreSQL is not installed')
  const bin = postgresBin
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = await unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const base = `postgres://postgres@127.0.0.1:${port}`
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...user, cwd: folder },
  )
  let server: ChildProcess | undefined
  let databases = 0

  const start = async (): Promise<void> => {
    const options = [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'max_connections=60',
    ]
    server = spawn(join(bin, 'postgres'), options, { ...user, cwd: folder, stdio: 'ignore' })
    for (let tries = 0; ; tries++) {
      const client = new Client({ connectionString: `${base}/postgres` })
      try {
        await client.connect()
        await client.end()
        return
      } catch (error) {
        if (tries > 100) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }

  const stop = async (): Promise<void> => {
    const stopping = server
    server = undefined
    if (stopping === undefined || stopping.exitCode !== null) return
    const ended = once(stopping, 'exit')
    stopping.kill('SIGQUIT')
    await ended
  }

  await start()
  return {
    async createDatabase() {
      const name = `test_${++databases}`
      await query(`${base}/postgres`, `create database ${name}`)
      return `${base}/${name}`
    },
    query,
    stop,
    start,
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const query: TestPostgres['query'] = async (url, text, values = []) => {
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
