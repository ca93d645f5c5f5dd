import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'
import { fill } from '../../support/browser/enquiries.ts'
import { countedEvents, hold } from '../../support/browser/network.ts'
import { FULL } from '../../support/browser/project.ts'

test('an unknown page says so and leads home, a project back', async ({ page, complaints }) => {
  complaints.allow(/404 /)
  await open(page, '/project-details')
  const project = await page.goto('/project-details/nobody/nothing')
  expect(project?.status()).toBe(404)
  await expect(page.getByText('Project not found. Developer: nobody, ID: nothing')).toBeVisible()
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/project-details')

  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
  await expectAccessible(page, { part: 'main' })
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a page on its way shows its shape and says what it will be', async ({ page }) => {
  await open(page, '/about')
  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: 'Main' })
  // A picture's shape above those of its words.
  const cards = main.locator('div:has(> span:empty + div > span:empty)')
  for (const [name, link, texts, shapes] of [
    ['trending', menu.getByText('Trending Projects'), ['Loading trending projects'], 8],
    ['home', menu.getByText('Home'), ['Loading trending projects'], 6],
    [
      'developer',
      main.getByRole('link', { name: 'View Projects of Aravalli Crest' }),
      ['Loading company data...', 'Searching for: Aravalli Crest'],
      undefined,
    ],
    [
      'project',
      main.getByRole('link', { name: /^The Aravalli Summit/ }).first(),
      ['Loading project details...', 'Loading floor plans...'],
      undefined,
    ],
  ] as const) {
    const letGo = await hold(page, `**/api/pages/${name}*`)
    await link.click()
    for (const text of texts) await expect(main.getByText(text)).toBeAttached()
    if (shapes) await expect(cards).toHaveCount(shapes)
    letGo()
    await expect(main.getByText(texts[0])).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'The Aravalli Summit' })).toBeVisible()
})

test('a page that is not fetched offers another try', async ({ page, complaints }) => {
  complaints.allow(/\/api\/pages\//)
  const cases = [
    [
      FULL,
      'project',
      'The Aravalli Summit',
      'Failed to load project details: our site cannot show them just now',
      'Retry',
    ],
    ['/contact-us', 'contact', 'Contact Us', 'This page could not be loaded', 'Try again'],
  ] as const
  // A link that lies under the pointer fetches its page ahead.
  for (const [, data] of cases)
    await page.route(`**/api/pages/${data}?**`, (route) =>
      data === 'project' ? route.fulfill({ status: 500 }) : route.abort(),
    )
  await open(page, '/project-details/aravalli-crest')
  for (const [path, data, name, text, again] of cases) {
    // Before that, the browser itself follows the link.
    await hydrated(page)
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessible(page, { part: 'main' })
    await page.unroute(`**/api/pages/${data}?**`)
    await page.getByRole('link', { name: again }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

/** Drops the rules that browsers without `:has` do not know, and shows those that are for them. */
function forgetHas(): void {
  const forget = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
    for (const [index, rule] of [...[...sheet.cssRules].entries()].toReversed()) {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) {
        sheet.deleteRule(index)
      } else if (rule instanceof CSSSupportsRule && rule.conditionText.includes(':has(')) {
        for (const inner of rule.cssRules) sheet.insertRule(inner.cssText, sheet.cssRules.length)
      } else if (rule instanceof CSSGroupingRule) forget(rule)
    }
  }
  for (const sheet of document.styleSheets) forget(sheet)
}

test('a page in a browser that is too old for it works as it does without script', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
  await page.goto('/project-details')
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted')
  await page.getByRole('button', { name: 'Projects' }).first().hover()
  await expect(page.getByRole('link', { name: 'Plots' }).first()).toBeVisible()
  await page.mouse.move(2, 700)
  await page.getByRole('checkbox', { name: /^3 BHK/ }).check()
  await page.getByRole('button', { name: /^Show \d+ projects/ }).click()
  await expect(page).toHaveURL(/bedrooms=3\+BHK/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(forgetHas)
  await page.getByRole('link', { name: /^Filters/ }).click()
  const status = page.getByRole('checkbox', { name: /^Ready to move/i })
  await status.check()
  await expect(status).toHaveCSS('appearance', 'auto')
  await expect(page.locator('.open-icon, .close-icon').filter({ visible: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'About' }).first()).toBeVisible()
  await page.goto(FULL)
  await page.getByRole('link', { name: 'Download Brochure' }).first().click()
  await expect(page).toHaveURL(/^[^?]*\/contact-us\?source=brochure/)
  const form = page.getByRole('main').locator('form')
  await fill(form)
  await form.locator('[type=submit]').click()
  await expect(page).toHaveURL(/\/enquiry-sent\?/)
})

test('a page whose program cannot be fetched is as it is without script', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await page.route(/\/assets\/entry-.*\.js$/, (route) => route.abort())
  await page.goto('/project-details')
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted')
  await page.getByRole('checkbox', { name: /^3 BHK/ }).check()
  await page.getByRole('button', { name: /^Show \d+ projects/ }).click()
  await expect(page).toHaveURL(/bedrooms=3\+BHK/)
})

test('a page whose HTML broke off on its way is as it is without script', async ({ page }) => {
  const html = await (await page.request.get('/project-details')).text()
  const end = html.indexOf('</main>')
  await page.route('/project-details', (route) =>
    route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }),
  )
  await page.goto('/project-details')
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted')
})

test('an error of the program takes the place of its part, is counted, and says nothing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Cannot read properties|undefined/)
  const counted = await countedEvents(page)
  await open(page, '/about')
  await page.route('**/api/pages/home?**', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { page: { services: unknown } }
    await route.fulfill({ response: answer, json: { ...body, page: { ...body.page, faqs: null } } })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/could not be (shown|loaded)/).first()).toBeVisible()
  await expect(page.getByText(/Cannot read|undefined/)).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' }).first()).toBeVisible()
  const errors = (await counted()).filter(({ event }) => event === 'client_error')
  expect(errors).toHaveLength(1)
  expect(errors[0]?.detail).toMatch(/^TypeError: .{5,190}$/)
})

test('what never comes is given up, and the visitor led on', async ({ page, complaints }) => {
  complaints.allow(/no answer/)
  await page.clock.install()
  await open(page, '/developers')
  const letGo = await hold(page, (url) => url.pathname.endsWith('.js'))
  const giveUp = async (asked: Promise<unknown>) => {
    await asked
    await page.clock.fastForward(16_000)
  }
  const asked = () => page.waitForRequest(/\.js$/)
  const search = page.getByRole('link', { name: 'Search', exact: true })
  await giveUp(Promise.all([asked(), search.click()]))
  await expect(page).toHaveURL('/search')
  letGo()
  await open(page, '/about')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await page.route('**/api/search?**', () => new Promise(() => undefined))
  const question = page.waitForRequest('**/api/search?**')
  await field.fill('verdant')
  await page.clock.runFor(200)
  await giveUp(question)
  const failure = 'Our projects cannot be searched just now.'
  await expect(page.getByRole('search').getByText(failure)).toBeVisible()
})
