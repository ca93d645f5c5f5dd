import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { addDays, dayInIndia, dayText, mondayOf } from '../../domain/text/dates.ts'
import { closeAfterTest } from '../../tests/support/enquiries/delivering-service.ts'
import { fill } from '../../tests/support/enquiries/fill.ts'
import { inStore } from '../../tests/support/enquiries/passing-time.ts'
import { startSmtp } from '../../tests/support/enquiries/smtp.ts'
import { describeStores, useStores } from '../../tests/support/enquiries/stores.ts'
import { cli } from '../../tests/support/programs/cli.ts'

const monday = addDays(mondayOf(dayInIndia(new Date())), -7)

/** The rows of a part of the mail, without its title. */
function rowsBelow(text: string, title: string): string[] {
  const part = text.split('\n\n').find((one) => one.startsWith(title)) ?? ''
  return part
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/ {2,}/g, '|'))
}

describeStores('the weekly mail', (kind) => {
  const { newStore } = useStores(kind)

  test('tells last week beside the week before, what was not found and what is undelivered', async () => {
    const smtp = closeAfterTest(await startSmtp())
    const url = await newStore()
    const project = { projectId: 'the-aravalli-summit' }
    await fill(url, [
      [`${addDays(monday, -1)}T18:29:59Z`, project],
      [`${addDays(monday, -1)}T18:30:00Z`, project],
    ])
    await inStore(url, async (db) => {
      const counted = { event: 'page_view', key: 'aravalli-crest/the-aravalli-summit' } as const
      await db
        .insertInto('eventCount')
        .values([
          { ...counted, day: monday, source: 'search', times: 12_030 },
          { ...counted, day: addDays(monday, 6), source: 'paid', times: 12 },
          { ...counted, day: addDays(monday, 7), source: 'paid', times: 1000 },
          { ...counted, day: addDays(monday, -7), source: 'search', times: 7 },
          { ...counted, key: 'gone/gone', day: monday, source: 'search', times: 1 },
        ])
        .execute()
      await db
        .insertInto('missedSearch')
        .values([
          { day: monday, words: '<b>farm</b> house', times: 3 },
          { day: monday, words: 'क्\u200dष\u200b', times: 1 },
        ])
        .execute()
    })
    const env = { DATABASE_URL: url, SMTP_URL: smtp.url, ENQUIRY_EMAIL_TO: 'owner@example.com' }
    const { code, out, err } = await cli(env, 'figures', '--mail')
    const title = `The week of ${dayText(monday)}: 12,043 views, 1 enquiry`
    expect([code, out, err]).toEqual([0, '', `Mailed to owner@example.com: ${title}\n`])
    const [mail] = smtp.mails
    const text = mail?.parsed.text ?? ''
    expect([mail?.to, mail?.parsed.subject]).toEqual([['owner@example.com'], title])
    expect(rowsBelow(text, 'What the site brought')).toContain('Views|12,043|7')
    expect(rowsBelow(text, 'What the site brought')).toContain('Enquiries|1|1')
    expect(rowsBelow(text, 'Projects')).toEqual(['The Aravalli Summit|12,042|1'])
    expect(rowsBelow(text, 'What led visitors here')).toEqual([
      'Search engines|12,031|0',
      'Advertisements|12|0',
      'Directly, or not known|0|1',
    ])
    expect(rowsBelow(text, 'Searched for in vain')).toEqual(['<b>farm</b> house|3', 'क्\u200dष|1'])
    expect(rowsBelow(text, 'Undelivered')).toHaveLength(2)
    const { document } = new JSDOM(mail?.parsed.html || '').window
    expect(document.querySelectorAll('b, img, script, link, [src]')).toHaveLength(0)
    const cells = [...document.querySelectorAll('td')].map(({ textContent }) => textContent)
    expect(cells).toEqual(expect.arrayContaining(['<b>farm</b> house', 'The Aravalli Summit']))
  })

  test('says so where there is nothing to tell, no server to mail by, or one that refuses', async () => {
    const smtp = closeAfterTest(await startSmtp())
    const url = await newStore()
    await inStore(url, async () => {})
    const env = { DATABASE_URL: url, SMTP_URL: smtp.url, ENQUIRY_EMAIL_TO: 'owner@example.com' }
    expect((await cli(env, 'figures', '--mail', '--quiet')).code).toBe(0)
    expect(smtp.mails[0]?.parsed.text).toContain('Every enquiry has reached you.')
    smtp.mood = 'refuses'
    for (const [args, more, message] of [
      [['--mail'], {}, /^The figures could not be mailed: .*550/],
      [['--mail'], { SMTP_URL: '' }, /^SMTP_URL is not set/],
      [['--mail', '--by', 'week'], {}, /cannot be used with option '--by/],
    ] as const) {
      const { code, err } = await cli({ ...env, ...more }, 'figures', ...args)
      expect([code, err.trim().split('\n')]).toEqual([2, [expect.stringMatching(message)]])
    }
  })
})
