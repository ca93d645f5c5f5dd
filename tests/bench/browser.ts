import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { startSite } from '../support/programs/site-process.ts'
import { report } from './programs/report.ts'

// What a phone's visitor waits for, by Lighthouse (simulated: four times slower, 1.6 Mbit/s and 150 ms
// to the server), and the JavaScript that is fetched without an act of theirs, for every kind of page.
const LIGHTHOUSE = 'lighthouse@12.8.2'
const PROJECT = '/project-details/aravalli-crest/the-aravalli-summit'
const PAGES = {
  home: '/',
  listing: '/project-details',
  trending: '/trending-projects',
  developers: '/developers',
  'developers of a kind': '/residential',
  developer: '/project-details/aravalli-crest',
  'floor plans': '/floor-plans/aravalli-crest',
  project: PROJECT,
  city: '/city/gurgaon',
  location: '/location/sector-84',
  locality: '/locality/sohna',
  service: '/service/home-loans',
  about: '/about',
  career: '/career',
  contact: '/contact-us',
  privacy: '/privacy',
}
/** These ask search engines to leave them out, which Lighthouse counts against them. */
const UNLISTED = {
  search: '/search?q=3+bhk',
  shortlist: `/shortlist?projects=${PROJECT.slice('/project-details/'.length)}`,
  compare: '/compare?projects=aravalli-crest/the-aravalli-summit,aravalli-crest/crest-greens',
  'coming soon': '/coming-soon',
}
/** So long after a page is hydrated it fetches no more by itself. */
const SETTLED_MS = 3000

type Audited = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

async function audit(name: string, url: string, isListed: boolean): Promise<void> {
  const categories = [
    'performance',
    'accessibility',
    'best-practices',
    ...(isListed ? ['seo'] : []),
  ]
  // Fetched when it is wanted: half of what is installed for developing would be Lighthouse otherwise.
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { maxBuffer: 1e9, env: { ...process.env, CHROME_PATH: executablePath } },
  )
  const audited = JSON.parse(stdout) as Audited
  if (audited.runtimeError) throw new Error(`${url}: ${audited.runtimeError.message}`)
  for (const category of categories) {
    const atLeast = category === 'performance' ? 95 : 100
    report(`${name}: ${category}`, (audited.categories[category]?.score ?? 0) * 100, { atLeast })
  }
  const figure = (of: string): number => audited.audits[of]?.numericValue ?? Number.NaN
  report(`${name}: largest picture, s`, figure('largest-contentful-paint') / 1000, { atMost: 2.2 })
  report(`${name}: blocking time, ms`, figure('total-blocking-time'), { atMost: 200 })
  report(`${name}: shift`, figure('cumulative-layout-shift'), { atMost: 0 })
}

/** Runs in the page, before anything of its own: notes when it is hydrated. */
function watch(): void {
  const observer = new MutationObserver(() => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return
    observer.disconnect()
    performance.mark('hydrated')
  })
  observer.observe(document, { attributes: true, subtree: true })
}

async function scripts(name: string, url: string, browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await page.waitForTimeout(SETTLED_MS)
    const { hydrated, fetched } = await page.evaluate(() => ({
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
      fetched: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.name.endsWith('.js'))
        .map(({ startTime, encodedBodySize }) => ({ startTime, encodedBodySize })),
    }))
    const kilobytes = (entries: typeof fetched) =>
      entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
    const before = kilobytes(fetched.filter(({ startTime }) => startTime < hydrated))
    report(`${name}: JavaScript, KB`, kilobytes(fetched), { atMost: 130 })
    report(`${name}: of it before the page is hydrated, KB`, before, { atMost: 110 })
  } finally {
    await context.close()
  }
}

const site = await startSite({ ENQUIRY_POPUP: 'off' })
const executablePath = await ensureBrowser()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const home = await fetch(site.url, { headers: { 'accept-encoding': 'identity' } })
  report('home: HTML, KB', (await home.arrayBuffer()).byteLength / 1000, { atMost: 150 })
  for (const [name, path] of Object.entries({ ...PAGES, ...UNLISTED })) {
    const { ok, status } = await fetch(site.url + path)
    if (!ok) throw new Error(`${path} answers ${status}`)
    await scripts(name, site.url + path, browser)
    await audit(name, site.url + path, name in PAGES)
  }
} finally {
  await browser.close()
  await site.end()
}
