import type { Page } from 'playwright/test'
import { expect, open, test } from '../../support/browser/browser.ts'
import { contrast } from '../../support/browser/focus.ts'
import { FULL, VILLAS } from '../../support/browser/project.ts'
import { expectRoom } from '../../support/browser/room.ts'
import { translate } from '../../support/browser/translator.ts'

const KEYS = ['aravalli-crest/the-aravalli-summit', 'kadamba-homes/1024']
const heart = (page: Page, name = 'The Aravalli Summit') =>
  page.getByRole('button', { name: `Save ${name}` })
const counter = (page: Page, text: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name: text })
const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? 'null') as unknown)
const remember = (page: Page, text: string) =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('seeded') === null) localStorage.setItem('shortlist', value)
    sessionStorage.setItem('seeded', 'yes')
  }, text)

test('hearts save in this browser, over tabs, and lead to the list', async ({ page, context }) => {
  await translate(page)
  await open(page, FULL)
  const compare = page.locator('#similar-projects').getByRole('link', { name: /^Compare with/ })
  await expect(compare.first()).toHaveAttribute('href', new RegExp(`^/compare.*${KEYS[0]},`))
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(counter(page, 'Shortlist, 1 saved')).toBeVisible()
  const other = await context.newPage()
  await open(other, VILLAS)
  await heart(other, 'Kadamba Grove').click()
  await expect(counter(page, 'Shortlist, 2 saved')).toBeVisible()
  expect(await saved(page)).toEqual(KEYS.toReversed())
  await counter(page, /^Shortlist/).click()
  await expect(page).toHaveURL(`/shortlist?projects=${KEYS.toReversed().join(',')}`)
  const list = page.getByRole('region', { name: 'Saved projects' })
  await expect(list.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: /^Message/ }).first()).toHaveValue(
    'I am interested in Kadamba Grove by Kadamba Homes and The Aravalli Summit by Aravalli Crest.',
  )
  await list.getByRole('link', { name: 'Compare The Aravalli Summit' }).click()
  await expect(page).toHaveURL(`/compare?projects=${KEYS.join(',')}`)
  await heart(other, 'Kadamba Grove').click()
  await expect(heart(other, 'Kadamba Grove')).toHaveAttribute('aria-pressed', 'false')
  expect(await saved(page)).toEqual([KEYS[0]])
})

test('a saved project’s heart says so as soon as the page runs', async ({ page }) => {
  await remember(page, JSON.stringify(KEYS))
  for (const path of ['/', '/project-details', FULL]) {
    await open(page, path)
    await expect(counter(page, 'Shortlist, 2 saved')).toBeVisible()
    for (const one of await heart(page).all()) {
      await expect(one).toHaveAttribute('aria-pressed', 'true')
    }
  }
  const [fill, ground] = await heart(page)
    .locator('svg')
    .evaluate((icon) => {
      let under: Element | null = icon
      while (under && getComputedStyle(under).backgroundColor === 'rgba(0, 0, 0, 0)') {
        under = under.parentElement
      }
      return [getComputedStyle(icon).fill, under ? getComputedStyle(under).backgroundColor : '']
    })
  expect(contrast(fill ?? '', ground ?? '')).toBeGreaterThan(3)
})

test('projects that are no longer offered leave the list, which says so', async ({ page }) => {
  const ended = Array.from({ length: 5000 }, (_, index) => `ended/${index}`)
  await remember(page, JSON.stringify([KEYS[0], ...ended]))
  await page.goto('/shortlist')
  await expect(
    page.getByText('49 projects of this list are no longer offered and were left out.'),
  ).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(counter(page, 'Shortlist, 1 saved')).toBeVisible()
  expect(await saved(page)).toEqual([KEYS[0]])
})

test('what a refused store and a full list keep out is said', async ({ page }) => {
  const full = Array.from({ length: 50 }, (_, index) => `a/${index}`)
  await remember(page, JSON.stringify(full))
  await open(page, FULL)
  await heart(page).click()
  const notice = page.getByText('Your shortlist holds 50 projects.')
  await expect(notice).toBeVisible()
  // The same words are another element, so that they are said again.
  await notice.evaluate((element) => element.setAttribute('data-said', ''))
  await heart(page).click()
  await expect(notice).not.toHaveAttribute('data-said')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await saved(page)).toEqual(full)

  await page.evaluate(() => localStorage.removeItem('shortlist'))
  await open(page, FULL)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
  })
  await heart(page).click()
  await expect(page.getByText('it lasts until you close this page')).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
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
  await open(page, `/compare?projects=${four.join(',')}`)
  await expect(page.getByText('Scroll the table sideways')).toBeVisible()
  const number = page.getByRole('cell', { name: 'SAMPLE/HRERA/2024/014' })
  await expect(number.locator('wbr')).toHaveCount(6)
  const frame = page.getByRole('region', { name: 'Projects side by side' }).last()
  const price = page.getByRole('rowheader', { name: 'Price', exact: true })
  const before = await price.boundingBox()
  await frame.evaluate((element) => element.scrollTo({ left: 400 }))
  expect((await price.boundingBox())?.x).toBe(before?.x)
  // Nor does the column lie over a link that the keyboard reaches on its way back.
  const column = (before?.x ?? 0) + (before?.width ?? 0)
  await frame
    .getByRole('link', { name: /^Remove/ })
    .last()
    .focus()
  for (const link of (
    await frame.getByRole('link', { name: /^(Open|Remove)/ }).all()
  ).toReversed()) {
    await expect(link).toBeFocused()
    expect((await link.boundingBox())?.x).toBeGreaterThanOrEqual(column)
    await page.keyboard.press('Shift+Tab')
  }
})
