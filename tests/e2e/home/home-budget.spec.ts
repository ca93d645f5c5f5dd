import { createServer } from 'node:http'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { hold, watchShifts } from '../../support/browser/network.ts'
import { FULL } from '../../support/browser/project.ts'
import { listening } from '../../support/programs/free-port.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a phone loads few pictures, and nothing moves while it is read', async ({ page }) => {
  let bytes = 0
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/images/')) return
    void response.body().then((body) => (bytes += body.length))
  })
  const shifts = await watchShifts(page)
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(250_000)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])
})

test('typefaces that come late move next to nothing', { tag: '@full' }, async ({ page }) => {
  const shifts = await watchShifts(page)
  const letGo = await hold(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  const isStretched = await page.evaluate(() =>
    Promise.all([
      document.fonts.load("1rem 'Fraunces Fallback'"),
      document.fonts.load("1rem 'Figtree Fallback'"),
    ]).then(
      () => true,
      () => false,
    ),
  )
  test.skip(!isStretched, 'Arial and Times New Roman: apt install fonts-liberation')
  letGo()
  await page.evaluate(() => document.fonts.ready)
  await hydrated(page)
  const moved = ((await shifts()) as string[]).map((shift) => Number.parseFloat(shift))
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01)
})

test('the program waits for pictures in view, but not where one acts', async ({ page }) => {
  const programs: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) programs.push(request.url())
  })
  const letGo = await hold(page, '**/images/**')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // Once it was painted and has nothing left to do, it would have asked.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(programs.length, 'the one that keeps first acts').toBe(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: 'Main, small screens' })).toBeVisible()
  letGo()
})

test('pictures out of view wait until the page is hydrated', async ({ page }) => {
  const letGo = await hold(page, '**/assets/entry-*.js')
  await page.goto(FULL)
  const slides = page.getByRole('img', { name: /^The Aravalli Summit, picture \d$/ })
  const fetched = () =>
    slides.evaluateAll((all: HTMLImageElement[]) => all.filter((it) => it.currentSrc).length)
  expect(await fetched()).toBe(1)
  await slides.nth(1).scrollIntoViewIfNeeded()
  await expect.poll(fetched, 'swiped to').toBe(2)
  letGo()
  await expect.poll(fetched).toBeGreaterThan(2)
})

/** The site of `origin` as a slow network brings it: HTML pauses for 1.5 s ahead of the search form. */
async function serveSlowly(origin: string) {
  const server = createServer(async ({ method, url = '/' }, res) => {
    if (method !== 'GET') return void res.writeHead(204).end()
    const reply = await fetch(new URL(url, origin), { headers: { accept: '*/*' } })
    const type = reply.headers.get('content-type') ?? ''
    const body = Buffer.from(await reply.arrayBuffer())
    res.writeHead(reply.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return void res.end(body)
    // The lines above the form rest on it.
    const cut = body.indexOf('<form role="search"')
    res.write(body.subarray(0, cut))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    res.end(body.subarray(cut))
  })
  return { url: `http://localhost:${await listening(server)}`, close: () => void server.close() }
}

test('the opening does not move while its HTML arrives', async ({ page, baseURL }) => {
  const slow = await serveSlowly(baseURL ?? '')
  const shifts = await watchShifts(page)
  await page.goto(slow.url, { waitUntil: 'commit' })
  // Asks for the program, which must wait for the rest of the page.
  await page.evaluate(() => void dispatchEvent(new Event('keydown')))
  await hydrated(page)
  expect(await shifts()).toEqual([])
  slow.close()
})
