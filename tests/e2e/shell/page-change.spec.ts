import { existsSync } from 'node:fs'
import { chromium } from 'playwright/test'
import { hold } from '../../support/browser/network.ts'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'

test('another page is fetched alone, announced, and takes the focus', async ({ page }) => {
  await open(page, '/about')
  const link = page.locator('footer').getByRole('link', { name: 'Privacy notice', exact: true })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/pages/')) asked.push(pathname)
  })
  await link.focus()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(500)
  await page.keyboard.press('Enter')

  const heading = page.getByRole('heading', { level: 1, name: 'Privacy Notice' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Privacy Notice | Peak Force')
  const announced = page.getByRole('status').filter({ hasText: 'Privacy Notice | Peak Force' })
  await expect(announced).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // Twice where it was fetched ahead: the second comes from the browser's cache.
  expect([...new Set(asked)]).toEqual(['/api/pages/privacy'])

  await page.goBack()
  await expect(page).toHaveTitle('About Us | Peak Force')
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a page starts at its top, and an old one where it was left, without a glide', async ({
    page,
  }) => {
    await open(page, '/about')
    const link = page.locator('footer').getByRole('link', { name: 'Privacy notice', exact: true })
    await link.focus()
    const left = () => page.evaluate(() => window.scrollY)
    await expect.poll(left).toBeGreaterThan(500)
    // The page has come to rest where the link is in view.
    let before = -1
    const hasStopped = async () => {
      const last = before
      before = await left()
      return before === last
    }
    await expect.poll(hasStopped).toBe(true)
    await page.evaluate(() => {
      const seen: (string | number)[] = []
      Object.assign(window, { seen })
      window.addEventListener('scroll', () => seen.push(Math.round(window.scrollY)))
    })
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen.splice(0))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Notice' })).toBeFocused()
    await expect.poll(left).toBe(0)
    // Nothing between both places was passed through.
    expect((await seen()).filter((y) => y > 0 && y < before)).toEqual([])

    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(left).toBe(before)
    expect((await seen()).filter((y) => y > 0 && y < before)).toEqual([])
  })
})

test('the second press of a double click on a link leads nowhere else', async ({ page }) => {
  await open(page, '/about')
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Careers')
  const other = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await other.hover()
  for (const [clickCount, title] of [
    [2, 'Careers'],
    [1, 'Homes, plots and workplaces, chosen with care'],
  ] as const) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false')
    await expect(heading).toHaveText(title)
  }
})

test('after Back on a slow line the page that is still there answers', async ({ page }) => {
  await open(page, '/about')
  const footer = page.locator('footer')
  await footer.getByRole('link', { name: 'Privacy notice', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Notice')
  const letGo = await hold(page, '**/api/pages/about*')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.getByRole('link', { name: 'Inquire Now' }).click()
  const phone = page.getByRole('dialog').getByLabel('Phone')
  await phone.fill('98100')
  letGo()
  await expect(page).toHaveTitle('About Us | Peak Force')
  await expect(phone).toHaveValue('98100')
})

for (const [moment, script, waitUntil] of [
  ['the page that is left has been hydrated', '**/assets/entry-*.js', 'domcontentloaded'],
  ['its first script has come', '**/assets/replay-early-input-*.js', 'commit'],
] as const)
  test(`Back leads to its page also before ${moment}`, async ({ page }) => {
    await open(page, '/about')
    await page.locator('footer').getByRole('link', { name: 'Privacy notice', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Notice')
    const letGo = await hold(page, script)
    await page.reload({ waitUntil })
    await page.evaluate(() => window.history.back())
    await expect(page).toHaveURL('/about')
    letGo()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Peak Force')
    await hydrated(page)
    await expect(page).toHaveTitle('About Us | Peak Force')
  })

test('a page that an old address leads to is loaded once', async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) loaded.push(new URL(response.url()).pathname)
  })
  await open(page, '/contact?source=brochure#main')
  await expect(page).toHaveURL('/contact-us?source=brochure#main')
  expect(loaded).toEqual(['/contact', '/contact-us'])
})

test('a page whose text was changed on its way is shown', async ({ page, complaints }) => {
  complaints.allow(/Minified React error #418/)
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('>About Peak Force</h1>', '>A translation</h1>')
    expect(body).toContain('A translation')
    await route.fulfill({ response, body })
  })
  await open(page, '/about')
  // The browser's own copy takes the place of the server's; trusted types let it write it.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A translation')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a page that the pointer rests on is there before it is asked for', async ({ page }) => {
  await open(page, '/career')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  const ahead = page.waitForResponse('**/api/pages/about*')
  await link.hover()
  await (await ahead).finished()
  await link.click()
  await expect(page).toHaveTitle('About Us | Peak Force')
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/pages/about'))
      .map((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0),
  )
  expect(fetched).toEqual([true, false])
})

// Chromium without a window keeps none.
const browserPath = '/usr/bin/chromium'

test(
  'going back shows a page as it was left, whatever its kind',
  { tag: '@long' },
  async ({ baseURL }) => {
    test.skip(!existsSync(browserPath), 'the whole Chromium: apt install chromium')
    test.setTimeout(150_000)
    const browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage(baseURL ? { baseURL } : {})
    for (const path of ['/', '/career', '/project-details', FULL, '/search?q=plot', '/shortlist']) {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => document.body.setAttribute('data-was-here', ''))
      await page.goto('/favicon.svg')
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('body[data-was-here]'), path).toBeAttached()
    }
    await browser.close()
  },
)
