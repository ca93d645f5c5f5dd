import { expect, test } from 'playwright/test'

test.use({ javaScriptEnabled: false })

test('the filter form asks for the filtered page', async ({ page }) => {
  await page.goto('/project-details?type=residential')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByLabel(/^3 BHK/).check()
  await filters.getByRole('spinbutton', { name: 'Budget to' }).fill('3')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc')
  await filters.getByRole('button', { name: /^Show \d+ projects$/ }).click()

  const asked = new URL(page.url()).searchParams
  expect(asked.get('type')).toBe('residential')
  expect(asked.getAll('bedrooms')).toEqual(['3 BHK'])
  expect(asked.get('budgetMax')).toBe('3')
  expect(asked.get('sort')).toBe('price-asc')
  await expect(filters.getByLabel(/^3 BHK/)).toBeChecked()
  await expect(page.getByRole('link', { name: 'Remove filter: Up to ₹ 3 Cr' })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
})

test('toggle, localities, chips and pages are links', async ({ page }) => {
  await page.goto('/project-details')
  await page.getByRole('navigation', { name: 'Kind of property' }).getByText('Commercial').click()
  await expect(page).toHaveURL('/project-details?type=commercial')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/project-details?type=commercial&page=2')
  await expect(page.getByRole('article')).not.toHaveCount(0)

  await page.goto('/project-details?bedrooms=3+BHK')
  await page.getByRole('link', { name: 'Remove filter: 3 BHK' }).click()
  await expect(page).toHaveURL('/project-details')

  await page
    .getByRole('navigation', { name: 'Location' })
    .getByText(/^Show all/)
    .click()
  await page
    .getByRole('navigation', { name: 'Location' })
    .getByRole('link', { name: /^Worli \(/ })
    .click()
  await expect(page).toHaveURL('/project-details?location=Worli')
})

test('on a phone a link shows the filters, before the results they are for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/project-details')
  const group = page.getByRole('group', { name: 'Location' })
  await expect(group).toBeHidden()
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect(group).toBeInViewport()
  const results = await page.getByRole('article').first().boundingBox()
  expect(results?.y).toBeGreaterThan((await group.boundingBox())?.y ?? Infinity)

  // The order of the results has a button beside it.
  await page.goto('/project-details?bedrooms=3+BHK')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc')
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  const asked = new URL(page.url()).searchParams
  expect(asked.get('sort')).toBe('price-desc')
  expect(asked.getAll('bedrooms')).toEqual(['3 BHK'])
})

test('departments and positions can be read, the form gives way to an address', async ({
  page,
}) => {
  await page.goto('/career')
  await page.getByRole('link', { name: 'Design', exact: true }).click()
  await page.getByRole('link', { name: 'Graphic Designer' }).click()
  await expect(page.getByRole('heading', { name: 'Apply for Graphic Designer' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeHidden()
})
