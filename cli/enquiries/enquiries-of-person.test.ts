import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { Client } from 'pg'
import { submit } from '../../tests/support/enquiries/delivering-service.ts'
import { openService, storedIn, until } from '../../tests/support/enquiries/enquiry-service.ts'
import { inStore } from '../../tests/support/enquiries/passing-time.ts'
import { fill } from '../../tests/support/enquiries/fill.ts'
import { cli } from '../../tests/support/programs/cli.ts'
import { describeStores, useStores } from '../../tests/support/enquiries/stores.ts'

const NOW = new Date().toISOString()

describeStores("one person's enquiries", (kind) => {
  const { newStore, postgres } = useStores(kind)
  let url = ''
  beforeAll(async () => {
    url = await newStore()
    await fill(
      url,
      [
        [NOW, { name: 'Asha Erasable', phone: '98765 43210', email: 'Asha@Example.org' }],
        [NOW, { name: 'Asha Erasable', phone: '+91-9876543210', message: 'Again Erasable' }],
        [
          NOW,
          {
            name: 'Ravi',
            phone: '98765 43211',
            projectId: 'the-aravalli-summit',
            email: 'r@example.org',
          },
        ],
        [NOW, { name: 'Meera', phone: '12345', email: 'asha@example.org' }],
        [NOW, { name: 'Lata', phone: '98100 00000 / 98200 00000', message: 'or आशा@उदाहरण.भारत' }],
        [NOW, { name: 'Gita', phone: '98300 00000', message: 'my sister is at ९८२००-०००००' }],
      ],
      {
        // So that the outbox knows of them too.
        webhookUrl: 'http://127.0.0.1:1/',
      },
    )
  })
  /** Whether the store's own files hold the text; of PostgreSQL the tables' files. */
  const isInFiles = async (text: string): Promise<boolean> => {
    const file = url.replace('sqlite:', '')
    if (kind === 'sqlite') {
      return readdirSync(dirname(file))
        .filter((name) => name.startsWith(basename(file)))
        .some((name) => readFileSync(join(dirname(file), name)).includes(text))
    }
    await postgres().query(url, 'checkpoint')
    const [found] = await postgres().query(
      url,
      `select position(convert_to($1, 'utf8') in pg_read_binary_file(pg_relation_filepath('enquiry'))) as at`,
      [text],
    )
    return found?.['at'] !== 0
  }
  const run = (...args: string[]) => cli({ DATABASE_URL: url }, 'enquiries', ...args)
  const found = async (...args: string[]) => {
    const { code, out } = await run('find', '--format', 'json', ...args)
    expect(code).toBe(0)
    return (JSON.parse(out) as { name: string }[]).map(({ name }) => name).sort()
  }

  test('are found by number and by e-mail address, however typed', async () => {
    expect(await found('--phone', '0 98765-43210')).toEqual(['Asha Erasable', 'Asha Erasable'])
    expect(await found('--phone', '1 23 45')).toEqual(['Meera'])
    expect(await found('--email', ' ASHA@example.org')).toEqual(['Asha Erasable', 'Meera'])
    expect(await found('--email', 'nobody@example.org')).toEqual([])
    expect(await found('--email', 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c')).toEqual(['Lata'])
    expect(await found('--phone', '12345', '--email', 'r@example.org')).toEqual(['Meera', 'Ravi'])
  })

  test('are found in fields of two numbers and in messages, with where else they are', async () => {
    const { out, err } = await run('find', '--phone', '098200 00000')
    for (const name of ['Lata', 'Gita']) expect(out).toContain(name)
    expect(err).toContain('1 of them hold it in a message or a name only')
    const also = await run('find', '--phone', '98765 43210')
    expect(also.err).toContain('There are more enquiries under Asha@Example.org')
    const erased = await run('erase', '--phone', '+91 98200 00000', '--yes')
    expect(erased.out).toBe('Deleted 2 enquiries of +91 98200 00000.\n')
    expect(erased.err).toContain('mails, webhook receivers and exported files')
    expect(await found('--phone', '98100 00000')).toEqual([])
  })

  test('name the project', async () => {
    const { out } = await run('export', '--format', 'json')
    const names = (JSON.parse(out) as { projectId: string; projectName: string }[]).filter(
      ({ projectId }) => projectId === 'the-aravalli-summit',
    )
    expect(names).toEqual([expect.objectContaining({ projectName: 'The Aravalli Summit' })])
    expect((await run('list')).out).toContain('The Aravalli Summit')
  })

  test('are erased after being asked, without a trace', async () => {
    expect(await isInFiles('Erasable')).toBe(true)
    const asked = await run('erase', '--phone', '98765 43210')
    expect([asked.code, asked.out]).toEqual([1, 'Would delete 2 enquiries of 98765 43210.\n'])
    const done = await run('erase', '--phone', '98765 43210', '--yes')
    expect([done.code, done.out]).toEqual([0, 'Deleted 2 enquiries of 98765 43210.\n'])
    expect((await storedIn(url)).map(({ name }) => name).sort()).toEqual(['Meera', 'Ravi'])
    expect(await isInFiles('Erasable')).toBe(false)
    expect(done.err).toContain('ackups hold them until those expire')
  })

  test('are erased by a second call where the first was ended before it was done', async () => {
    // A site that runs keeps SQLite's log file.
    const site = await openService(url)
    await submit(site, { name: 'Kamala Halferased', email: 'kamala@example.org' })
    await inStore(url, (db) =>
      db.deleteFrom('enquiry').where('email', '=', 'kamala@example.org').execute(),
    )
    expect(await isInFiles('Halferased')).toBe(true)
    const again = await run('erase', '--email', 'kamala@example.org', '--yes')
    expect([again.code, again.out]).toEqual([0, 'Deleted 0 enquiries of kamala@example.org.\n'])
    expect(await isInFiles('Halferased')).toBe(false)
    await site.enquiries.close()
  })

  test.runIf(kind === 'postgres').each([
    [
      'somebody else holds the table',
      '5.5 s',
      'begin; lock table enquiry in share update exclusive mode',
    ],
    ['a transaction sees them', '1.5 s', 'begin isolation level repeatable read; select 1'],
  ])('are erased however long %s, and the site goes on storing', async (_case, long, begin) => {
    const site = await openService(url)
    await submit(site, { name: 'Lata Waiting', email: 'lata@example.org' })
    const holder = new Client({ connectionString: url })
    await holder.connect()
    await holder.query(begin)
    const erasing = run('erase', '--email', 'lata@example.org', '--yes')
    await until(`the erasing has waited ${long}`, async () => {
      const waiting = await postgres().query(
        url,
        `select 1 from pg_stat_activity
           where application_name = 'enquiries vacuum' and clock_timestamp() - backend_start > interval '${long}'`,
      )
      return waiting.length === 1
    })
    expect(await submit(site, { name: 'Meanwhile' })).toMatchObject({ kind: 'stored' })
    await holder.query('commit')
    await holder.end()
    expect((await erasing).code).toBe(0)
    expect(await isInFiles('Waiting')).toBe(false)
    await site.enquiries.close()
  })

  test('are not guessed: without a person nothing is done', async () => {
    const { code, err } = await run('erase', '--yes')
    expect([code, err]).toEqual([2, expect.stringContaining('--phone NUMBER or --email ADDRESS')])
  })
})
