import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type SiteProcess } from '../../tests/support/programs/site-process.ts'

const KB = 1000
// The built site: only there icons are a sprite.
let site: SiteProcess
beforeAll(async () => void (site = await startSite({})))
afterAll(() => site.end())

test.each([
  ['home', '/', 150],
  ['a filtered listing', '/project-details?type=residential&bedrooms=3%20BHK', 115],
  ['a project', '/project-details/aravalli-crest/the-aravalli-summit', 230],
])('the HTML of %s keeps its budget, uncompressed', async (_name, path, budget) => {
  const answer = await fetch(site.url + path, { headers: { 'accept-encoding': 'identity' } })
  expect(answer.status).toBe(200)
  const { byteLength } = await answer.arrayBuffer()
  expect(byteLength).toBeGreaterThan(30 * KB)
  expect(byteLength).toBeLessThan(budget * KB)
})
