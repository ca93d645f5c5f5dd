import type { Locator, Page } from 'playwright/test'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { FULL, openProject, VILLAS } from '../../support/browser/project.ts'
import { expectRoom } from '../../support/browser/room.ts'

const KEYS = ['aravalli-crest/the-aravalli-summit', 'kadamba-homes/1024']
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}` })
const header = (page: Page) => page.getByRole('banner')
/** How much lighter or darker `colour` of an element is than what it stands on: 3 is told apart well. */
const contrast = (element: Locator, property: 'fill' | 'backgroundColor') =>
  element.evaluate((it, name) => {
    const luminance = (css: string) => {
      const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    }
    // The dark band that the heading stands on.
    let ground = document.querySelector('main h1')
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') {
      ground = ground.parentElement
    }
    if (!ground) throw new Error('the heading stands on nothing')
    const one = luminance(getComputedStyle(it)[name])
    const other = luminance(getComputedStyle(ground).backgroundColor)
    return Math.max(one, other) / Math.min(one, other)
  }, property)
const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? 'null') as unknown)
const remember = (page: Page, value: string) =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded') === null) localStorage.setItem('shortlist', text)
    sessionStorage.setItem('seeded', 'yes')
  }, value)

test('hearts save in this browser, are shared over tabs, and lead to the list', async ({
  page,
  context,
}) => {
  await openProject(page)
  const compare = page.locator('#similar-projects').getByRole('link', { name: /^Compare with/ })
  await expect(compare.first()).toHaveAttribute('href', new RegExp(`^/compare.*${KEYS[0]},`))
  await heart(page, 'The Aravalli Summit').click()
  await expect(heart(page, 'The Aravalli Summit')).toHaveAttribute('aria-pressed', 'true')
  await expect(header(page).getByRole('link', { name: 'Shortlist, 1 saved' })).toBeVisible()
  const full = heart(page, 'The Aravalli Summit').locator('svg')
  expect(await contrast(full, 'fill')).toBeGreaterThan(3)
  const other = await context.newPage()
  await openProject(other, VILLAS)
  await heart(other, 'Kadamba Grove').click()
  await expect(header(page).getByRole('link', { name: 'Shortlist, 2 saved' })).toBeVisible()
  expect(await saved(page)).toEqual(KEYS.toReversed())
  await header(page)
    .getByRole('link', { name: /^Shortlist/ })
    .click()
  await expect(page).toHaveURL(`/shortlist?projects=${KEYS.toReversed().join(',')}`)
  const list = page.getByRole('region', { name: 'Saved projects' })
  await expect(list.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: /^Message/ }).first()).toHaveValue(
    'I am interested in Kadamba Grove by Kadamba Homes and The Aravalli Summit by Aravalli Crest.',
  )
  await list.getByRole('link', { name: 'Compare The Aravalli Summit' }).click()
  await expect(page).toHaveURL(`/compare?projects=${KEYS.join(',')}`)
  await heartOff(other)
  expect(await saved(page)).toEqual([KEYS[0]])
})

async function heartOff(page: Page): Promise<void> {
  await heart(page, 'Kadamba Grove').click()
  await expect(heart(page, 'Kadamba Grove')).toHaveAttribute('aria-pressed', 'false')
}

test('the 51st is refused with a sentence, each time', async ({ page }) => {
  const full = Array.from({ length: 50 }, (_, index) => `a/${index}`)
  await remember(page, JSON.stringify(full))
  await openProject(page)
  await heart(page, 'The Aravalli Summit').click()
  const notice = page.getByText('Your shortlist holds 50 projects.')
  await expect(notice).toBeVisible()
  expect(await contrast(notice, 'backgroundColor')).toBeGreaterThan(3)
  await expect(heart(page, 'The Aravalli Summit')).toHaveAttribute('aria-pressed', 'false')
  expect(await saved(page)).toEqual(full)
})

test('a saved project’s heart says so as soon as the page runs', async ({ page }) => {
  await remember(page, JSON.stringify(KEYS))
  for (const path of ['/', '/project-details', FULL]) {
    await page.goto(path)
    await hydrated(page)
    await expect(header(page).getByRole('link', { name: 'Shortlist, 2 saved' })).toBeVisible()
    for (const one of await heart(page, 'The Aravalli Summit').all()) {
      await expect(one).toHaveAttribute('aria-pressed', 'true')
    }
  }
})

test('projects that are no longer offered leave the list, which says so', async ({ page }) => {
  const ended = Array.from({ length: 5000 }, (_, index) => `ended/${index}`)
  await remember(page, JSON.stringify([KEYS[0], ...ended]))
  await page.goto('/shortlist')
  await expect(
    page.getByText('49 projects of this list are no longer offered and were left out.'),
  ).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(header(page).getByRole('link', { name: 'Shortlist, 1 saved' })).toBeVisible()
  expect(await saved(page)).toEqual([KEYS[0]])
  await openProject(page, VILLAS)
  await heart(page, 'Kadamba Grove').click()
  await expect(header(page).getByRole('link', { name: 'Shortlist, 2 saved' })).toBeVisible()
})

test('a damaged list is an empty one; a refused store keeps the list for the page and says so', async ({
  page,
}) => {
  await remember(page, '{"projects":')
  await openProject(page)
  await heart(page, 'The Aravalli Summit').click()
  expect(await saved(page)).toEqual([KEYS[0]])
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
  })
  await heart(page, 'The Aravalli Summit').click()
  await expect(page.getByText('it lasts until you close this page')).toBeVisible()
  await expect(heart(page, 'The Aravalli Summit')).toHaveAttribute('aria-pressed', 'false')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list that was sent has no hearts, and its page says why', async ({ page }) => {
    await page.goto(`/shortlist?projects=${KEYS.join(',')}`)
    const list = page.getByRole('region', { name: 'Saved projects' })
    await expect(list.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0)
    await page.goto('/shortlist')
    await page.setViewportSize({ width: 360, height: 740 })
    // The address in it has no place of its own to break at.
    await expect(page.getByText('Saving needs JavaScript.')).toBeVisible()
    await expectRoom(page, 'without script')
  })
})

test('a comparison keeps its first column in view on a phone', async ({ page }) => {
  const four = [...KEYS, 'cobalt-square/cobalt-tower', 'aravalli-crest/crest-greens']
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/compare?projects=${four.join(',')}`)
  await hydrated(page)
  await expect(page.getByText('Scroll the table sideways')).toBeVisible()
  await expect(
    page.getByRole('cell', { name: 'SAMPLE/HRERA/2024/014' }).locator('wbr'),
  ).toHaveCount(6)
  const frame = page.getByRole('region', { name: 'Projects side by side' }).last()
  await frame.focus()
  await page.keyboard.press('End')
  const price = page.getByRole('rowheader', { name: 'Price', exact: true })
  const before = await price.boundingBox()
  await frame.evaluate((element) => element.scrollTo({ left: 400 }))
  expect((await price.boundingBox())?.x).toBe(before?.x)
})
