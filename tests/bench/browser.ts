import { chromium, type Page } from 'playwright'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { startSite } from '../support/programs/site-process.ts'
import { report } from './programs/report.ts'

// What a phone's visitor waits for on a first visit: a processor four times slower, 1.6 Mbit/s and
// 150 ms to the server, nothing kept from before. Medians of five visits; times in ms, sizes in KB.
// Machines that do other work show it: processor time counts four times here.
const VISITS = 5
const PAGES = {
  home: '/',
  listing: '/project-details',
  project: '/project-details/aravalli-crest/the-aravalli-summit',
}
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER = 4

/** Longer tasks hold up an input; only what is over it counts. */
const TASK_MS = 50
/** So long after the program has started a visit is over. */
const SETTLED_MS = 2000

type Seen = { paint: number; shift: number; tasks: number[] }
type Visit = Readonly<Record<string, number>>

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen: Seen = { paint: 0, shift: 0, tasks: [] }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime))
  observe('layout-shift', (entry) => (seen.shift += Reflect.get(entry, 'value') as number))
  observe('longtask', ({ duration }) => seen.tasks.push(duration))
}

async function visit(page: Page, url: string): Promise<Visit> {
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForTimeout(SETTLED_MS)
  const { seen, sizes } = await page.evaluate(() => ({
    seen: Reflect.get(window, 'seen') as Seen,
    sizes: [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming
      return { path: new URL(name).pathname, bytes: encodedBodySize }
    }),
  }))
  const kilobytes = (of: RegExp) =>
    sizes.filter(({ path }) => of.test(path)).reduce((sum, { bytes }) => sum + bytes / 1000, 0)
  return {
    'largest paint, ms': seen.paint,
    shift: seen.shift,
    'blocking, ms': seen.tasks.reduce((sum, ms) => sum + Math.max(0, ms - TASK_MS), 0),
    'HTML, KB': (sizes[0]?.bytes ?? 0) / 1000,
    'styles, KB': kilobytes(/\.css$/),
    'scripts, KB': kilobytes(/\.js$/),
    'fonts, KB': kilobytes(/\.woff2$/),
    'pictures, KB': kilobytes(/^\/images\//),
  }
}

const LIMITS: Readonly<Record<string, number>> = {
  'largest paint, ms': 2000,
  shift: 0,
  'blocking, ms': 150,
  'scripts, KB': 100,
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const site = await startSite({ ENQUIRY_POPUP: 'off' })
const executablePath = await ensureBrowser()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const [name, path] of Object.entries(PAGES)) {
    await fetch(site.url + path)
    const visits: Visit[] = []
    for (let index = 0; index < VISITS; index += 1) {
      const context = await browser.newContext(PHONE)
      const page = await context.newPage()
      const client = await context.newCDPSession(page)
      await client.send('Network.enable')
      await client.send('Network.emulateNetworkConditions', NETWORK)
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.addInitScript(watch)
      visits.push(await visit(page, site.url + path))
      await context.close()
    }
    for (const figure of Object.keys(visits[0] ?? {})) {
      const limit = LIMITS[figure]
      const value = median(visits.map((one) => one[figure] ?? 0))
      report(`${name}: ${figure}`, value, limit === undefined ? undefined : { atMost: limit })
    }
  }
} finally {
  await browser.close()
  await site.end()
}
