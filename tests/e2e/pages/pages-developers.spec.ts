import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { hold } from '../../support/browser/hold-requests.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a developer without projects is asked about by its name', async ({ page }) => {
    for (const path of ['/developers', '/']) {
      await page.goto(path)
      const card = page.getByRole('article').filter({ hasText: 'Harbour and Vale' })
      await card.getByRole('button', { name: /Contact for Projects/ }).click()
      await expect(page).toHaveURL('/contact-us?source=modal&developer=Harbour+and+Vale')
    }
  })
})

test('the background of a developer’s page follows a drag, within its limits', async ({ page }) => {
  await page.goto('/project-details/aravalli-crest')
  await hydrated(page)
  const title = page.getByRole('heading', { level: 1, name: 'Aravalli Crest' })
  const box = await title.boundingBox()
  if (!box) throw new Error('the title is not drawn')
  const offset = () =>
    page.evaluate(() => {
      const layer = document.querySelector<HTMLElement>('main [style*="translate"]')
      return Number.parseFloat(layer?.style.translate ?? '0') || 0
    })
  const [x, y] = [box.x + box.width + 200, box.y]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y, { steps: 4 })
  expect(await offset()).toBe(-60)
  await page.mouse.move(0, y, { steps: 4 })
  const width = page.viewportSize()?.width ?? 0
  expect(await offset()).toBeGreaterThanOrEqual(-0.15 * width)
  await page.mouse.up()
  await page.mouse.move(x, y)
  expect(await offset()).toBeLessThan(-60)
})

test('a developer on its way says so', async ({ page }) => {
  await page.goto('/residential')
  await hydrated(page)
  const letGo = await hold(page, '**/api/pages/developer?*')
  await page.getByRole('link', { name: 'View Projects of Aravalli Crest' }).click()
  await expect(page.getByText('Loading company data...')).toBeVisible()
  await expect(page.getByText('Searching for: Aravalli Crest')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Aravalli Crest' })).toBeVisible()
})
