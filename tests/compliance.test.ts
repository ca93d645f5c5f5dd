import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentIn, textsIn } from './support/html.ts'
import { useTestServer } from './support/programs/test-server.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** The rows of the table: a rule, what is shown for it, the tests that hold it. */
const rows = read('docs/compliance.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:rule |-)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))

test('each rule names a test that there is', () => {
  expect(rows.length).toBeGreaterThan(25)
  for (const [rule = '', shown, named = ''] of rows) {
    expect(shown, rule).toBeTruthy()
    for (const one of named.split('; ')) {
      const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(one) ?? []
      expect(existsSync(new URL(file, root)), `${rule}: ${one}`).toBe(true)
      expect(read(file), `${rule}: ${one}`).toContain(title)
    }
  }
})

const site = useTestServer()

const SUMMIT = '/project-details/aravalli-crest/the-aravalli-summit'

const pageAt = async (path: string): Promise<Document> =>
  documentIn(await (await fetch(site.url + path)).text())

/** The words of a part of a page. */
const wordsOf = async (path: string, selector = 'main'): Promise<string> =>
  textsIn(await pageAt(path), selector).join(' ')

test.each([
  [
    'every page says who the agency is before the law, and who answers complaints',
    [
      '/about',
      'footer',
      'Peak Force Sample Realty Private Limited',
      'SAMPLE/HRERA/AGENT/2022/007, Haryana Real Estate Regulatory Authority',
      'Sample Officer',
      '+91 00000 00001',
    ],
    [
      '/contact-us',
      'main',
      'SAMPLE/UPRERA/AGENT/2025/019',
      'valid until 31 May 2032',
      'Monday to Friday, 10:00 am – 6:00 pm',
    ],
  ],
  [
    'the accessibility statement names the standard, the gaps and whom to contact',
    ['/accessibility', 'main', 'WCAG) 2.2', 'IS 17802', 'Known gaps', 'grievance@example.com'],
  ],
  [
    'a project that needs no registration says why, and one without either has no badge',
    [
      '/project-details/sohna-hills-estates/hillside-farms',
      '[aria-label="At a glance"]',
      'RERA not required',
      'Completed before the Act came into force',
    ],
  ],
  [
    'prices say what is added on top, when they were true, and what a square foot is',
    [
      SUMMIT,
      'main',
      'Price as on 12 November 2026',
      'Carpet area',
      '₹ 23,387 per sq. ft. of carpet area',
      'North-east',
    ],
    [SUMMIT, '[href="#cost"]', 'GST, stamp duty and registration come on top'],
    [
      '/project-details/aravalli-crest/crest-greens',
      '[href="#cost"]',
      'Stamp duty and registration come on top',
    ],
    [
      '/project-details/meridian-habitat/habitat-floors',
      'main',
      'Price as on 2 March 2026. It may have changed',
    ],
    [
      '/project-details/orbit-one-infra/orbit-workspaces',
      'main',
      'Details checked on 1 September 2025. That is long ago',
    ],
  ],
  [
    'pictures that are no photographs say so, in galleries and in plans',
    [SUMMIT, 'main', "Artist's impression"],
    [SUMMIT, '#floor-plan', 'Plan, not to scale'],
  ],
])('%s', async (_title, ...pages) => {
  for (const [path = '', selector, ...texts] of pages) {
    const words = await wordsOf(path, selector)
    for (const text of texts) expect(words, `${path} ${selector}`).toContain(text)
  }
  expect(await wordsOf('/project-details/sohna-hills-estates/hillside-farms')).not.toContain(
    'RERA Approved',
  )
})

/** Words of the dark patterns that India's consumer authority names. */
const PRESSURE =
  /\bhurry\b|limited (?:time|period)|only \d+ (?:left|units?)|last chance|selling fast|ends (?:today|tonight|soon)\b|act now|no thanks|i don[’']t want|sponsored|un-?tick/iu

test('no text of the site hurries, shames or hides an advertisement', async () => {
  const sources = ['client', 'data'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(?:tsx?|json)$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  expect(sources.length).toBeGreaterThan(100)
  for (const file of sources) expect(read(file), file).not.toMatch(PRESSURE)
})

test('no form asks for a payment', async () => {
  for (const path of ['/contact-us', '/privacy', '/career']) {
    const page = await pageAt(path)
    expect(page.querySelector('[name=phone]'), path).not.toBeNull()
    const paid = ':is([autocomplete^="cc-"], [name*="card" i], [name*="upi" i]):not(meta)'
    expect(page.querySelectorAll(paid), path).toHaveLength(0)
  }
})

test('the one box agrees to what it says, and is empty', async () => {
  const page = await pageAt('/contact-us')
  for (const form of page.querySelectorAll(':is(main, footer) form')) {
    const [box, ...others] = form.querySelectorAll<HTMLInputElement>('[type=checkbox]')
    expect(others).toEqual([])
    expect(box?.labels?.[0]?.textContent).toBe('Tell me about other projects too')
    expect(box?.hasAttribute('checked')).toBe(false)
  }
})

test('a brochure and the whole price are there without any details', async () => {
  const brochure = await fetch(`${site.url}${SUMMIT}/brochure.pdf`)
  expect([brochure.status, brochure.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const words = await wordsOf(SUMMIT)
  expect(words).toContain('₹ 2.9 Cr – 4.75 Cr')
  expect(words).toContain('Stamp duty')
  const contact = await pageAt('/contact-us?source=brochure&projectId=the-aravalli-summit')
  const link = [...contact.querySelectorAll('main a')].find(({ textContent }) =>
    textContent.includes('without giving details'),
  )
  expect(link?.getAttribute('href')).toBe(`${SUMMIT}/brochure.pdf`)
})

test('no script, frame or form of another site is allowed', async () => {
  const { headers } = await fetch(site.url)
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
  expect(policy.get('default-src')).toBe("'none'")
  for (const name of ['script-src', 'connect-src', 'form-action'])
    expect(policy.get(name), name).toBe("'self'")
})
