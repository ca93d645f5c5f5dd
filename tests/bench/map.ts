import type { Browser } from 'playwright'
import { mapLink, routeTiles } from '../support/browser/map.ts'
import { startSite } from '../support/programs/site-process.ts'
import { scaleData, spreadOnMap } from '../support/scale.ts'
import { launchBrowser } from './programs/browser.ts'
import { report } from './programs/report.ts'

// How long 2,000 projects take to be on the map of a phone four times slower than this machine: from the
// press on 'Map' to the last pin; and what the processor works for one press that is not slowed.
const PROJECTS = 2000
const ROUNDS = 9
const SLOWDOWN = 4
/** No pin comes later than so long after another. */
const QUIET_MS = 2000
type Taken = { ms: number; processorMs: number; pins: number }

async function pressMap(browser: Browser, url: string, slowdown: number): Promise<Taken> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await routeTiles(page)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await devTools.send('Performance.enable')
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const workedMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  await page.addInitScript(() => {
    const seen = { press: 0, pin: Number.POSITIVE_INFINITY }
    Object.assign(window, { seen })
    addEventListener('click', ({ timeStamp }) => (seen.press = timeStamp), { capture: true })
    new MutationObserver((changes) => {
      const isPin = changes.some(
        ({ target }) => target instanceof Element && target.matches('.leaflet-marker-pane'),
      )
      if (isPin) seen.pin = performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${url}/project-details`, { waitUntil: 'networkidle' })
  const before = await workedMs()
  await mapLink(page).tap()
  await page.waitForFunction(
    (quiet) => performance.now() - (Reflect.get(window, 'seen') as { pin: number }).pin > quiet,
    QUIET_MS,
    { polling: 200 },
  )
  const processorMs = (await workedMs()) - before
  const ms = await page.evaluate(() => {
    const { press, pin } = Reflect.get(window, 'seen') as { press: number; pin: number }
    return pin - press
  })
  const pins = await page.locator('.leaflet-marker-pane > *').count()
  await context.close()
  return { ms, processorMs, pins }
}

const data = scaleData(PROJECTS)
spreadOnMap(data, PROJECTS)

const site = await startSite({ DATA_DIR: data.folder, ENQUIRY_POPUP: 'off' })
const { browser } = await launchBrowser()
try {
  const { processorMs } = await pressMap(browser, site.url, 1)
  report('processor for a press that is not slowed, ms', processorMs)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const taken = await pressMap(browser, site.url, SLOWDOWN)
    times.push(taken.ms)
    report(`press ${round + 1}: to the last of ${taken.pins} pins, ms`, taken.ms)
  }
  times.sort((one, other) => one - other)
  const median = times[Math.floor(ROUNDS / 2)] ?? Number.NaN
  report('from the press to the last pin, median, ms', median, { atMost: 1500 })
} finally {
  await browser.close()
  await site.end()
}
