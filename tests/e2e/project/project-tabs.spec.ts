import { expect, open, test } from '../../support/browser/browser.ts'
import { expectActive, FULL, tab, tabs, topOf } from '../../support/browser/project.ts'

const TITLES =
  'Overview|Floor Plan|Payment Plan|Amenities|Specifications|Location|Site Plan|EMI Calculator|FAQs|About Developer|Similar Projects'.split(
    '|',
  )

test('eleven tabs lead to their sections; the one under 300 px is marked; arrows scroll the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, FULL)
  await expect(tabs(page).getByRole('link')).toHaveText(TITLES)
  await expectActive(page, 'Overview')
  for (const title of TITLES) {
    const href = await tab(page, title).getAttribute('href')
    await expect(page.locator(`${href} h2`)).toHaveText(title)
  }

  const bar = tabs(page).getByRole('list')
  const scrolled = () => bar.evaluate((list) => list.scrollLeft)
  await page.getByRole('button', { name: 'Scroll tabs on' }).click()
  await expect.poll(scrolled).toBe(300)
  await page.getByRole('button', { name: 'Scroll tabs back' }).click()
  await expect.poll(scrolled).toBe(0)
  for (const [top, title] of [
    [299, 'Amenities'],
    [301, 'Payment Plan'],
  ] as const) {
    const by = (await topOf(page, 'amenities')) - top
    await page.evaluate((px) => window.scrollBy({ top: px, behavior: 'instant' }), by)
    await expectActive(page, title)
  }
  await page.locator('#emi').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expectActive(page, 'EMI Calculator')
  const fromMiddle = async () => {
    const link = await tab(page, 'EMI Calculator').boundingBox()
    const list = await bar.boundingBox()
    return list && link && Math.abs(link.x + link.width / 2 - list.x - list.width / 2)
  }
  await expect.poll(fromMiddle).toBeLessThan(2)

  await page.setViewportSize({ width: 1280, height: 720 })
  // A press brings the section to 180 px below the top, marks its tab and moves the focus.
  const entries = await page.evaluate(() => window.history.length)
  for (const [title, id] of [
    ['FAQs', 'faqs'],
    ['Payment Plan', 'payment'],
    ['Similar Projects', 'similar-projects'],
  ] as const) {
    await tab(page, title).click()
    await expectActive(page, title)
    await expect.poll(() => topOf(page, id)).toBeCloseTo(180, 0)
    await expect(page.locator(`#${id}`)).toBeFocused()
    await expect(page).toHaveURL(`${FULL}#${id}`)
  }
  // However many tabs were pressed, one step back leaves the page.
  expect(await page.evaluate(() => window.history.length)).toBe(entries)
})

test('its address can be shared, without a campaign', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${FULL}?utm_source=mail#faqs`)
  const share = page.getByRole('button', { name: 'Share' })
  await share.click()
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(FULL, page.url()).href)

  // An address that the browser does not copy is shown below the buttons, which stay.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await share.hover()
    const before = await share.boundingBox()
    await share.click()
    await expect(page.getByText(/^Copy this link: /)).toBeVisible()
    expect(await share.boundingBox(), `at ${width} px`).toEqual(before)
  }
  // Where the device has a sheet of its own, that is asked.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) =>
        document.documentElement.setAttribute('data-shared', `${data.url}`),
    })
  })
  await share.click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', copied)
})

test('an address with a section opens there, under the name and the tabs', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${FULL}#faqs`)
    await expect.poll(() => topOf(page, 'faqs')).toBeCloseTo(180, 0)
    await expectActive(page, 'FAQs')
    const header = await page.locator('header').first().boundingBox()
    const bar = await tabs(page).boundingBox()
    expect(bar?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0)
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(180)
  }
})
