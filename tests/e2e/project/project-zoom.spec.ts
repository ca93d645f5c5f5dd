import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { currentSlide, FULL } from '../../support/browser/project.ts'
import { translate } from '../../support/browser/translator.ts'

const enlarge = (page: Page, section = 'site-plan') =>
  currentSlide(page, section).getByRole('link', { name: /^Enlarge/ })

async function openViewer(page: Page, section?: string): Promise<Locator> {
  await enlarge(page, section).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img')).toBeVisible()
  await expect(viewer.getByText('Loading picture')).toHaveCount(0)
  return viewer
}

const press = (viewer: Locator, name: string) => viewer.getByRole('button', { name }).click()
const expectLevel = (viewer: Locator, text: string) =>
  expect(viewer.getByLabel('Zoom level')).toHaveText(text)

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing is drawn')
  return { ...box, midX: box.x + box.width / 2, midY: box.y + box.height / 2 }
}

test('opens pictures of three sections, on a phone with their whole title', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, FULL)
  for (const section of ['location', 'site-plan', 'floor-plan']) {
    const viewer = await openViewer(page, section)
    await expectLevel(viewer, '100%')
    if (section === 'floor-plan') {
      const title = viewer.getByRole('heading')
      await expect(title).toHaveText('Floor plan of The Aravalli Summit 3 BHK + Study')
      const isWhole = await title.evaluate(
        (it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight,
      )
      expect(isWhole).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
  }
})

test('stays open where its picture was pressed twice at once', async ({ page }) => {
  await open(page, FULL)
  await enlarge(page, 'floor-plan').dblclick({ delay: 60, position: { x: 8, y: 8 } })
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Loading picture')).toHaveCount(0)
})

test('zooms by buttons, wheel, double click and keys, is dragged, and fills the screen', async ({
  page,
}) => {
  await translate(page)
  await open(page, FULL)
  const viewer = await openViewer(page)
  const picture = viewer.getByRole('img')
  const whole = await boxOf(picture)
  const frame = await boxOf(viewer)
  expect(whole.midX).toBeCloseTo(frame.midX, 1)
  for (const [name, level] of [
    ['Zoom in', '125%'],
    ['Reset zoom', '100%'],
    ['Zoom out', '75%'],
    ['Reset zoom', '100%'],
  ] as const) {
    await press(viewer, name)
    await expectLevel(viewer, level)
  }

  await page.mouse.move(whole.midX, whole.midY)
  await page.mouse.wheel(0, -100)
  await expectLevel(viewer, '100%')
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await expectLevel(viewer, '110%')
  await page.mouse.wheel(0, 100)
  await expectLevel(viewer, '100%')
  await page.keyboard.up('Control')

  const drag = async () => {
    await page.mouse.move(whole.midX, whole.midY)
    await page.mouse.down()
    await page.mouse.move(whole.midX - 60, whole.midY - 40, { steps: 5 })
    await page.mouse.up()
  }
  await expect.poll(() => boxOf(picture)).toEqual(whole)
  await drag()
  expect(await boxOf(picture)).toEqual(whole)
  await page.mouse.dblclick(whole.midX, whole.midY)
  await expectLevel(viewer, '200%')
  const zoomedAt = await page.evaluate(() => performance.now())
  const zoomed = await boxOf(picture)
  await drag()
  const dragged = await boxOf(picture)
  expect(dragged.x - zoomed.x).toBeCloseTo(-60, 0)
  expect(dragged.y - zoomed.y).toBeCloseTo(-40, 0)
  await expectAccessible(page, { state: 'of the viewer', part: 'dialog' })
  // Until then a second double click is taken for another report of the first.
  await page.waitForFunction((at) => performance.now() - at > 500, zoomedAt)
  await page.mouse.dblclick(whole.midX, whole.midY)
  await expectLevel(viewer, '100%')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)

  await openViewer(page)
  await expect(viewer).toBeFocused()
  for (let times = 0; times < 10; times++) await page.keyboard.press('+')
  await expectLevel(viewer, '300%')
  const before = await boxOf(viewer.getByRole('img'))
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await boxOf(viewer.getByRole('img'))).x).toBeLessThan(before.x)
  for (let times = 0; times < 12; times++) await page.keyboard.press('-')
  await expectLevel(viewer, '50%')
  await page.keyboard.press('0')
  await expectLevel(viewer, '100%')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 / 3')).toBeVisible()

  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await press(viewer, 'Fullscreen')
  await expect.poll(isFull).toBe(true)
  await press(viewer, 'Exit fullscreen')
  await expect.poll(isFull).toBe(false)
  // A browser that refuses is no error of the page.
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
  })
  await press(viewer, 'Fullscreen')
  await expect(viewer).toBeVisible()
})

test('a picture that cannot be loaded says so', async ({ page, complaints }) => {
  complaints.allow(/\/images\/.*-2000\./)
  await open(page, FULL)
  await enlarge(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.route('**/images/*-2000.*', (route) => route.abort())
  await enlarge(page).click()
  await expect(page.getByRole('dialog').getByText('Failed to Load')).toBeVisible()
})
