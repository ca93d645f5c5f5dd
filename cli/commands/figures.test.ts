import { expect, test } from 'vitest'
import { openService } from '../../tests/support/enquiries/enquiry-service.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import { cli } from '../../tests/support/programs/cli.ts'

const folder = temporaryFolder()
const env = { DATABASE_URL: `sqlite:${folder}/enquiries.db` }

test.each([
  [['--by', 'month'], /Allowed choices are project, page, source, week/],
  [['--since', 'yesterday'], /It has to be a day/],
  [['--since', '2026-03-02', '--until', '2026-03-01'], /^--since 2026-03-02 is after --until/],
  [['--format', 'xml'], /Allowed choices/],
  [[], /^There is no enquiry store at/],
])('figures with %j ends with 2 and one line', async (args, message) => {
  const { code, out, err } = await cli(
    { DATABASE_URL: `sqlite:${folder}/none.db` },
    'figures',
    ...args,
  )
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(message)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('figures of days without any say so, and are columns for people and programs', async () => {
  const service = await openService(env.DATABASE_URL)
  service.enquiries.addEvent({ event: 'page_view', key: '/about', source: 'search' })
  await service.enquiries.close()
  const none = await cli(env, 'figures', '--until', '2026-01-31')
  expect([none.code, none.out.trim().split('\n').length]).toEqual([0, 1])
  expect(none.err).toBe('Nothing was counted from 2026-01-04 to 2026-01-31.\n')
  const table = await cli(env, 'figures', '--by', 'page')
  expect(table.out).toBe(
    'Views  Saved  Shared  Compared  Brochure  WhatsApp  Calls  Map  Enquiries  Site visits  Of\n' +
      '1      0      0       0         0         0         0      0    0          0            /about\n',
  )
  const csv = await cli(env, 'figures', '--by', 'source', '--format', 'csv', '--raw')
  expect(csv.out).toBe(
    'key,views,shortlist,share,compare,brochure,whatsapp,telephone,map,enquiries,visits\r\n' +
      'search,1,0,0,0,0,0,0,0,0,0\r\n',
  )
})
