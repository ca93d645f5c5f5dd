import {
  chownSync,
  copyFileSync,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openService, storedIn } from '../../tests/support/enquiries/enquiry-service.ts'
import { submit } from '../../tests/support/enquiries/delivering-service.ts'
import { migrate, migrations } from '../../server/enquiries/database/migrations.ts'
import { sqliteDatabase } from '../../server/enquiries/database/sqlite.ts'
import { cli } from '../../tests/support/programs/cli.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

describe('a backup', () => {
  const folder = temporaryFolder()
  let store = ''
  let copy = ''
  let count = 0
  beforeEach(() => {
    count += 1
    store = `${folder}/${count}/enquiries.db`
    copy = `${folder}/backup-${count}.db`
  })
  const run = (...args: string[]) => cli({ DATABASE_URL: `sqlite:${store}` }, 'enquiries', ...args)
  const names = async () => (await storedIn(`sqlite:${store}`)).map(({ name }) => name)

  /** The service on the store, with one enquiry that is in the backup. */
  async function backedUp() {
    const service = await openService(`sqlite:${store}`)
    await submit(service, { name: 'Kept' })
    expect((await run('backup', copy)).code).toBe(0)
    return service
  }

  test('is taken while the site stores, whole and for its owner only', async () => {
    const service = await openService(`sqlite:${store}`)
    for (let at = 0; at < 20; at++) await submit(service, { name: `Before ${at}` })
    const storing = new AbortController()
    const others = (async () => {
      for (let at = 0; !storing.signal.aborted; at++)
        await submit(service, { name: `Meanwhile ${at}` })
    })()
    const { code, out } = await run('backup', copy)
    storing.abort()
    await others
    await service.enquiries.close()
    expect([code, out]).toEqual([0, expect.stringMatching(/^Wrote \d+ enquiries to /)])
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const rows = await storedIn(`sqlite:${copy}`)
    expect(rows.filter(({ name }) => name.startsWith('Before'))).toHaveLength(20)
  })

  test('never replaces a file', async () => {
    await (await backedUp()).enquiries.close()
    const { code, err } = await run('backup', copy)
    expect([code, err]).toEqual([2, expect.stringContaining('exists already')])
  })

  test.each(['there', 'lost'])(
    'is restored where the store is %s, its old log file not replayed',
    async (is) => {
      const service = await backedUp()
      await submit(service, { name: 'Later' })
      // As after a crash: the log file still holds the later row.
      copyFileSync(`${store}-wal`, `${copy}-left`)
      await service.enquiries.close()
      if (is === 'lost') rmSync(store)
      copyFileSync(`${copy}-left`, `${store}-wal`)
      const { code, out } = await run('restore', copy)
      expect([code, out]).toEqual([0, expect.stringContaining('holds the 1 enquiries')])
      expect(existsSync(`${store}-wal`)).toBe(false)
      expect(statSync(store).mode & 0o777).toBe(0o600)
      expect(await names()).toEqual(['Kept'])
    },
  )

  test.skipIf(process.getuid?.() !== 0)('restored by root is the site user’s again', async () => {
    await (await backedUp()).enquiries.close()
    chownSync(dirname(store), 1000, 1000)
    expect((await run('restore', copy)).code).toBe(0)
    expect(statSync(store)).toMatchObject({ uid: 1000, gid: 1000 })
  })

  test('is restored by its rows alone, those of a later release too', async () => {
    const service = await backedUp()
    const db = new Database(copy)
    db.exec(`
      create table later (id text);
      alter table enquiry add column mood text;
      insert into migration values ('0099-later', '');
      create view names as select name from enquiry;
      create trigger swallow after insert on enquiry begin delete from enquiry where id = new.id; end;`)
    db.close()
    await service.enquiries.close()
    expect((await run('restore', copy)).code).toBe(0)
    const again = await openService(`sqlite:${store}`)
    expect(await submit(again, { name: 'After' })).toMatchObject({ kind: 'stored' })
    await again.enquiries.close()
    expect(await names()).toEqual(['Kept', 'After'])
    const restored = new Database(store, { readonly: true })
    const foreign = restored.prepare(
      `select name from sqlite_schema where name in ('later', 'names', 'swallow')`,
    )
    expect(foreign.all()).toEqual([])
    const columns = restored.pragma('table_info(enquiry)') as { name: string }[]
    expect(columns.map(({ name }) => name)).not.toContain('mood')
    restored.close()
  })

  test('of an earlier release is restored', async () => {
    const [first] = Object.entries(migrations)
    const earlier = sqliteDatabase(copy)
    await migrate(earlier, 'sqlite', Object.fromEntries(first ? [first] : []))
    await sql`insert into enquiry (id, submission_id, reference, fingerprint, name, phone, phone_key, marketing, created_at)
      values ('1', '1', 'PF-1', '', 'Early', '1', '1', 0, '2026-01-01T00:00:00.000Z')`.execute(
      earlier,
    )
    await earlier.destroy()
    expect((await run('restore', copy)).code).toBe(0)
    expect(await names()).toEqual(['Early'])
  })

  test.each([
    ['no table of enquiries', 'create table other (id)'],
    ['a view in its place', 'create view enquiry as select 1 as id'],
    ['rows without what each needs', `create table enquiry (id); insert into enquiry values (1)`],
    ['no database in it', undefined],
  ])('with %s is refused, and the store stays', async (_what, schema) => {
    const service = await openService(`sqlite:${store}`)
    await submit(service, { name: 'Kept' })
    await service.enquiries.close()
    if (schema === undefined) writeFileSync(copy, 'no database')
    else new Database(copy).exec(schema).close()
    const { code, err } = await run('restore', copy)
    expect([code, err]).toEqual([2, expect.stringContaining('is no backup')])
    expect(await names()).toEqual(['Kept'])
    expect(readdirSync(dirname(store)).filter((name) => name.includes('half'))).toEqual([])
  })

  test('is not restored into a store in use', async () => {
    const service = await backedUp()
    await submit(service, { name: 'Later' })
    const used = await run('restore', copy)
    expect([used.code, used.err]).toEqual([2, expect.stringContaining('is in use')])
    await submit(service, { name: 'After' })
    await service.enquiries.close()
    expect(await names()).toEqual(['Kept', 'Later', 'After'])
  })

  test('of PostgreSQL is left to its own tools', async () => {
    const env = { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/d' }
    const { code, err } = await cli(env, 'enquiries', 'backup', copy)
    expect([code, err]).toEqual([2, expect.stringContaining('pg_dump')])
  })
})
