import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test, vi, onTestFinished } from 'vitest'
import { catalogueWith, storedIn } from '../../tests/support/enquiries/enquiry-service.ts'
import { fill } from '../../tests/support/enquiries/fill.ts'
import { inStore } from '../../tests/support/enquiries/passing-time.ts'
import { cli } from '../../tests/support/programs/cli.ts'
import { startSmtp } from '../../tests/support/enquiries/smtp.ts'
import { describeStores, useStores } from '../../tests/support/enquiries/stores.ts'

const DAY_MS = 24 * 60 * 60_000

describeStores('enquiries', (kind) => {
  const { newStore } = useStores(kind)
  let env: { DATABASE_URL: string }

  beforeAll(async () => {
    env = { DATABASE_URL: await newStore() }
    await fill(env.DATABASE_URL, [
      ['2026-02-27T18:29:59.999Z', { name: 'Before the 28th', source: 'footer' }],
      [
        '2026-02-27T18:30:00Z',
        { name: 'First of the 28th', source: 'contact', attribution: '{"gclid":"=1"}' },
      ],
      [
        '2026-02-28T18:29:59Z',
        { name: 'Last of the 28th', source: 'footer', message: 'a, "b"\n\u202Ec' },
      ],
      [
        '2026-02-28T18:30:00Z',
        { name: '=cmd|calc', message: '@SUM(A1)', website: 'x', phone: '+91 98765 43210' },
      ],
    ])
  })
  // As releases before stored it.
  beforeAll(() =>
    inStore(env.DATABASE_URL, (db) =>
      sql`update enquiry set utm_source = 'news' where name = 'Before the 28th'`.execute(db),
    ),
  )
  beforeAll(() =>
    inStore(env.DATABASE_URL, (db) =>
      sql`update enquiry set adviser = 'asha' where name like '%of the 28th'`.execute(db),
    ),
  )
  const names = async (...args: string[]): Promise<string[]> => {
    const { code, out } = await cli(env, 'enquiries', 'list', '--format', 'ndjson', ...args)
    expect(code).toBe(0)
    return out
      .split('\n')
      .flatMap((line) => (line === '' ? [] : (JSON.parse(line) as { name: string }).name))
  }

  test('are chosen by day in India, time, form, adviser and delivery', async () => {
    const chosen = await Promise.all([
      names('--since', '2026-02-28', '--until', '2026-02-28'),
      names('--until', '2026-02-28T00:00'),
      names('--source', 'footer', '--undelivered'),
      names('--adviser', 'asha', '--source', 'footer'),
    ])
    expect(chosen).toEqual([
      ['First of the 28th', 'Last of the 28th'],
      ['Before the 28th'],
      ['Before the 28th', 'Last of the 28th'],
      ['Last of the 28th'],
    ])
  })

  test('are exported as CSV that no spreadsheet runs', async () => {
    const { code, out, err } = await cli(env, 'enquiries', 'export')
    expect([code, err]).toEqual([0, '4 enquiries\n'])
    // The mark by which spreadsheets know UTF-8.
    expect(out.startsWith('\uFEFF')).toBe(true)
    expect(out.slice(1)).not.toMatch(/\p{Cf}/u)
    const [header = [], ...rows] = parse(out, { bom: true }) as string[][]
    expect(header.slice(0, 5)).toEqual(['id', 'reference', 'createdAt', 'deliveredAt', 'name'])
    const cell = (row: number, column: string) => rows[row]?.[header.indexOf(column)]
    expect(rows).toHaveLength(4)
    expect([cell(0, 'utm_source'), cell(1, 'gclid'), cell(2, 'gclid')]).toEqual(['news', "'=1", ''])
    expect(cell(2, 'message')).toBe('a, "b"\nc')
    expect([cell(3, 'name'), cell(3, 'message'), cell(3, 'phone')]).toEqual([
      "'=cmd|calc",
      "'@SUM(A1)",
      "'+91 98765 43210",
    ])
    expect([cell(3, 'suspect'), cell(2, 'suspect'), cell(0, 'deliveredAt')]).toEqual([
      'true',
      'false',
      '',
    ])
    expect(rows.flat().filter((value) => /^[=+\-@\t\r]/.test(value))).toEqual([])
  })

  test.runIf(kind === 'sqlite')('are exported for programs as they are', async () => {
    const { out } = await cli(env, 'enquiries', 'export', '--raw')
    const [header = [], ...rows] = parse(out) as string[][]
    const cell = (column: string) => rows[3]?.[header.indexOf(column)]
    expect(header[0]).toBe('id')
    expect([cell('name'), cell('phone'), cell('phoneE164')]).toEqual([
      '=cmd|calc',
      '+91 98765 43210',
      '+919876543210',
    ])
  })

  test.runIf(kind === 'sqlite')('are written as one JSON list, an empty one too', async () => {
    const [all, none] = await Promise.all([
      cli(env, 'enquiries', 'export', '--format', 'json'),
      cli(env, 'enquiries', 'export', '--format', 'json', '--source', 'nowhere', '--quiet'),
    ])
    expect(JSON.parse(all.out)).toHaveLength(4)
    expect(all.out).not.toMatch(/\p{Cf}/u)
    expect(JSON.parse(all.out)[2].message).toBe('a, "b"\n\u202Ec')
    expect([none.code, JSON.parse(none.out), none.err]).toEqual([0, [], ''])
  })

  test.runIf(kind === 'sqlite')('are listed for people, one line each', async () => {
    const { code, out } = await cli(env, 'enquiries', 'list')
    const lines = out.trimEnd().split('\n')
    expect([code, lines.length]).toEqual([0, 5])
    expect(lines[3]).toMatch(
      /^PF-\w{4}-\w{4} {3}2026-02-28 23:59 IST {2}Last of the 28th .*none .*a, "b" c$/,
    )
    expect(lines[4]).toContain('[suspect]')
  })

  test.runIf(kind === 'sqlite')(
    'are listed with the whole reference, which is longer where the agency has three initials',
    async () => {
      const url = await newStore()
      const catalogue = catalogueWith({ name: 'Horizon Prime Homes' })
      await fill(url, [['2026-02-28T00:00:00Z', {}]], { catalogue })
      const { out } = await cli({ DATABASE_URL: url }, 'enquiries', 'list')
      const [stored] = await storedIn(url)
      expect(stored?.reference).toMatch(/^HPH-/)
      expect(out).toContain(`${stored?.reference}  `)
    },
  )

  test('are delivered again, and what stays undelivered is exit status 1', async () => {
    const without = await cli(env, 'enquiries', 'retry')
    expect([without.code, without.out]).toEqual([1, '4 undelivered, 0 delivered now, 4 left\n'])
    expect(without.err).toContain('0 deliveries are queued.\nNeither SMTP_URL nor')
    const smtp = await startSmtp()
    const mailing = { ...env, SMTP_URL: smtp.url, ENQUIRY_EMAIL_TO: 'sales@example.com' }
    smtp.mood = 'refuses'
    const refused = await cli(mailing, 'enquiries', 'retry', '--source', 'footer')
    expect([refused.code, refused.out]).toEqual([1, '2 undelivered, 0 delivered now, 2 left\n'])
    smtp.mood = 'takes'
    const rest = await cli(mailing, 'enquiries', 'retry')
    expect([rest.code, rest.out]).toEqual([0, '4 undelivered, 4 delivered now, 0 left\n'])
    expect(rest.err).toContain('4 deliveries are queued: email.')
    await smtp.close()
    expect(smtp.mails).toHaveLength(4)
    expect(smtp.mails[0]?.header('From')).toContain('Peak Force')
    expect(await names('--undelivered')).toEqual([])
  })

  test('are purged by age, after being asked', async () => {
    const url = await newStore()
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
    await fill(url, [
      [ago(400), { name: 'Old' }],
      [ago(366), { name: 'Old too' }],
      [ago(364), { name: 'Young' }],
    ])
    const purge = (...args: string[]) =>
      cli({ DATABASE_URL: url }, 'enquiries', 'purge', '--older-than', '365d', ...args)
    const asked = await purge()
    expect([asked.code, asked.out]).toEqual([
      1,
      expect.stringMatching(/^Would delete 2 enquiries from before /),
    ])
    expect(await storedIn(url)).toHaveLength(3)
    const done = await purge('--yes')
    expect([done.code, done.out]).toEqual([0, expect.stringMatching(/^Deleted 2 enquiries/)])
    expect((await storedIn(url)).map((one) => one.name)).toEqual(['Young'])
  })
})

describe('long work', () => {
  const { newStore } = useStores('sqlite')
  afterEach(() => vi.useRealTimers())

  test('says on a terminal how far it is', async () => {
    const env = { DATABASE_URL: await newStore() }
    await inStore(env.DATABASE_URL, (db) =>
      sql`insert into enquiry (id, submission_id, reference, fingerprint, name, phone, phone_key, marketing, created_at)
            with recursive number (n) as (select 1 union all select n + 1 from number where n < 1000)
            select n, n, n, '', 'Asha', '1', '1', 0, '2026-01-01T00:00:00.000Z' from number`.execute(
        db,
      ),
    )
    const { isTTY } = process.stderr
    process.stderr.isTTY = true
    const exported = await cli(env, 'enquiries', 'export')
    const purged = await cli(env, 'enquiries', 'purge', '--older-than', '1d', '--yes')
    process.stderr.isTTY = isTTY
    expect(exported.err).toContain('1000 enquiries …')
    expect(purged.err).toContain('500 of 1000 deleted …')
  })

  test('of delivering again ends where nothing moves for a minute', async () => {
    const env = { DATABASE_URL: await newStore(), ENQUIRY_WEBHOOK_URL: 'http://127.0.0.1:1/' }
    await fill(env.DATABASE_URL, [['2026-02-28', {}]])
    await inStore(env.DATABASE_URL, (db) =>
      sql`create trigger held before update of attempts on delivery when new.attempts > 0
          begin select raise(abort, 'held'); end`.execute(db),
    )
    vi.useFakeTimers({ toFake: ['Date'] })
    const ended = cli(env, 'enquiries', 'retry')
    // However late the command begins to wait, a minute goes by then.
    const minutes = setInterval(() => vi.setSystemTime(Date.now() + 60_000), 500)
    onTestFinished(() => clearInterval(minutes))
    expect(await ended).toMatchObject({
      code: 1,
      out: '1 undelivered, 0 delivered now, 1 left\n',
      err: expect.stringContaining('1 could not be tried in time; the server goes on trying.'),
    })
  })
})

test.each<[string, string[], string]>([
  ['sqlite:/nowhere/none.db', ['list', '--since', 'yesterday'], '--since'],
  ['sqlite:/nowhere/none.db', ['purge', '--older-than', '1y'], '--older-than'],
  ['sqlite:/nowhere/none.db', ['list'], 'There is no enquiry store at'],
  ['postgres://u:secret@127.0.0.1:1/d', ['list'], 'The enquiry store cannot be used'],
])('on %s %j ends with 2 and says why, without the password', async (url, args, why) => {
  const { code, out, err } = await cli({ DATABASE_URL: url }, 'enquiries', ...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(why)
  expect(err).not.toContain('secret')
})
