import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from 'playwright'
import { percentile } from '../support/programs/ask.ts'
import { fetchedBytes, watchHydration } from '../support/browser/budget.ts'
import { startSite } from '../support/programs/site-process.ts'
import { launchBrowser } from './programs/browser.ts'
import { report } from './programs/report.ts'
import { ONE_OF_EACH } from '../support/pages.ts'

// What a phone's visitor waits for, by Lighthouse (simulated: a cheap phone, 1.6 Mbit/s and 150 ms to the
// server), the HTML, and the JavaScript that is fetched without an act of theirs, for every kind of page.
const LIGHTHOUSE = 'lighthouse@12.8.2'
/** The phone's processor by Lighthouse's own index, which a machine has more or less of from hour to hour. */
const PHONE_INDEX = 300
/** After that a page fetches no more by itself. */
const SETTLED_MS = 3000

type Audited = {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** How many times slower than this machine the phone is: as the indexes of the last audits have it. */
let slowdown = 4
const indexes: number[] = []
/** The audits of a page; their median counts, as single ones differ by 300 ms of blocking time. */
const AUDITS = 3

async function runLighthouse(url: string, categories: readonly string[]): Promise<Audited> {
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
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { maxBuffer: 1e9, env: { ...process.env, CHROME_PATH: executablePath } },
  )
  const audited = JSON.parse(stdout) as Audited
  if (audited.runtimeError) throw new Error(`${url}: ${audited.runtimeError.message}`)
  return audited
}

/** Audits of one page, each as slow as the index of the last audits asks for. */
async function auditsOnPhone(url: string, categories: readonly string[]): Promise<Audited[]> {
  const audits: Audited[] = []
  while (audits.length < AUDITS) {
    const audited = await runLighthouse(url, categories)
    indexes.push(audited.environment.benchmarkIndex)
    const phone = audited.environment.benchmarkIndex / slowdown
    report(`${url}: index of the phone, ${slowdown.toFixed(1)} times slower`, phone)
    slowdown = percentile(indexes.slice(-AUDITS), 0.5) / PHONE_INDEX
    audits.push(audited)
  }
  return audits
}

async function audit(name: string, url: string, isListed: boolean): Promise<void> {
  const categories = [
    'performance',
    'accessibility',
    'best-practices',
    ...(isListed ? ['seo'] : []),
  ]
  const audits = await auditsOnPhone(url, categories)
  const median = (figureOf: (audited: Audited) => number | null | undefined): number =>
    percentile(
      audits.map((audited) => figureOf(audited) ?? Number.NaN),
      0.5,
    )
  for (const category of categories) {
    const atLeast = category === 'performance' ? 95 : 100
    const score = median(({ categories }) => categories[category]?.score)
    report(`${name}: ${category}`, score * 100, { atLeast })
  }
  const figure = (of: string): number => median((audited) => audited.audits[of]?.numericValue)
  report(`${name}: largest picture, s`, figure('largest-contentful-paint') / 1000, { atMost: 2.2 })
  report(`${name}: blocking time, ms`, figure('total-blocking-time'), { atMost: 200 })
  report(`${name}: shift`, figure('cumulative-layout-shift'), { atMost: 0 })
}

async function scripts(name: string, url: string, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await watchHydration(page)
  await page.goto(url)
  await page.waitForTimeout(SETTLED_MS)
  const { script, scriptBefore } = await fetchedBytes(page)
  report(`${name}: JavaScript, KB`, script / 1000, { atMost: 150 })
  report(`${name}: of it before the page is hydrated, KB`, scriptBefore / 1000, { atMost: 130 })
  await page.close()
}

/** The size of a page as the server first sends it. */
const brotliBytes = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

const site = await startSite({ ENQUIRY_POPUP: 'off' })
const { browser, executablePath } = await launchBrowser()
try {
  for (const path of ONE_OF_EACH) {
    const answer = await fetch(site.url + path)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    const html = await answer.text()
    report(`${path}: HTML, KB`, brotliBytes(html) / 1000, { atMost: 40 })
    // What asks search engines to leave it out, Lighthouse counts against the page.
    const isListed = !html.includes('<meta name="robots" content="noindex"')
    await scripts(path, site.url + path, browser)
    await audit(path, site.url + path, isListed)
  }
} finally {
  await browser.close()
  await site.end()
}
