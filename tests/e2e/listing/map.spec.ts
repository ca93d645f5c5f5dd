import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import {
  countOnPins,
  mapBox,
  mapLink,
  openedCard,
  pinNames,
  pins,
  routeTiles,
} from '../../support/browser/map.ts'
import { expectRoom } from '../../support/browser/room.ts'
import { startSite } from '../../support/programs/site-process.ts'
import { scaleData, spreadOnMap } from '../../support/scale.ts'

const CITY = '/city/gurgaon'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 640 }
/** `at 1440 px`, with a tag where other tests find most of what would be wrong there. */
const at = (width: number, fullAt: readonly number[]) =>
  `at ${width} px${fullAt.includes(width) ? ' @full' : ''}`
test.use({ viewport: DESK })

const cards = (page: Page) => page.locator('[data-map-results] > div:last-child > ul > li')
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })

/** What is said of those without a place. */
const unplaced = (page: Page) => page.getByText(/^\d+ projects? ha(s|ve) no place on the map$/)

/** What is wrong with where the pins are: none is cut, under something or over another. */
const misplacedPins = (page: Page): Promise<string[]> =>
  pins(page).evaluateAll((all) => {
    const frame = all[0]?.closest('.map-box')?.getBoundingClientRect() ?? new DOMRect()
    const boxes = all.map((pin) => pin.getBoundingClientRect())
    return all.flatMap((pin, index) => {
      const { left, right, top, bottom, width, height } = pin.getBoundingClientRect()
      const isCut =
        left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
      const over = boxes
        .slice(index + 1)
        .filter((o) => left < o.right && o.left < right && top < o.bottom && o.top < bottom)
      const hits = [0.2, 0.5, 0.8].map((part) =>
        document.elementFromPoint(left + part * width, top + height / 2),
      )
      return [
        isCut && `${pin.textContent} is cut`,
        over.length > 0 && `${pin.textContent} lies over another`,
        hits.some((hit) => !pin.contains(hit)) && `${pin.textContent} is covered`,
      ].filter((fault) => fault !== false)
    })
  })

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
  await expect.poll(() => countOnPins(page)).toBe(total - without)
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
  await expect.poll(() => countOnPins(page)).toBeLessThan(total - without)
  await mapLink(page, 'List').click()
  await expect(page).toHaveURL(`${CITY}?status=Under+Construction`)
  await expect(mapBox(page)).toHaveCount(0)
  await page.goBack()
  await expect(pins(page).first()).toBeVisible()
})

test('keys open the map, reach every pin, open its card and close it; cards and pins mark each other', async ({
  page,
}) => {
  await routeTiles(page)
  await open(page, CITY)
  await mapLink(page).press('Enter')
  await expect(pins(page).first()).toBeVisible()
  const names = await pinNames(page)
  for (const name of names)
    expect(name).toMatch(/^(.+, (₹|Up to ₹|On request)|\d+ projects in Gurgaon from ₹ )/)
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.ariaLabel ?? document.activeElement?.getAttribute('title'),
    )
  await mapBox(page).focus()
  for (const name of names) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
    const isOver = await page.evaluate(() => {
      const pin = document.activeElement
      const { x, y, width, height } = pin?.getBoundingClientRect() ?? new DOMRect()
      return pin?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOver, `${name} is seen`).toBe(true)
  }
  const single = pins(page, /, ₹/).first()
  const [name = '', price = ''] = ((await single.getAttribute('aria-label')) ?? '').split(', ')
  for (const close of ['Escape', 'button']) {
    await single.press('Enter')
    await expect(openedCard(page).getByRole('heading')).toHaveText(name)
    await expect(openedCard(page)).toContainText(price)
    await expect(openedCard(page)).toBeFocused()
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await openedCard(page).getByRole('button', { name: 'Close' }).click()
    await expect(openedCard(page)).toHaveCount(0)
    await expect(single).toBeFocused()
  }

  const card = cardOf(page, name)
  await mapBox(page).focus()
  await expect(single).not.toHaveAttribute('data-marked')
  await card.hover()
  await expect(single).toHaveAttribute('data-marked')
  await mapLink(page, 'List').hover()
  await expect(single).not.toHaveAttribute('data-marked')
  await card.getByRole('link', { name }).focus()
  await expect(single).toHaveAttribute('data-marked')
  await single.focus()
  await expect(card).toHaveAttribute('data-marked')
  await expect(page.locator('li[data-marked]')).toHaveCount(1)
  // A pin of several projects and their cards.
  const group = pins(page, /^\d/).first()
  await group.hover()
  const count = parseInt((await group.textContent()) ?? '')
  await expect(page.locator('li[data-marked]')).toHaveCount(count)
  const marked = await page.locator('li[data-marked] h3').first().innerText()
  // The mouse goes from the pin to the card at once, over nothing between them.
  await cardOf(page, marked).hover()
  await expect(group).toHaveAttribute('data-marked')
  await page.mouse.move(0, 0)
  await expect(page.locator('li[data-marked]')).toHaveCount(0)
  await cardOf(page, marked).getByRole('link', { name: marked, exact: true }).focus()
  await expect(group).toHaveAttribute('data-marked')
  // A pin that the mouse presses stays marked while its card is open.
  await single.click()
  await expect(openedCard(page)).toContainText(name)
  await page.mouse.move(0, 0)
  await expect(single).toHaveAttribute('data-marked')
})

// A press by mouse or finger is the click that Enter is too.
for (const [by, tag] of [
  ['mouse', ' @full'],
  ['touch', ' @full'],
  ['keys', ''],
] as const)
  test.describe(`by ${by}${tag}`, () => {
    test.use({ hasTouch: by === 'touch', viewport: by === 'touch' ? PHONE : DESK })

    test('pins that would lie over each other are one: pressed it shows their area', async ({
      page,
    }) => {
      await openMap(page)
      const group = pins(page, /^\d/).first()
      const total = await countOnPins(page)
      const count = parseInt((await group.textContent()) ?? '')
      await expect(group).toHaveText(/^\d+ · from ₹ \d/)
      expect(await misplacedPins(page)).toEqual([])
      if (by === 'mouse') await group.click()
      else if (by === 'touch') await group.tap()
      else await group.press('Enter')
      await expect(pins(page, /^\d/).filter({ hasText: `${count} · from` })).toHaveCount(0)
      if (by === 'keys')
        expect(await page.evaluate(() => document.activeElement?.className)).toContain('map-pin')
      expect(await countOnPins(page)).toBe(total)
      const inView = await pins(page).evaluateAll((all) => {
        const { left, right, top, bottom } =
          all[0]?.closest('.map-box')?.getBoundingClientRect() ?? new DOMRect()
        return all.filter((pin) => {
          const box = pin.getBoundingClientRect()
          return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
        }).length
      })
      expect(inView).toBeGreaterThan(1)
    })
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
  await expectAccessible(page, {
    state: 'without pictures',
    part: '[data-map-pane]',
    widths: [1440],
  })
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  expect(await misplacedPins(page)).toEqual([])
})

for (const viewport of [PHONE, DESK])
  test(`where the code of the map fails, the cards stay and a sentence says so, ${at(viewport.width, [1440])}`, async ({
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

for (const [path, heading] of [
  ['/project-details/aravalli-crest?view=map', 'Aravalli Crest'],
  ['/search?q=sector&view=map', 'Results for “sector”'],
] as const)
  test(`the address ${path} counts as pressed @full`, async ({ page }) => {
    const asked = await routeTiles(page)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(pins(page).first()).toBeVisible()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await mapLink(page, 'List').click()
    await expect(page).toHaveURL(path.replace(/[?&]view=map/, ''))
    await expect(mapBox(page)).toHaveCount(0)
    await mapLink(page).click()
    await expect(page).toHaveURL(path)
  })

test('the address of a saved list’s map counts as pressed', async ({ page }) => {
  await routeTiles(page)
  await page.addInitScript(() =>
    localStorage.setItem('shortlist', JSON.stringify(['kadamba-homes/1024'])),
  )
  await open(page, '/shortlist?view=map')
  await expect(page).toHaveURL(/projects=kadamba-homes\/1024&view=map$/)
  await expect(pins(page)).toHaveCount(1)
})

test('what a shortlist offers beside its map stands in one line', async ({ page }) => {
  await open(page, '/shortlist?projects=kadamba-homes/1024,aravalli-crest/the-aravalli-summit')
  const row = page.locator('main').getByRole('link', { name: 'Compare both' }).locator('..')
  const boxes = await row
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  expect(boxes.length).toBeGreaterThan(2)
  expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([44]))
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
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
        await pins(page, /, ₹/).first().press('Enter')
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

for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1024, height: 700 }, DESK])
  for (const path of ['/project-details', CITY, '/search?q=sector']) {
    // The whole list has the most pins.
    const fullAt = path === '/project-details' ? [768, 1024] : [360, 768, 1024, 1440]
    test(`every pin of ${path} is whole and the map as large as it may be, ${at(viewport.width, fullAt)}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await routeTiles(page)
      await open(page, path)
      await mapLink(page).click()
      await expect(pins(page).first()).toBeVisible()
      await expect.poll(() => misplacedPins(page)).toEqual([])
      if (viewport.width < 1024) return
      const size = await mapBox(page).boundingBox()
      expect(size?.width).toBeGreaterThanOrEqual(viewport.width / 2)
      const pane = page.locator('[data-map-pane]')
      const { height = 0, top = 0 } = await pane.evaluate((one) => one.getBoundingClientRect())
      expect(height).toBeGreaterThan(viewport.height - 110)
      await cards(page).nth(3).scrollIntoViewIfNeeded()
      expect(await pane.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThanOrEqual(top)
      await expect(pane).toBeInViewport({ ratio: 0.95 })
    })
  }

test(
  'of 300 projects every pin is whole, and those on one spot are a list at the deepest zoom',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(150_000)
    const [count, onOneSpot] = [300, 14]
    const data = scaleData(count)
    spreadOnMap(data, count, onOneSpot)
    const site = await startSite({ DATA_DIR: data.folder })
    try {
      await routeTiles(page)
      await open(page, `${site.url}/project-details?view=map`)
      for (const viewport of [DESK, PHONE]) {
        await page.setViewportSize(viewport)
        await expect(pins(page).first()).toBeVisible()
        await mapBox(page).scrollIntoViewIfNeeded()
        await expect.poll(() => misplacedPins(page)).toEqual([])
        expect(await countOnPins(page)).toBe(count)
      }
      // Each press parts the largest pin, until only what stands on one spot is left of it.
      while ((await openedCard(page).count()) === 0) {
        const before = await pinNames(page)
        const counts = before.map((name) => parseInt(name) || 1)
        await pins(page)
          .nth(counts.indexOf(Math.max(...counts)))
          .press('Enter')
        const isOpened = async () => (await openedCard(page).count()) > 0
        await expect
          .poll(async () => (await isOpened()) || (await pinNames(page)).join() !== before.join())
          .toBe(true)
      }
      const headings = openedCard(page).getByRole('heading')
      await expect(headings).toHaveCount(12)
      await expect(headings.first()).toBeInViewport({ ratio: 1 })
      await expect(openedCard(page).getByRole('link')).toHaveCount(onOneSpot)
    } finally {
      // It may still ask for pictures.
      await page.close()
      await site.end()
    }
  },
)

test('a filter moves the map only where something lies outside, and makes none anew', async ({
  page,
}) => {
  await openMap(page)
  const where = () => page.locator('.leaflet-tile').first().getAttribute('src')
  await mapBox(page).evaluate((box) => Object.assign(box, { isFirst: true }))
  const isFirst = () => mapBox(page).evaluate((box) => 'isFirst' in box)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => pins(page).count()).toBeLessThan(6)
  const total = await countOnPins(page)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const before = await where()
  await filters.getByLabel(/^Under Construction/).check()
  await expect.poll(() => countOnPins(page)).toBeLessThan(total)
  expect([await where(), await isFirst()]).toEqual([before, true])
  // Zoomed in on one project, the others lie outside.
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Zoom in' }).click()
  await filters.getByLabel(/^Under Construction/).uncheck()
  await expect.poll(() => countOnPins(page)).toBe(total)
  await expect.poll(() => misplacedPins(page)).toEqual([])
  expect(await isFirst()).toBe(true)
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
  test(`the map can be used by everyone ${at(width, [1440])}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 640 ? 640 : 900 })
    await openMap(page)
    await expectRoom(page, `the map at ${width} px`)
    await unplaced(page).last().click()
    await expectAccessible(page, { state: 'with those that have no place', widths: [width] })
    await pins(page, /, ₹/).first().press('Enter')
    await expect(openedCard(page)).toBeVisible()
    await expectRoom(page, `a pin’s card at ${width} px`)
    await expectAccessible(page, { state: 'of a card', part: '[data-map-card]', widths: [width] })
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
    await expect(page.locator('[data-map-pane]')).toBeHidden()
    // No room is kept for a map.
    const { width: room = 0 } = (await page.locator('[data-map-results]').boundingBox()) ?? {}
    const { width: taken = 0 } =
      (await page.locator('[data-map-results] > div > ul').boundingBox()) ?? {}
    expect(taken).toBe(room)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByLabel(/^Under Construction/).check()
    await filters.getByRole('button', { name: /^Show/ }).click()
    expect(new URL(page.url()).searchParams.get('view')).toBe('map')
    await expect(mapLink(page, 'List')).toBeVisible()
  })
})
