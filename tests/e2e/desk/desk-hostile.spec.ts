import { createServer } from 'node:http'
import type { BrowserContext, Page } from 'playwright/test'
import {
  button,
  expect,
  notice,
  openDesk,
  save,
  section,
  SUMMIT,
  test,
} from '../../support/browser/desk.ts'
import type { DeskProcess } from '../../support/programs/desk-process.ts'
import { listening } from '../../support/programs/free-port.ts'

test.describe.configure({ mode: 'default' })

const PRICE = '₹ 2.9 Cr – 4.75 Cr'
const REFUSED = 'Open the desk by the address that the command printed.'

/** Where the browsers that came to the hostile server came from. */
const referers: (string | undefined)[] = []
const server = createServer(({ headers, url }, res) => {
  if (url !== '/favicon.ico') referers.push(headers.referer)
  res.setHeader('content-type', 'text/html').end('<!doctype html><title>Hostile</title>')
})

let desk: DeskProcess
let sample: Record<string, string>
let port: number
test.beforeAll(async ({ desk: shared }) => {
  desk = shared
  desk.data.restoreAll()
  sample = desk.data.texts()
  port = await listening(server)
})
test.afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const key = (): string => new URL(desk.address).searchParams.get('key') ?? ''

/** The desk has something to undo and something to save. */
async function leaveWork(page: Page): Promise<void> {
  await openDesk(page, desk)
  const facts = section(page, 'Residential projects')
  await facts.getByLabel('Possession', { exact: true }).fill('May 2030')
  await save(page)
  await facts.getByLabel('Price', { exact: true }).fill('₹ 3 Cr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not saved yet')
}

/** The work is as it was left; it is undone. */
async function expectWork(page: Page): Promise<void> {
  await page.goto(desk.url + SUMMIT)
  const price = section(page, 'Residential projects').getByLabel('Price', { exact: true })
  await expect(price).toHaveValue('₹ 3 Cr')
  await button(page, 'Discard').click()
  await expect(price).toHaveValue(PRICE)
  await button(page, 'Undo').click()
  await expect.poll(() => desk.data.texts()).toEqual(sample)
}

/** Collects what the desk is asked, and what it answers but refusals. */
function watch(context: BrowserContext) {
  const seen = { asked: 0, let: [] as string[] }
  const isDesk = (url: string) => url.startsWith(desk.url)
  context.on('request', (request) => {
    if (isDesk(request.url())) seen.asked += 1
  })
  context.on('response', (response) => {
    const what = `${response.status()} ${response.url()}`
    if (isDesk(response.url()) && response.status() !== 403) seen.let.push(what)
  })
  return seen
}

// Another port of this machine is the same site, whose requests carry the cookie.
for (const [host, tag] of [
  ['127.0.0.1', ''],
  ['evil.test', ' @full'],
] as const) {
  test(`a page of ${host} neither reads nor writes${tag}`, async ({ page, context }) => {
    await leaveWork(page)
    const before = desk.data.texts()
    await page.goto('about:blank')
    const seen = watch(context)
    const hostile = await context.newPage()
    await hostile.goto(`http://${host}:${port}/`)
    const state = await hostile.evaluate(tryEverything, { url: desk.url, page: SUMMIT })
    expect(state).toEqual({ cookie: '', got: [] })

    const opened = context.waitForEvent('page')
    await hostile.evaluate(
      (url) => Object.assign(window, { other: window.open(`${url}/desk/api/state`) }),
      desk.url,
    )
    await expect((await opened).locator('body')).toHaveText(REFUSED)
    const reach = await hostile.evaluate(() => {
      const other = Reflect.get(window, 'other') as Window
      try {
        return other.document.body.textContent
      } catch {
        return 'out of reach'
      }
    })
    expect(reach).toBe('out of reach')
    for (const path of ['/desk/api/undo', `/desk/api/pages${SUMMIT}/save`]) {
      const sent = context.waitForEvent('page')
      await hostile.evaluate((action) => {
        const form = document.createElement('form')
        Object.assign(form, { action, method: 'post', target: '_blank', enctype: 'text/plain' })
        document.body.append(form)
        form.submit()
      }, desk.url + path)
      await expect((await sent).locator('body')).toHaveText(REFUSED)
    }

    expect(seen.asked).toBeGreaterThan(25)
    expect(seen.let).toEqual([])
    expect(desk.data.texts()).toEqual(before)
    await expectWork(page)
  })
}

/** In a hostile page: what it can send to the desk without being asked, and what came of it. */
async function tryEverything({ url, page }: { url: string; page: string }) {
  const got: string[] = []
  const ask = async (method: string, path: string, mode: RequestMode): Promise<void> => {
    const body =
      method === 'GET' ? {} : { body: '{"parts":{},"name":"Taken","kind":"residential"}' }
    try {
      const answer = await fetch(url + path, { method, mode, credentials: 'include', ...body })
      const text = await answer.text()
      if (text !== '') got.push(`${method} ${path}: ${text}`)
    } catch {
      // It is refused.
    }
  }
  for (const mode of ['cors', 'no-cors'] as const) {
    for (const path of ['/', '/desk/api/state', `/desk/api/pages${page}`, `/preview${page}`])
      await ask('GET', path, mode)
    for (const path of ['/undo', `/pages${page}/save`, `/pages${page}/remove`, '/developers'])
      await ask('POST', `/desk/api${path}`, mode)
    for (const method of ['PUT', 'DELETE']) await ask(method, `/desk/api/pages${page}`, mode)
  }

  const settled = (target: EventTarget, good: string, what: string) =>
    new Promise<void>((resolve) => {
      target.addEventListener(good, () => (got.push(what), resolve()))
      target.addEventListener('error', () => resolve())
    })
  const parts: [string, Record<string, string>][] = [
    ['img', { src: '/desk/pictures/exteriors/highrise-a-2.jpg' }],
    ['img', { src: '/desk/pictures/logos/projects/the-aravalli-summit.svg' }],
    ['script', { src: '/desk/api/state' }],
    ['link', { rel: 'stylesheet', href: '/desk/assets/index.css' }],
  ]
  for (const [name, attributes] of parts) {
    const element = document.createElement(name)
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, attribute === 'rel' ? value : url + value)
    const end = settled(element, 'load', JSON.stringify(attributes))
    document.head.append(element)
    await end
  }
  for (const path of ['/', `/preview${page}`]) {
    const frame = document.createElement('iframe')
    frame.src = url + path
    const end = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await end
    // A document of its own would be the hostile page's.
    if (frame.contentDocument !== null) got.push(`a frame of ${path}`)
  }
  const events = new EventSource(`${url}/desk/api/events`, { withCredentials: true })
  await settled(events, 'open', 'events')
  events.close()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/desk/api/events`)
  await settled(socket, 'open', 'a socket')
  return { cookie: document.cookie, got }
}

for (const host of ['localhost', 'rebound.test'])
  test(`the desk is not there as ${host}, whatever the browser knows @full`, async ({
    page,
    context,
  }) => {
    await leaveWork(page)
    const before = desk.data.texts()
    const other = desk.url.replace('127.0.0.1', host)
    const name = `desk-${new URL(desk.url).port}`
    await context.addCookies([{ name, value: key(), url: other }])
    const rebound = await context.newPage()
    for (const path of ['/', `/?key=${key()}`, '/preview/', '/desk/api/state']) {
      const answer = await rebound.goto(other + path)
      expect([path, answer?.status()]).toEqual([path, 403])
    }
    const statuses = await rebound.evaluate(
      async (paths) => {
        const ask = async (path: string) => (await fetch(path, { method: 'POST' })).status
        return Promise.all(paths.map(ask))
      },
      ['/desk/api/undo', `/desk/api/pages${SUMMIT}/save`],
    )
    expect(statuses).toEqual([403, 403])
    expect(desk.data.texts()).toEqual(before)
    await expectWork(page)
  })

test('no address keeps the key, and no link out of the desk or its preview tells where it was', async ({
  page,
}) => {
  const outside = `http://evil.test:${port}/`
  const follow = async () => {
    referers.length = 0
    await page.evaluate((href) => {
      const link = document.createElement('a')
      document.body.append(Object.assign(link, { href, textContent: 'Out' }))
      link.click()
    }, outside)
    await page.waitForURL(outside)
    expect(referers).toEqual([undefined])
  }
  await openDesk(page, desk)
  expect(page.url()).toBe(desk.url + SUMMIT)
  await follow()
  expect(await page.evaluate(() => document.referrer)).toBe('')
  await page.goto(`${desk.url}/preview/project-details/aravalli-crest/the-aravalli-summit`)
  await follow()
})

test('a page of a desk that was started again says how to go on', async ({ page, complaints }) => {
  // Its pictures may still be on their way.
  complaints.allow(/status of 403 .*\/(?:images|pictures)\//)
  await openDesk(page, desk)
  await page.context().clearCookies()
  await button(page, 'Save').click()
  await expect(notice(page)).toHaveText(
    `Not saved: ${REFUSED} What was typed is kept here until then.`,
  )
})
