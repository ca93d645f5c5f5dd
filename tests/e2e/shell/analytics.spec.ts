import type { Page } from 'playwright/test'
import { expect, open, test } from '../../support/browser/browser.ts'
import { stopClock } from '../../support/browser/clock.ts'
import { fill } from '../../support/browser/enquiries.ts'
import { countedEvents } from '../../support/browser/network.ts'
import { startSite } from '../../support/programs/site-process.ts'

/** Presses a telephone and a WhatsApp link on a page that stays. */
async function pressCallAndChat(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    })
  })
  await page.locator('a[href^="tel:"]:visible').first().click()
  await page.locator('a[href*="wa.me"]:visible').first().click()
  await page.clock.resume()
}

test('pages are counted a second after load, and presses on what matters', async ({ page }) => {
  await stopClock(page)
  const counted = await countedEvents(page)
  const source = 'paid'
  await open(page, '/developers?q=private&gclid=x')
  await page.clock.runFor(900)
  expect(await counted()).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(counted).toEqual([{ event: 'page_view', page: '/developers', source }])
  await pressCallAndChat(page)
  await page.getByRole('link', { name: /View Projects of Aravalli Crest/ }).click()
  await page.waitForURL('/project-details/aravalli-crest')
  await expect.poll(counted).toEqual([
    { event: 'page_view', page: '/developers', source },
    { event: 'phone_click', page: '/developers', source },
    { event: 'whatsapp_click', page: '/developers', source },
    { event: 'developer_click', page: '/developers', detail: 'aravalli-crest', source },
    { event: 'page_view', page: '/project-details/aravalli-crest', source },
  ])
})

test('a project that is saved, passed on, looked up on the map and compared is counted', async ({
  page,
}) => {
  await stopClock(page)
  const counted = await countedEvents(page)
  const summit = '/project-details/aravalli-crest/the-aravalli-summit'
  await open(page, '/project-details')
  const save = page
    .locator(`article:has(a[href="${summit}"])`)
    .getByRole('button', { name: /^Save / })
  for (const _times of ['saved', 'removed']) await save.first().click()
  await open(page, summit)
  await page.evaluate(() => {
    Object.assign(navigator, { share: async () => undefined })
    document.addEventListener('click', (event) => event.preventDefault())
  })
  await page.clock.runFor(1100)
  // What counts presses on links is there by then.
  await expect.poll(async () => (await counted()).map(({ page }) => page)).toContain(summit)
  await page.getByRole('button', { name: 'Share' }).click()
  for (const link of ['wa.me/?text', 'google.com/maps'])
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`a[href*="${href}"]`)?.click(),
      link,
    )
  const compare = '/compare?projects=aravalli-crest/the-aravalli-summit,aravalli-crest/crest-greens'
  await open(page, compare)
  await page.clock.runFor(1100)
  await expect
    .poll(async () => (await counted()).filter(({ event }) => event !== 'page_view'))
    .toEqual(
      [
        { event: 'shortlist_add', page: summit },
        { event: 'share', page: summit },
        { event: 'share', page: summit },
        { event: 'map_open', page: summit },
        { event: 'compare_open', page: summit },
        { event: 'compare_open', page: '/project-details/aravalli-crest/crest-greens' },
      ].map((event) => ({ ...event, source: 'direct' })),
    )
})

test('nothing is counted with a signal against it', async ({ page }) => {
  await stopClock(page)
  const counted = await countedEvents(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await open(page, '/developers')
  await page.clock.runFor(2000)
  await pressCallAndChat(page)
  const form = page.locator('footer form')
  await fill(form)
  await form.getByLabel('Phone').press('Enter')
  await expect(page.getByText(/submitted successfully/).first()).toBeVisible()
  await page.locator('h1').click()
  await page.keyboard.press('/')
  const words = page.getByRole('dialog').locator('[name="q"]')
  await words.fill('zzzz')
  await expect(page.getByText('No results found for “zzzz”').first()).toBeVisible()
  await words.press('Enter')
  await page.waitForURL('/search?q=zzzz')
  expect(await counted()).toEqual([])
})

test('the server takes what the browser sends', async ({ page }) => {
  const answered = page.waitForResponse('**/api/events')
  await page.goto('/about')
  expect((await answered).status()).toBe(204)
})

test('Google counts only whoever does not refuse it @full', async ({ browser }) => {
  const site = await startSite({ GA_MEASUREMENT_ID: 'G-TEST1234' })
  try {
    for (const [signal, value, isAsked] of [
      ['doNotTrack', null, true],
      ['globalPrivacyControl', true, false],
    ] as const) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await stopClock(page)
      const asked: string[] = []
      await context.route(/googletagmanager/, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: '' })
      })
      await page.addInitScript(
        ([name, answer]) => Object.defineProperty(navigator, name, { value: answer }),
        [signal, value] as const,
      )
      await open(page, `${site.url}/about`)
      await page.clock.runFor(2000)
      await pressCallAndChat(page)
      if (isAsked) await expect.poll(() => asked.length).toBe(1)
      const isThere = await page.evaluate(() => 'dataLayer' in window)
      expect([asked.length > 0, isThere], `${signal}: ${value}`).toEqual([isAsked, isAsked])
      await context.close()
    }
  } finally {
    await site.end()
  }
})
