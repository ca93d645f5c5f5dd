import { expect, hydrated, test } from '../../support/browser/browser.ts'

const BUTTONS = [
  { width: 360, buttons: 3 },
  { width: 700, buttons: 5 },
  { width: 900, buttons: 6 },
  { width: 1280, buttons: 6 },
]

for (const { width, buttons } of BUTTONS) {
  test(`at ${width} px ${buttons} page numbers are shown`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/project-details')
    const numbers = page.getByRole('link', { name: /^Page \d+$/ })
    await expect(numbers).toHaveCount(buttons)
  })
}

test('no fact that begins a line of a phone’s card shows the point before it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/project-details')
  const points = await page
    .getByRole('article')
    .locator('ul > li')
    .evaluateAll((facts) =>
      facts.flatMap((fact) => {
        const before = fact.previousElementSibling?.getBoundingClientRect()
        const [list, { top, left }] = [fact.parentElement, fact.getBoundingClientRect()]
        if (!list || !before || top === before.top) return []
        const point = getComputedStyle(fact, '::before')
        const end = left + Number.parseFloat(point.left) + Number.parseFloat(point.width)
        const isOutside = end <= list.getBoundingClientRect().left
        const { overflowX } = getComputedStyle(list)
        return `${point.content} ${isOutside ? 'outside' : 'inside'}, ${overflowX}`
      }),
    )
  expect(points.length).toBeGreaterThan(0)
  expect(new Set(points)).toEqual(new Set(['"·" outside, clip']))
})

test('another page of results begins at its start, with the focus there', async ({ page }) => {
  await page.goto('/project-details')
  await hydrated(page)
  const names = page.getByRole('article').getByRole('heading')
  const first = await names.first().textContent()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/project-details?page=2')
  await expect(names.first()).not.toHaveText(first ?? '')
  await expect(page.getByRole('heading', { name: /34 projects/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: /34 projects/ })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')

  await page.goBack()
  await expect(names.first()).toHaveText(first ?? '')
})

test('a filter leads back to the first page, a page outside shows the first', async ({ page }) => {
  await page.goto('/project-details?page=99')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/project-details?page=3')
  await hydrated(page)
  await page
    .getByRole('link', { name: /^Residential/ })
    .first()
    .click()
  await expect(page).toHaveURL('/project-details?type=residential')
})

test('on a phone the filters are a sheet whose button counts along', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/project-details')
  await hydrated(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel(/^3 BHK/).check()
  await expect(page).toHaveURL('/project-details?bedrooms=3+BHK')
  const show = sheet.getByRole('button', { name: /^Show \d+ projects$/ })
  await expect(show).not.toHaveText('Show 34 projects')
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
})
