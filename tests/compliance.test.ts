import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type SiteProcess } from './support/programs/site-process.ts'

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

let site: SiteProcess
beforeAll(async () => void (site = await startSite({})))
afterAll(() => site.end())

const SUMMIT = '/project-details/aravalli-crest/the-aravalli-summit'

test('a brochure and the whole price are there without any details', async () => {
  const project = site.url + SUMMIT
  const brochure = await fetch(`${project}/brochure.pdf`)
  expect([brochure.status, brochure.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const page = await (await fetch(project)).text()
  expect(page).toContain('₹ 2.9 Cr – 4.75 Cr')
  expect(page).toContain('Stamp duty')
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
