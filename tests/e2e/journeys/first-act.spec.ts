import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { memoize } from '../../../domain/text/memoize.ts'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { hold, openWithoutParts } from '../../support/browser/network.ts'
import {
  act,
  controlsOf,
  outcomeOf,
  watchRequests,
  type Control,
  type Manner,
  type Outcome,
} from '../../support/browser/first-act.ts'
import { documentIn } from '../../support/html.ts'
import { ONE_OF_EACH } from '../../support/pages.ts'
import { FULL } from '../../support/browser/project.ts'

// Whatever a visitor does first ends as it does on a page at rest, or as it does without script. A sample of
// all controls here; all of them by `npm run test:long`, in every way, shared ones on Home alone in all.
const ALL = process.env['FIRST_ACTS'] === 'all'
/** So many of a page's fields, and of what is pressed, are in the sample. */
const MAX_SAMPLED = 2

/** Without any of the program, without the code of the page's parts, or so many ms after the page has loaded. */
type Moment = 'program' | 'parts' | 300 | 1500
const WAYS: readonly (readonly [Moment, Manner])[] = [
  ['parts', 'input'],
  ['parts', 'assistive'],
  ['program', 'input'],
  [300, 'assistive'],
  ['program', 'assistive'],
  [300, 'input'],
  [1500, 'assistive'],
  [1500, 'input'],
]

const DEVICES: Readonly<Record<string, { sample: string; device: BrowserContextOptions }>> = {
  'a finger at 360 px': {
    sample: '/project-details',
    device: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
  'a mouse at 1440 px': { sample: FULL, device: { viewport: { width: 1440, height: 900 } } },
}

type Visitor = { browser: Browser; device: BrowserContextOptions; path: string }
type Act = Visitor & { control: Control; manner: Manner }

/** Visits the site as somebody new, whom no popup disturbs. */
async function visit<T>(
  { browser, device }: Visitor,
  work: (page: Page) => Promise<T>,
  options?: BrowserContextOptions,
): Promise<T> {
  const context = await browser.newContext({ ...device, ...options })
  await context.addInitScript(() => localStorage.setItem('enquiryPopup', 'settled'))
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    watchRequests(page)
    return await work(page)
  } finally {
    await context.close()
  }
}

const atRest = (one: Act, javaScriptEnabled = true): Promise<Outcome> =>
  visit(
    one,
    async (page) => {
      await page.goto(one.path, { waitUntil: 'networkidle' })
      if (javaScriptEnabled) await hydrated(page)
      await act(page, one.control, one.manner)
      return outcomeOf(page, one.path, javaScriptEnabled)
    },
    { javaScriptEnabled },
  )

const first = (one: Act, moment: Moment): Promise<Outcome> =>
  visit(one, async (page) => {
    const open =
      moment === 'program' ? openWithoutProgram : moment === 'parts' ? openWithoutParts : openSlowly
    const letGo = await open(page, one.path)
    if (typeof moment === 'number') await page.waitForTimeout(moment)
    await act(page, one.control, one.manner)
    await letGo()
    return outcomeOf(page, one.path)
  })

/** Opens a page with all scripts kept back but the one that its HTML waits for, until they are let go. */
async function openWithoutProgram(page: Page, path: string): Promise<() => void> {
  const html = await (await page.request.get(path)).text()
  const own = documentIn(html).querySelector('script[src]')?.getAttribute('src')
  const letGo = await hold(page, ({ pathname }) => pathname.endsWith('.js') && pathname !== own)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#page-state').waitFor({ state: 'attached' })
  // Until the styles are there everything is displayed.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  return letGo
}

/** As on the processor of a cheap phone. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<unknown>> {
  const client = await page.context().newCDPSession(page)
  const slowDown = (rate: number) => client.send('Emulation.setCPUThrottlingRate', { rate })
  await slowDown(4)
  await page.goto(path)
  return () => slowDown(1)
}

/** @returns false where the control is out of sight on a page at rest */
async function expectKept(one: Act, moment: Moment, resting: Promise<Outcome>): Promise<boolean> {
  const name = `${one.manner}, ${typeof moment === 'number' ? `after ${moment} ms` : `without its ${moment}`}: ${one.path} ${one.control.id}`
  const rest = await resting.catch((error: Error) => expect(error.name).toBe('TimeoutError'))
  if (!rest) return false
  const is = await first(one, moment)
  // What was typed, ticked or chosen is taken over; what was pressed may have led to another page.
  const isField = one.control.does !== 'press' || one.control.id.startsWith('checkbox')
  const plain = () => atRest(one, false).catch(() => undefined) // Some controls are hidden then.
  const isKept = isDeepStrictEqual(is, rest) || (!isField && isDeepStrictEqual(is, await plain()))
  expect.soft(isKept ? rest : is, name).toEqual(rest)
  return true
}

/** The controls of a page's HTML, one of those that are made alike; in the sample few of each kind. */
async function controlsToTry(visitor: Visitor): Promise<Control[]> {
  const all = await visit(visitor, async (page) => {
    await openWithoutProgram(page, visitor.path)
    return controlsOf(page)
  })
  const unlike = [...new Map(all.map((one) => [one.likeness, one])).values()]
  if (ALL) return unlike
  const kinds = new Map(unlike.map((one) => [one.id.split('|', 1)[0], one]))
  const presses = [...kinds.values()].filter(({ does }) => does === 'press')
  const fields = unlike.filter(({ does }) => does !== 'press')
  return [...fields.slice(0, MAX_SAMPLED), ...presses.slice(0, MAX_SAMPLED)]
}

for (const [how, { sample, device }] of Object.entries(DEVICES)) {
  for (const path of ALL ? ONE_OF_EACH : [sample]) {
    test(`by ${how} the first act counts on ${path}`, async ({ browser }) => {
      test.setTimeout(ALL ? 3_600_000 : 400_000)
      const visitor = { browser, device, path }
      const controls = await controlsToTry(visitor)
      expect(controls.length).toBeGreaterThan(3)
      const reached: boolean[] = []
      for (const [turn, control] of controls.entries()) {
        const atRestBy = memoize((manner: Manner) => atRest({ ...visitor, control, manner }))
        for (const [place, [moment, manner]] of WAYS.entries()) {
          const inAllWays = ALL && (path === '/' || !control.isShared)
          if (inAllWays || turn % WAYS.length === place)
            reached.push(
              await expectKept({ ...visitor, control, manner }, moment, atRestBy(manner)),
            )
        }
      }
      expect(reached.filter(Boolean).length).toBeGreaterThan(reached.length / 2)
    })
  }
}
