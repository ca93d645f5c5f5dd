import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { newestFile } from '../../server/metrics/metrics.ts'
import { openService, storedIn, until } from '../support/enquiries/enquiry-service.ts'
import { submit } from '../support/enquiries/delivering-service.ts'
import { postgresBin } from '../support/enquiries/postgres.ts'
import { useStores } from '../support/enquiries/stores.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

// The commands of the timer, the CronJob and the compose service, as they stand in deploy/.

const folder = temporaryFolder()

type CronJob = {
  spec: { jobTemplate: { spec: { template: { spec: { containers: [{ command: string[] }] } } } } }
}

/** A store with one enquiry in it, and a folder with a backup that has had its time. */
async function prepare(name: string, databaseUrl: string) {
  const service = await openService(databaseUrl)
  await submit(service)
  await service.enquiries.close()
  const backups = join(folder, name)
  mkdirSync(backups)
  for (const kind of ['db', 'dump']) {
    const old = join(backups, `enquiries-2020-01-01.${kind}`)
    writeFileSync(old, '')
    utimesSync(old, 1, 1)
  }
  return { backups, made: () => readdirSync(backups).filter((file) => !file.includes('2020')) }
}

/** What is in the folder: how many new backups, who may read them, whether one is new and the old one there. */
function found(backups: string, made: string[], kind: 'db' | 'dump') {
  return {
    made: made.length,
    mode: statSync(join(backups, made[0] ?? '')).mode & 0o777,
    isFresh: Number(newestFile(backups, /\.(?:db|dump)$/)) > Date.now() - 600_000,
    old: readdirSync(backups).includes(`enquiries-2020-01-01.${kind}`),
  }
}
const GOOD = { made: 1, mode: 0o600, isFresh: true, old: false }

test('the timer copies the embedded store and keeps two weeks', async () => {
  const databaseUrl = `sqlite:${join(folder, 'enquiries.db')}`
  const { backups, made } = await prepare('systemd', databaseUrl)
  const unit = readFileSync('deploy/systemd/peak-force-backup.service', 'utf8')
  const [, copy = ''] = /^ExecStart=\/bin\/sh -euc '(.*)'$/m.exec(unit) ?? []
  const [, clean = ''] = /^ExecStartPost=(.*)$/m.exec(unit) ?? []
  const env = { ...process.env, BACKUP_DIR: backups, DATABASE_URL: databaseUrl }
  const program = copy.replace('/usr/bin/node', process.execPath).replaceAll('%%', '%')
  execFileSync('sh', ['-euc', program], { env, stdio: 'pipe' })
  // systemd takes the name's star as it is, a shell would not.
  const [find = '', ...args] = clean.replace('${BACKUP_DIR}', backups).split(' ')
  execFileSync(find, args)
  expect(found(backups, made(), 'db')).toEqual(GOOD)
  // What one that was killed had written goes however it ended.
  writeFileSync(join(backups, 'enquiries-x.db.7.half'), '')
  const [, after = ''] = /^ExecStopPost=(.*)$/m.exec(unit) ?? []
  const [remove = '', ...what] = after.replace('${BACKUP_DIR}', backups).split(' ')
  execFileSync(remove, what)
  expect(found(backups, made(), 'db')).toEqual(GOOD)
})

describe('PostgreSQL', { tags: ['needs-postgresql'] }, () => {
  const { newStore } = useStores('postgres')
  const env = (more: object) => ({
    ...process.env,
    PATH: `${postgresBin}:${process.env['PATH']}`,
    ...more,
  })

  test('the CronJob copies the database and keeps two weeks', async () => {
    const databaseUrl = await newStore()
    const { backups, made } = await prepare('kubernetes', databaseUrl)
    const [, job] = parseAllDocuments(readFileSync('deploy/kubernetes/backup.yaml', 'utf8'))
    const cronJob: CronJob | undefined = job?.toJS()
    const [shell = '', options = '', program = ''] =
      cronJob?.spec.jobTemplate.spec.template.spec.containers[0].command ?? []
    writeFileSync(join(backups, 'enquiries.half'), 'of one that was killed')
    // Says what it was started with, as everybody on the machine can read it.
    const spied = `pg_dump() { echo "$PGPASSWORD" "$@" >&2; command pg_dump "$@"; }\n${program}`
    const command = [options, spied.replaceAll('/backups', backups)]
    const withPassword = databaseUrl.replace('postgres@', 'postgres:p%40ss%3Aw%25@')
    const { stderr } = spawnSync(shell, command, {
      // With a socket for its input, Bash takes itself for one that was called over a network.
      stdio: ['ignore', 'pipe', 'pipe'],
      env: env({ DATABASE_URL: withPassword }),
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/^p@ss:w% --dbname=postgres:\/\/postgres@127/)
    expect(stderr.match(/p(?:@|%40)ss/g)).toHaveLength(1)
    expect(found(backups, made(), 'dump')).toEqual(GOOD)
    const list = execFileSync(
      join(postgresBin ?? '', 'pg_restore'),
      ['--list', join(backups, made()[0] ?? '')],
      { encoding: 'utf8' },
    )
    expect(list).toContain('TABLE DATA public enquiry')
  })

  test("the guide's commands copy the database, for its owner only, and bring it back", async () => {
    const databaseUrl = await newStore()
    const { backups } = await prepare('guide', databaseUrl)
    const guide = readFileSync('docs/deploy.md', 'utf8')
    const { hostname, port, username, pathname } = new URL(databaseUrl)
    const PGDATABASE = pathname.slice(1)
    const there = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE }
    const run = (command = '') =>
      execFileSync('sh', ['-euc', `umask 022\n${command}`], { cwd: backups, env: env(there) })
    run(/^.*pg_dump --format=custom --file.*$/m.exec(guide)?.[0])
    expect(statSync(join(backups, 'enquiries.dump')).mode & 0o777).toBe(0o600)
    const before = await storedIn(databaseUrl)
    const service = await openService(databaseUrl)
    await submit(service, { name: 'Later' })
    run(/^pg_restore .*$/m.exec(guide)?.[0])
    expect(await storedIn(databaseUrl)).toEqual(before)
    expect(await submit(service)).toMatchObject({ kind: 'stored' })
    await service.enquiries.close()
  })

  test("the compose file's service copies the database and keeps two weeks", async () => {
    const databaseUrl = await newStore()
    const { backups, made } = await prepare('compose', databaseUrl)
    const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
      services: { backup: { command: string[] } }
    }
    const [shell = '', options = '', program = ''] = services.backup.command
    const password = join(folder, 'postgres_password')
    writeFileSync(password, 'none')
    const { hostname, port, username, pathname } = new URL(databaseUrl)
    const here = program
      .replaceAll('$$', '$')
      .replaceAll('/backups', backups)
      .replace('/run/secrets/postgres_password', password)
      .replace('--host=postgres', `--host=${hostname} --port=${port}`)
      .replace('--username=site', `--username=${username}`)
      .replace(/half site &$/m, `half ${pathname.slice(1)} &`)
    const service = spawn(shell, [options, here], { env: env({}), stdio: 'ignore' })
    const ended = once(service, 'exit')
    await until('the old backup is gone', () =>
      readdirSync(backups).every((name) => name !== 'enquiries-2020-01-01.dump'),
    )
    expect(found(backups, made(), 'dump')).toEqual(GOOD)
    service.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
  })
})
