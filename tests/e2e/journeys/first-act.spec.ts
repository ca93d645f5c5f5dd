import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { expect, hydrated, ONE_OF_EACH, takenOver, test } from '../../support/browser/browser.ts'
import { laterScripts } from '../../support/browser/later-scripts.ts'
import {
  act,
  controlsOf,
  outcomeOf,
  watchRequests,
  type Control,
  type Manner,
  type Outcome,
} from '../../support/browser/first-act.ts'
import { FULL } from '../../support/browser/project.ts'

// Whatever a visitor does first ends as it does on a page at rest, or as it does without script. A
// sample of all controls here; all of them, at every moment, by `npm run test:long` (an hour).
const ALL = process.env['FIRST_ACTS'] === 'all'
/** So many of a page's fields, and of what is pressed, are in the sample. */
const MOST = 2

/**
 * `held`: before any of the program has come; `parts`: before the code of the page's parts has; else so
 * long after the page has loaded, in ms.
 */
type Moment = 'held' | 'parts' | 300 | 1500
const WAYS: readonly { readonly moment: Moment; readonly manner: Manner }[] = [
  { moment: 'parts', manner: 'input' },
  { moment: 'parts', manner: 'assistive' },
  { moment: 'held', manner: 'input' },
  { moment: 300, manner: 'assistive' },
  { moment: 'held', manner: 'assistive' },
  { moment: 300, manner: 'input' },
  { moment: 1500, manner: 'assistive' },
  { moment: 1500, manner: 'input' },
]
const SLOWER = 4

type Device = BrowserContextOptions & { readonly sample: string }

const DEVICES: Readonly<Record<string, Device>> = {
  'a finger at 360 px': {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    sample: '/project-details',
  },
  'a mouse at 1440 px': { viewport: { width: 1440, height: 900 }, sample: FULL },
}

/** One act: who, where, on what, how. */
type Act = {
  readonly browser: Browser
  readonly device: BrowserContextOptions
  readonly path: string
  readonly control: Control
  readonly manner: Manner
}

/** Visits the site as somebody new, whom no popup disturbs. */
async function visit<T>(
  { browser, device }: Pick<Act, 'browser' | 'device'>,
  work: (page: Page) => Promise<T>,
  options?: BrowserContextOptions,
): Promise<T> {
  const context = await browser.newContext({ ...device, ...options })
  await context.addInitScript(() => localStorage.setItem('enquiryPopup', 'settled'))
  try {
    const page = await context.newPage()
    watchRequests(page)
    return await work(page)
  } finally {
    await context.close()
  }
}

const atRest = (one: Act): Promise<Outcome> =>
  visit(one, async (page) => {
    await page.goto(one.path, { waitUntil: 'networkidle' })
    await hydrated(page)
    await act(page, one.control, one.manner)
    return outcomeOf(page, one.path)
  })

const withoutScript = (one: Act): Promise<Outcome> =>
  visit(
    one,
    async (page) => {
      await page.goto(one.path)
      await act(page, one.control, one.manner)
      return outcomeOf(page, one.path, false)
    },
    { javaScriptEnabled: false },
  )

const first = (one: Act, moment: Moment): Promise<Outcome> =>
  visit(one, async (page) => {
    if (moment === 'held') {
      const letGo = await openWithoutProgram(page, one.path)
      await act(page, one.control, one.manner)
      letGo()
    } else if (moment === 'parts') {
      const letGo = await laterScripts(page, one.path, 'held')
      await page.goto(one.path)
      await takenOver(page)
      await act(page, one.control, one.manner)
      letGo()
    } else {
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.goto(one.path)
      await page.waitForTimeout(moment)
      await act(page, one.control, one.manner)
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    return outcomeOf(page, one.path)
  })

/** Opens a page with all scripts kept back but the one that its HTML waits for, until they are let go. */
async function openWithoutProgram(page: Page, path: string): Promise<() => void> {
  const html = await (await page.request.get(path)).text()
  const own = /<script src="([^"]+)"/.exec(html)?.[1]
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/*.js', async (route) => {
    if (new URL(route.request().url()).pathname !== own) await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#page-state').waitFor({ state: 'attached' })
  // Until the styles are there everything is displayed.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  return letGo
}

async function expectKept(one: Act, moment: Moment): Promise<void> {
  const name = `${one.manner}, ${moment}: ${one.path} ${one.control.id}`
  const [is, rest] = await Promise.all([first(one, moment), atRest(one)])
  // What was typed, ticked or chosen is taken over; what was pressed may have led to another page.
  const isField = one.control.does !== 'press' || one.control.id.startsWith('checkbox')
  const isKept =
    isDeepStrictEqual(is, rest) || (!isField && isDeepStrictEqual(is, await withoutScript(one)))
  expect.soft(isKept ? rest : is, name).toEqual(rest)
}

/** The controls of a page's HTML, one of those that are made alike; in the sample few of each kind. */
async function controlsToTry(who: Pick<Act, 'browser' | 'device'>, path: string) {
  const all = await visit(who, async (page) => {
    await openWithoutProgram(page, path)
    return controlsOf(page)
  })
  const unlike = [...new Map(all.map((one) => [one.likeness, one])).values()]
  if (ALL) return unlike
  const kinds = new Map(unlike.map((one) => [one.id.split('|', 1)[0], one]))
  const presses = [...kinds.values()].filter(({ does }) => does === 'press')
  const fields = unlike.filter(({ does }) => does !== 'press')
  return [...fields.slice(0, MOST), ...presses.slice(0, MOST)]
}

for (const [how, { sample, ...device }] of Object.entries(DEVICES)) {
  for (const path of ALL ? ONE_OF_EACH : [sample]) {
    test(`by ${how} the first act counts on ${path}`, async ({ browser }) => {
      test.setTimeout(ALL ? 3_600_000 : 400_000)
      const controls = await controlsToTry({ browser, device }, path)
      expect(controls.length).toBeGreaterThan(3)
      for (const [turn, control] of controls.entries()) {
        for (const [place, { moment, manner }] of WAYS.entries()) {
          if (!ALL && turn % WAYS.length !== place) continue
          await expectKept({ browser, device, path, control, manner }, moment)
        }
      }
    })
  }
}
