import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { hold } from '../../support/browser/hold-requests.ts'

test('a card without a slug leads to its project by its id', async ({ page }) => {
  await page.goto('/trending-projects')
  await hydrated(page)
  await page.getByRole('link', { name: 'Saffron Bay' }).click()
  await expect(page).toHaveURL('/project-details/saffron-spaces/saffron-bay')
})

test('on Home it opens its description, with the way to its project and a WhatsApp dialog', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const rail = page.getByRole('region', { name: 'Trending Projects' })
  await rail.getByRole('link', { name: 'Saffron Bay' }).click()
  const panel = page.getByRole('dialog', { name: 'Saffron Bay' })
  await expect(panel.getByText(/one street behind Worli Sea Face/)).toBeVisible()
  await expect(panel.getByRole('link', { name: 'View project' })).toHaveAttribute(
    'href',
    '/project-details/saffron-spaces/saffron-bay',
  )
  await panel.getByRole('button', { name: 'Contact on WhatsApp' }).click()
  await expect(page.getByRole('dialog', { name: /Ask about Saffron Bay/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('eight skeletons stand where the cards will be', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const letGo = await hold(page, '**/api/pages/trending*')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Trending Projects').click()
  await expect(page.getByRole('status').getByText('Loading trending projects')).toBeAttached()
  await expect(page.getByRole('main').locator('.skeleton.aspect-16\\/10')).toHaveCount(8)
  letGo()
  await expect(page.getByRole('article').first()).toBeVisible()
})
