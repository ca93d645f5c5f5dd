import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { stopClock } from '../../support/browser/clock.ts'
import { countedEvents } from '../../support/browser/counted-events.ts'

test('pages are counted from a second after load on', async ({ page }) => {
  await stopClock(page)
  const counted = await countedEvents(page)
  await page.goto('/about?q=private')
  await hydrated(page)
  await page.clock.runFor(900)
  expect(await counted()).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(counted).toEqual([{ event: 'page_view', page: '/about' }])
  await page.clock.resume()
  await page.locator('footer').getByRole('link', { name: 'Contact Us' }).first().click()
  await page.waitForURL('/contact-us')
  await expect.poll(counted).toContainEqual({ event: 'page_view', page: '/contact-us' })
})

test('so are presses on phone, WhatsApp and developer links', async ({ page }) => {
  await stopClock(page)
  const counted = await countedEvents(page)
  await page.goto('/developers')
  await hydrated(page)
  await page.clock.runFor(1100)
  await expect.poll(counted).toHaveLength(1)
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault())
  })
  await page.locator('a[href^="tel:"]:visible').first().click()
  await page.locator('a[href*="wa.me"]:visible').first().click()
  await page.getByRole('link', { name: /View Projects of Aravalli Crest/ }).click()
  // The link also leads on; the next page may be counted by now.
  const here = (await counted()).filter(({ page: path }) => path === '/developers')
  expect(here.slice(1)).toEqual([
    { event: 'phone_click', page: '/developers' },
    { event: 'whatsapp_click', page: '/developers' },
    { event: 'developer_click', page: '/developers', detail: 'aravalli-crest' },
  ])
})

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`nothing is counted with ${signal}`, async ({ page }) => {
    await stopClock(page)
    const counted = await countedEvents(page)
    await page.addInitScript(
      ([name, set]) => Object.defineProperty(navigator, name, { value: set }),
      [signal, value] as const,
    )
    await page.goto('/about')
    await hydrated(page)
    await page.clock.runFor(2000)
    expect(await counted()).toEqual([])
  })
}

test('the server takes what the browser sends', async ({ page }) => {
  const answered = page.waitForResponse('**/api/events')
  await page.goto('/about')
  expect((await answered).status()).toBe(204)
})
