import {
  chownSync,
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openService, storedIn } from '../../tests/support/enquiries/enquiry-service.ts'
import { submit } from '../../tests/support/enquiries/delivering-service.ts'
import { migrate, migrations } from '../../server/enquiries/database/migrations.ts'
import { openSqlite } from '../../server/enquiries/database/sqlite-driver.ts'
import { sqliteDatabase } from '../../server/enquiries/database/sqlite.ts'
import { inStore } from '../../tests/support/enquiries/passing-time.ts'
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
    for (let index = 0; index < 20; index++) await submit(service, { name: `Before ${index}` })
    const storing = new AbortController()
    const others = (async () => {
      for (let index = 0; !storing.signal.aborted; index++) {
        await submit(service, { name: `Meanwhile ${index}` })
        await turn()
      }
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
      const { code, out } = await run('restore', copy, '--yes')
      expect([code, out]).toEqual([0, expect.stringContaining('holds the 1 enquiries')])
      expect(existsSync(`${store}-wal`)).toBe(false)
      expect(statSync(store).mode & 0o777).toBe(0o600)
      expect(await names()).toEqual(['Kept'])
      const before = `${store}.before-restore`
      const kept = existsSync(before) ? await storedIn(`sqlite:${before}`) : []
      expect(kept.some(({ name }) => name === 'Later')).toBe(is === 'there')
    },
  )

  test('is restored after being asked, and no store before it is ever replaced', async () => {
    await (await backedUp()).enquiries.close()
    const asked = await run('restore', copy)
    expect([asked.code, asked.out]).toEqual([1, expect.stringContaining('Would make the 1 enq')])
    expect(readdirSync(dirname(store))).toEqual(['enquiries.db'])
    for (let times = 0; times < 2; times++)
      expect((await run('restore', copy, '--yes')).code).toBe(0)
    const kept = ['enquiries.db', 'enquiries.db.before-restore', 'enquiries.db.before-restore-2']
    expect(readdirSync(dirname(store)).toSorted()).toEqual(kept)
  })

  test('that was killed leaves nothing behind the next, which holds no digest of a network', async () => {
    const service = await openService(`sqlite:${store}`)
    await submit(service, { name: 'Kept' })
    await inStore(`sqlite:${store}`, async (db) => {
      await sql`insert into rate values ('digest-of-a-network', 1, '2026')`.execute(db)
      await sql`insert into rate_key values ('2026', 'key-of-the-day')`.execute(db)
    })
    // Above any number of a process.
    const left = [`${copy}.99999999.half`, `${copy}.99999999.half-journal`]
    for (const file of left) writeFileSync(file, '')
    const underWay = `${copy}.${process.ppid}.half`
    writeFileSync(underWay, '')
    expect((await run('backup', copy)).code).toBe(0)
    await service.enquiries.close()
    expect([...left, underWay].filter((file) => existsSync(file))).toEqual([underWay])
    expect(readFileSync(copy, 'latin1')).not.toMatch(/digest-of-a-network|key-of-the-day/)
  })

  test('restored by root is the site user’s again', { tags: ['needs-root'] }, async () => {
    await (await backedUp()).enquiries.close()
    chownSync(dirname(store), 1000, 1000)
    expect((await run('restore', copy, '--yes')).code).toBe(0)
    expect(statSync(store)).toMatchObject({ uid: 1000, gid: 1000 })
  })

  test('is restored by its rows alone, those of a later release too', async () => {
    const service = await backedUp()
    const db = await openSqlite(copy)
    db.exec(`
      create table later (id text);
      alter table enquiry add column mood text;
      insert into migration values ('0099-later', '');
      create view names as select name from enquiry;
      create trigger swallow after insert on enquiry begin delete from enquiry where id = new.id; end;`)
    db.close()
    await service.enquiries.close()
    expect((await run('restore', copy, '--yes')).code).toBe(0)
    const again = await openService(`sqlite:${store}`)
    expect(await submit(again, { name: 'After' })).toMatchObject({ kind: 'stored' })
    await again.enquiries.close()
    expect(await names()).toEqual(['Kept', 'After'])
    const restored = await openSqlite(store, { readOnly: true })
    const read = (query: string) => restored.prepare(query).all([])
    expect(
      read(`select name from sqlite_schema where name in ('later', 'names', 'swallow')`),
    ).toEqual([])
    expect(read('pragma table_info(enquiry)')).not.toContainEqual(
      expect.objectContaining({ name: 'mood' }),
    )
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
    expect((await run('restore', copy, '--yes')).code).toBe(0)
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
    else {
      const db = await openSqlite(copy)
      db.exec(schema)
      db.close()
    }
    const { code, err } = await run('restore', copy, '--yes')
    expect([code, err]).toEqual([2, expect.stringContaining('is no backup')])
    expect(await names()).toEqual(['Kept'])
    expect(readdirSync(dirname(store)).filter((name) => name.includes('half'))).toEqual([])
  })

  test('is not restored into a store in use', async () => {
    const service = await backedUp()
    await submit(service, { name: 'Later' })
    const used = await run('restore', copy, '--yes')
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
