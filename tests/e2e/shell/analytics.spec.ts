import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { stopClock } from '../../support/browser/clock.ts'
import { freshPhone } from '../../support/browser/stored-enquiries.ts'
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
  test(`nothing is counted with ${signal}: no page, press, form or search`, async ({ page }) => {
    await stopClock(page)
    const counted = await countedEvents(page)
    await page.addInitScript(
      ([name, set]) => Object.defineProperty(navigator, name, { value: set }),
      [signal, value] as const,
    )
    await page.goto('/developers')
    await hydrated(page)
    await page.clock.runFor(2000)
    await page.clock.resume()
    await page.evaluate(() => {
      // Links count; the page stays.
      document.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
      })
    })
    await page.locator('a[href^="tel:"]:visible').first().click()
    await page.locator('a[href*="wa.me"]:visible').first().click()
    const form = page.locator('footer form')
    await form.getByLabel('Name').fill('Asha Rao')
    await form.getByLabel('Phone').fill(freshPhone())
    await form.getByLabel('Phone').press('Enter')
    await expect(page.getByText(/submitted successfully/).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('h1').click()
    await page.keyboard.press('/')
    const words = page.getByRole('dialog').locator('[name="q"]')
    await words.fill('zzzz')
    await expect(page.getByText('No results found for “zzzz”').first()).toBeVisible()
    await words.press('Enter')
    await page.waitForURL('/search?q=zzzz')
    expect(await counted()).toEqual([])
  })
}

test('the server takes what the browser sends', async ({ page }) => {
  const answered = page.waitForResponse('**/api/events')
  await page.goto('/about')
  expect((await answered).status()).toBe(204)
})
