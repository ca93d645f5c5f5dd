import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { serviceOn, submit } from '../../../tests/support/enquiries/delivering-service.ts'
import { cli } from '../../../tests/support/programs/cli.ts'
import { describeStores, useStores } from '../../../tests/support/enquiries/stores.ts'
import { inStore } from '../../../tests/support/enquiries/passing-time.ts'
import { databaseAddress } from '../../config/parsers.ts'
import { migrate, migrations } from './migrations.ts'
import { postgresDatabase } from './connection.ts'
import { sqliteDatabase } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** As a release after this one will do it: columns and tables are only added. */
const later: typeof migrations = {
  ...migrations,
  '0099-later': [
    'alter table enquiry add column mood text',
    'alter table delivery add column weight integer not null default 1',
    'create table viewing (id text)',
  ],
}

/** On the store as it is, its tables as they are. */
async function untouched(url: string, work: (db: Kysely<Tables>) => Promise<unknown>) {
  const address = databaseAddress(url)
  const db =
    address.kind === 'sqlite'
      ? sqliteDatabase(address.file)
      : postgresDatabase(address.url, () => {}, 1)
  await work(db)
  await db.destroy()
}

describeStores('a release', (kind) => {
  const { newStore } = useStores(kind)
  const take = (url: string, steps: typeof migrations) =>
    untouched(url, (db) => migrate(db, kind, steps))

  /** What the release does on the store: one enquiry of Ravi's, then the names that it and the CLI list. */
  async function useIt(url: string) {
    const service = await serviceOn(url)
    const { kind: outcome } = await submit(service, { name: 'Ravi' })
    const { code, out } = await cli({ DATABASE_URL: url }, 'enquiries', 'export', '--format=json')
    // A later release's column is for that release.
    expect(out).not.toContain('mood')
    const names = (JSON.parse(out) as { name: string }[]).map(({ name }) => name)
    return { ready: await service.enquiries.ready(), outcome, code, names }
  }
  const works = (...names: string[]) => ({ ready: true, outcome: 'stored', code: 0, names })

  test('works on the store of a later one, also where that changes it meanwhile', async () => {
    const url = await newStore()
    const running = await serviceOn(url)
    await submit(running, { name: 'Asha' })
    await take(url, later)
    await inStore(url, (db) => sql`alter table delivery rename to elsewhere`.execute(db))
    await expect(running.enquiries.backlog()).rejects.toThrow('delivery')
    await inStore(url, (db) => sql`alter table elsewhere rename to delivery`.execute(db))
    expect(await submit(running, { name: 'Meera' })).toMatchObject({
      kind: 'stored',
    })
    expect(await useIt(url)).toEqual(works('Asha', 'Meera', 'Ravi'))
  })

  test('brings the tables of an earlier one up to date by a command, and says so', async () => {
    const url = await newStore()
    await take(url, Object.fromEntries(Object.entries(migrations).slice(0, -1)))
    const list = () => cli({ DATABASE_URL: url }, 'enquiries', 'list', '--quiet')
    expect((await list()).err).toContain(Object.keys(migrations).at(-1))
    expect((await list()).err).toBe('')
  })

  test.each(Object.keys(migrations).map((name, index) => [name, index + 1] as const))(
    'works on the store of an earlier one: %s',
    async (_name, count) => {
      const url = await newStore()
      await take(url, Object.fromEntries(Object.entries(migrations).slice(0, count)))
      await untouched(url, (db) =>
        sql`insert into enquiry (id, submission_id, reference, fingerprint, name, phone, phone_key, marketing, created_at)
              values ('1', '1', 'PF-1', '', 'Asha', '98765 43210', '98765 43210', 0, '2026-01-01T00:00:00.000Z')`.execute(
          db,
        ),
      )
      expect(await useIt(url)).toEqual(works('Asha', 'Ravi'))
    },
  )
})
