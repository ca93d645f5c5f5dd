import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { mapBox, mapLink, openedCard, pins, routeTiles } from '../../support/browser/map.ts'
import { expectRoom } from '../../support/browser/room.ts'

const CITY = '/city/gurgaon'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 640 }
test.use({ viewport: DESK })

const cards = (page: Page) => page.locator('.map-results > div:last-child > ul > li')
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })

/** What is said of those without a place. */
const unplaced = (page: Page) => page.getByText(/^\d+ projects? ha(s|ve) no place on the map$/)

/** The pins of which a press on their price would reach something else: the names of both. */
const coveredPins = (page: Page): Promise<string[]> =>
  pins(page).evaluateAll((all) =>
    all.flatMap((pin) => {
      const { left, width, top, height } = pin.getBoundingClientRect()
      return [0.2, 0.35, 0.5, 0.65, 0.8].flatMap((part) => {
        const hit = document.elementFromPoint(left + part * width, top + height / 2)
        return hit === pin ? [] : [`${pin.ariaLabel} under ${hit?.outerHTML.slice(0, 80)}`]
      })
    }),
  )

const countIn = async (text: Promise<string>) => Number(/\d+/.exec(await text)?.[0])

/** Opens a city's map as a visitor does. */
async function openMap(page: Page): Promise<string[]> {
  const asked = await routeTiles(page)
  await open(page, CITY)
  await mapLink(page).click()
  await expect(pins(page).first()).toBeVisible()
  return asked
}

test('a map is loaded when it is asked for, with all that was found, and keeps the filters', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const asked = await routeTiles(page)
  await open(page, CITY)
  await page.waitForLoadState('networkidle')
  const total = await countIn(page.locator('#results-title').innerText())
  await mapLink(page).hover()
  expect(asked).toEqual([])
  expect(scripts.filter((url) => /Map|map-\w+\.css/.test(url))).toEqual([])

  await mapLink(page).click()
  await expect(page).toHaveURL(`${CITY}?view=map`)
  await expect(cards(page)).toHaveCount(total)
  const without = await countIn(unplaced(page).innerText())
  await expect(pins(page)).toHaveCount(total - without)
  await expect.poll(() => asked.length).toBeGreaterThan(3)
  for (const url of asked)
    expect(url).toMatch(/^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/)
  await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible()
  await unplaced(page).click()
  const listed = page.locator('details', { has: unplaced(page) }).getByRole('link')
  await expect(listed).toHaveCount(without)

  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByLabel(/^Under Construction/)
    .check()
  await expect(page).toHaveURL(`${CITY}?status=Under+Construction&view=map`)
  await expect.poll(() => cards(page).count()).toBeLessThan(total)
  await expect.poll(() => pins(page).count()).toBeLessThan(total - without)
  await mapLink(page, 'List').click()
  await expect(page).toHaveURL(`${CITY}?status=Under+Construction`)
  await expect(mapBox(page)).toHaveCount(0)
  await page.goBack()
  await expect(pins(page).first()).toBeVisible()
})

test('a filter changes the pins, and not which part of the map is seen', async ({ page }) => {
  const asked = await openMap(page)
  const zooms = () => [...new Set(asked.map((url) => /\/(\d+)\/\d+\/\d+/.exec(url)?.[1]))]
  const before = asked.length
  await mapBox(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  asked.splice(0, before)
  await mapBox(page).evaluate((box) =>
    box.querySelector('.leaflet-pane')?.setAttribute('id', 'same'),
  )
  const count = await pins(page).count()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByLabel(/^Under Construction/).check()
  await expect(page).toHaveURL(/status=/)
  await expect.poll(() => pins(page).count()).toBeLessThan(count)
  await expect(mapBox(page).locator('#same')).toBeAttached()
  expect(zooms()).toHaveLength(1)
})

test('keys open the map, reach every pin, open its card and close it; cards and pins mark each other', async ({
  page,
}) => {
  await routeTiles(page)
  await open(page, CITY)
  await mapLink(page).press('Enter')
  await expect(pins(page).first()).toBeVisible()
  const names = await pins(page).evaluateAll((all) => all.map((pin) => pin.ariaLabel))
  for (const name of names) expect(name).toMatch(/^.+, (₹|Up to ₹|On request)/)
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '')
  await mapBox(page).focus()
  for (const name of names) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
    const isOver = await page.evaluate(() => {
      const pin = document.activeElement
      const { x, y, width, height } = pin?.getBoundingClientRect() ?? new DOMRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === pin
    })
    expect(isOver, `${name} is seen`).toBe(true)
  }
  for (const close of ['Escape', 'button']) {
    await pins(page).nth(2).focus()
    await page.keyboard.press('Enter')
    const [name = '', price = ''] = (names[2] ?? '').split(', ')
    await expect(openedCard(page).getByRole('heading')).toHaveText(name)
    await expect(openedCard(page)).toContainText(price)
    await expect(openedCard(page)).toBeFocused()
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await openedCard(page).getByRole('button', { name: 'Close' }).click()
    await expect(openedCard(page)).toHaveCount(0)
    await expect(pins(page).nth(2)).toBeFocused()
  }

  const summit = 'The Aravalli Summit'
  const [pin, card] = [pins(page, `${summit}, ₹ 2.9 Cr`), cardOf(page, summit)]
  await expect(pin).not.toHaveAttribute('data-marked')
  await card.hover()
  await expect(pin).toHaveAttribute('data-marked')
  await mapLink(page, 'List').hover()
  await expect(pin).not.toHaveAttribute('data-marked')
  await card.getByRole('link', { name: summit }).focus()
  await expect(pin).toHaveAttribute('data-marked')
  await pin.focus()
  await expect(card).toHaveAttribute('data-marked')
  await expect(page.locator('li[data-marked]')).toHaveCount(1)
  await pins(page, /^Verdant 53/).hover()
  await expect(cardOf(page, 'Verdant 53')).toHaveAttribute('data-marked')
  // A pin that the mouse presses stays marked while its card is open.
  await page.mouse.down()
  await page.mouse.up()
  await expect(openedCard(page)).toContainText('Verdant 53')
  await page.mouse.move(0, 0)
  await expect(pins(page, /^Verdant 53/)).toHaveAttribute('data-marked')
})

test('where the pictures fail, the pins stay and a sentence says so', async ({
  page,
  complaints,
}) => {
  complaints.allow(/tile\.openstreetmap\.org/)
  await routeTiles(page, (route) => route.abort())
  await open(page, `${CITY}?view=map`)
  const words = 'The map’s pictures could not be loaded.'
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  await expect(pins(page).first()).toBeVisible()
  await expectAccessible(page, { state: 'without pictures', part: '.map-pane', widths: [1440] })
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  expect(await coveredPins(page)).toEqual([])
})

for (const viewport of [PHONE, DESK])
  test(`where the code of the map fails, the cards stay and a sentence says so, at ${viewport.width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(viewport)
    complaints.allow(/ProjectMap/)
    await page.route('**/ProjectMap*', (route) => route.abort())
    await open(page, `${CITY}?view=map`)
    const words = page.getByRole('status').filter({ hasText: 'The map could not be loaded.' })
    await expect(words).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`${CITY}?view=map`)
    await expect(cards(page).first()).toBeVisible()
    await expectAccessible(page, { state: 'without a map', part: 'main', widths: [viewport.width] })
  })

test('an address that shows the map counts as pressed, that of a saved list too', async ({
  page,
}) => {
  const asked = await routeTiles(page)
  await page.addInitScript(() =>
    localStorage.setItem('shortlist', JSON.stringify(['kadamba-homes/1024'])),
  )
  for (const [path, heading] of [
    ['/project-details/aravalli-crest?view=map', 'Aravalli Crest'],
    ['/search?q=sector&view=map', 'Results for “sector”'],
  ] as const) {
    asked.length = 0
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(pins(page).first()).toBeVisible()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await mapLink(page, 'List').click()
    await expect(page).toHaveURL(path.replace(/[?&]view=map/, ''))
    await expect(mapBox(page)).toHaveCount(0)
    await mapLink(page).click()
    await expect(page).toHaveURL(path)
  }
  await open(page, '/shortlist?view=map')
  await expect(page).toHaveURL(/projects=kadamba-homes\/1024&view=map$/)
  await expect(pins(page)).toHaveCount(1)
})

test('what a shortlist offers beside its map stands in one line', async ({ page }) => {
  await open(page, '/shortlist?projects=kadamba-homes/1024,aravalli-crest/the-aravalli-summit')
  const row = page.locator('main').getByRole('link', { name: 'Compare both' }).locator('..')
  const heights = await row
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights).toEqual([44, 44, 44])
})

test('from a page whose policy has no map, its pictures are allowed all the same', async ({
  page,
}) => {
  const asked = await routeTiles(page)
  await open(page, '/about')
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await page.locator(`footer a[href="${CITY}"]`).first().click()
  await expect(page).toHaveURL(CITY)
  await expect(mapLink(page)).toBeVisible()
  expect(await page.evaluate(() => 'isFirst' in window), 'the list needs no other document').toBe(
    true,
  )
  await mapLink(page).click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Map of projects' })

  test('the map lies over the list; the way back, the button and Escape lead to it', async ({
    page,
  }) => {
    await openMap(page)
    await expect(sheet(page)).toBeVisible()
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(CITY)
    for (const close of ['button', 'Escape']) {
      await mapLink(page).click()
      await expect(pins(page).first()).toBeVisible()
      if (close === 'button') await sheet(page).getByRole('link', { name: 'List' }).click()
      else {
        // The card first, then the window.
        await pins(page).first().press('Enter')
        await expect(openedCard(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(openedCard(page)).toHaveCount(0)
        await expect(sheet(page)).toBeVisible()
        await page.keyboard.press('Escape')
      }
      await expect(sheet(page)).toHaveCount(0)
      await expect(page).toHaveURL(CITY)
    }
  })
})

for (const viewport of [PHONE, DESK])
  test(`no line to a pin crosses the price on another, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await routeTiles(page)
    await open(page, '/project-details?view=map')
    await expect(pins(page).first()).toBeVisible()
    await mapBox(page).scrollIntoViewIfNeeded()
    await expect.poll(() => coveredPins(page)).toEqual([])
  })

test('a pin that has the focus is seen where the list of those without a place is open too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openMap(page)
  await page.locator('dialog summary').press('Enter')
  for (const pin of await pins(page).all()) {
    await pin.focus()
    await expect(pin).toBeInViewport({ ratio: 1 })
  }
})

for (const width of [360, 1440])
  test(`the map can be used by everyone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 640 ? 640 : 900 })
    await openMap(page)
    await expectRoom(page, `the map at ${width} px`)
    await unplaced(page).last().click()
    await expectAccessible(page, { state: 'with those that have no place', widths: [width] })
    await pins(page).first().press('Enter')
    await expect(openedCard(page)).toBeVisible()
    await expectRoom(page, `a pin’s card at ${width} px`)
    await expectAccessible(page, { state: 'of a card', part: '.map-card', widths: [width] })
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectRoom(page, 'the map at 768 px')
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same address has all that was found, each with a link to its place', async ({
    page,
  }) => {
    await page.goto(CITY)
    await mapLink(page).click()
    await expect(page).toHaveURL(`${CITY}?view=map`)
    const total = await countIn(page.locator('#results-title').innerText())
    await expect(page.getByRole('article')).toHaveCount(total)
    await expect(page.getByRole('link', { name: /^The Aravalli Summit on a map/ })).toHaveAttribute(
      'href',
      /destination=28\.4003,77\.0672$/,
    )
    await expect(page.locator('.map-pane')).toBeHidden()
    // No room is kept for a map.
    const { width: room = 0 } = (await page.locator('.map-results').boundingBox()) ?? {}
    const { width: taken = 0 } = (await page.locator('.map-results > div > ul').boundingBox()) ?? {}
    expect(taken).toBe(room)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByLabel(/^Under Construction/).check()
    await filters.getByRole('button', { name: /^Show/ }).click()
    expect(new URL(page.url()).searchParams.get('view')).toBe('map')
    await expect(mapLink(page, 'List')).toBeVisible()
  })
})
