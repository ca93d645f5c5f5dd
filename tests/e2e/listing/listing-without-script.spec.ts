import { expect, test } from '../../support/browser/browser.ts'

test.use({ javaScriptEnabled: false })

test('the filter form asks for the filtered page', async ({ page }) => {
  await page.goto('/project-details?type=residential')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByLabel(/^3 BHK/).check()
  await filters.getByRole('textbox', { name: 'Budget to' }).fill('3')
  await filters.getByRole('textbox', { name: '₹ a month' }).fill('50,000')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc')
  await filters.getByRole('button', { name: /^Show \d+ projects$/ }).click()

  const asked = new URL(page.url()).searchParams
  expect(asked.get('type')).toBe('residential')
  expect(asked.getAll('bedrooms')).toEqual(['3 BHK'])
  expect(asked.get('budgetMax')).toBe('3')
  expect(asked.get('sort')).toBe('price-asc')
  await expect(filters.getByLabel(/^3 BHK/)).toBeChecked()
  for (const filter of ['Up to ₹ 3 Cr', '₹ 50,000 a month']) {
    await expect(page.getByRole('link', { name: `Remove filter: ${filter}` })).toBeVisible()
  }
  await expect(page.getByRole('slider')).toHaveCount(0)
})

test('toggle, localities, chips and pages are links', async ({ page }) => {
  await page.goto('/project-details')
  await page.getByRole('navigation', { name: 'Kind of property' }).getByText('Commercial').click()
  await expect(page).toHaveURL('/project-details?type=commercial')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/project-details?type=commercial&page=2')
  await expect(page.getByRole('article')).not.toHaveCount(0)

  // A value that the other kind of property does not have is taken off, and the page says so.
  await page.goto('/project-details?bedrooms=4+BHK')
  await page.getByRole('navigation', { name: 'Kind of property' }).getByText('Commercial').click()
  await expect(page.getByText('4 BHK was taken off: no commercial project has it.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0)

  await page.goto('/project-details?bedrooms=3+BHK')
  await page.getByRole('link', { name: 'Remove filter: 3 BHK' }).click()
  await expect(page).toHaveURL('/project-details')
  const places = page.getByRole('navigation', { name: 'Location' })
  await places.getByText(/^Show all/).click()
  const worli = places.getByRole('link', { name: /^Worli \(/ })
  await worli.click()
  await expect(page).toHaveURL('/project-details?location=Worli')
  await expect(worli).toHaveAttribute('aria-current', 'true')
})

test('a city’s and a developer’s own listings have filters of their own', async ({ page }) => {
  await page.goto('/city/gurgaon?bedrooms=3+BHK')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(filters.getByRole('checkbox', { name: 'Gurgaon' })).toBeChecked()
  await page.getByRole('link', { name: 'Remove filter: Gurgaon' }).click()
  await expect(page).toHaveURL('/project-details?bedrooms=3+BHK')

  await page.goto('/project-details/aravalli-crest')
  await filters.getByLabel(/^New Launch/).check()
  await filters.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/\/aravalli-crest\?.*status=New\+Launch/)
})

test('nothing found: why, what to do, and a form that knows the search', async ({ page }) => {
  await page.goto('/project-details?category=Farm+House&location=Sector+82')
  const main = page.getByRole('main')
  for (const text of [
    'No properties found matching your filters',
    'Try adjusting your filters or contact us for assistance.',
  ])
    await expect(main.getByText(text)).toBeVisible()
  await expect(main.getByLabel(/^Message/)).toHaveValue('I am looking for: Sector 82, Farm House')
  await main.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/project-details')
  await expect(main.getByRole('article')).toHaveCount(6)
})

test('on a phone a link shows the filters, before the results they are for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/project-details?bedrooms=3+BHK')
  const group = page.getByRole('group', { name: 'Location' })
  await expect(group).toBeHidden()
  // The order of the results has a button beside it.
  const order = page.getByRole('combobox', { name: 'Sort by' })
  expect((await order.boundingBox())?.width).toBeGreaterThan(200)
  await order.selectOption('price-desc')
  const sort = page.getByRole('button', { name: 'Sort', exact: true })
  // The field beside it takes all the width it can, and left too little for the button's word.
  expect((await sort.boundingBox())?.width).toBeGreaterThan(55)
  await sort.click()
  const asked = new URL(page.url()).searchParams
  expect(asked.get('sort')).toBe('price-desc')
  expect(asked.getAll('bedrooms')).toEqual(['3 BHK'])
  await page.getByRole('link', { name: /^Filters/ }).click()
  await expect(group).toBeInViewport()
  const results = await page.getByRole('article').first().boundingBox()
  expect(results?.y).toBeGreaterThan((await group.boundingBox())?.y ?? Infinity)
})
