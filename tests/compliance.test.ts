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
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(named) ?? []
    expect(existsSync(new URL(file, root)), `${rule}: ${named}`).toBe(true)
    expect(read(file), `${rule}: ${named}`).toContain(title)
  }
})

let site: SiteProcess
beforeAll(async () => void (site = await startSite({})))
afterAll(() => site.end())

test('a brochure and the whole price are there without any details', async () => {
  const project = `${site.url}/project-details/aravalli-crest/the-aravalli-summit`
  const brochure = await fetch(`${project}/brochure.pdf`)
  expect([brochure.status, brochure.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const page = await (await fetch(project)).text()
  expect(page).toContain('₹ 2.9 Cr – 4.75 Cr')
  expect(page).toContain('Stamp duty')
})
