import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { hold } from '../../support/browser/network.ts'
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

for (const [path, data, name, text, again] of [
  ['/contact-us', 'contact', 'Contact Us', 'This page could not be loaded', 'Try again'],
  [FULL, 'project', 'The Aravalli Summit', /^Failed to load project details: /, 'Retry'],
] as const) {
  test(`a page that is not fetched offers another try: ${path}`, async ({ page, complaints }) => {
    complaints.allow(/\/api\/pages\//)
    await open(page, '/project-details/aravalli-crest')
    await page.route(`**/api/pages/${data}?**`, (route) => route.abort())
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessible(page, { part: 'main' })
    await page.unroute(`**/api/pages/${data}?**`)
    await page.getByRole('button', { name: again }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
}

test('a page whose code is gone is loaded anew, once', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  await open(page, '/about')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  // Whatever script is asked for from now on.
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click()
  // The server's page is complete without its script.
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  expect(loads).toEqual(['/contact-us'])
})
