import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/browser/browser.ts'
import { currentSlide, openProject } from '../../support/browser/project.ts'

async function openViewer(page: Page, section = 'site-plan'): Promise<Locator> {
  await openProject(page)
  await page.locator(`#${section}`).scrollIntoViewIfNeeded()
  await currentSlide(page, section)
    .getByRole('link', { name: /^Enlarge/ })
    .click()
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

test('says on a phone in full what it shows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const viewer = await openViewer(page, 'floor-plan')
  const title = viewer.getByRole('heading')
  await expect(title).toHaveText('Floor plan of The Aravalli Summit 3 BHK + Study')
  expect(
    await title.evaluate(
      (it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight,
    ),
  ).toBe(true)
})

for (const section of ['floor-plan', 'location', 'site-plan']) {
  test(`a picture of the ${section} section opens in the viewer`, async ({ page }) => {
    const viewer = await openViewer(page, section)
    await expectLevel(viewer, '100%')
  })
}

test('zooms in quarters from 50 to 300 per cent, and back to the whole picture', async ({
  page,
}) => {
  const viewer = await openViewer(page)
  for (const level of [125, 150, 175, 200, 225, 250, 275, 300, 300]) {
    await press(viewer, 'Zoom in')
    await expectLevel(viewer, `${level}%`)
  }
  await press(viewer, 'Reset zoom')
  await expectLevel(viewer, '100%')
  for (const level of [75, 50, 50]) {
    await press(viewer, 'Zoom out')
    await expectLevel(viewer, `${level}%`)
  }
})

test('ctrl and wheel zoom in tenths; the wheel alone does not', async ({ page }) => {
  const viewer = await openViewer(page)
  const { midX, midY } = await boxOf(viewer.getByRole('img'))
  await page.mouse.move(midX, midY)
  await page.mouse.wheel(0, -100)
  await expectLevel(viewer, '100%')
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await expectLevel(viewer, '110%')
  await page.mouse.wheel(0, -100)
  await expectLevel(viewer, '120%')
  await page.mouse.wheel(0, 100)
  await expectLevel(viewer, '110%')
  await page.keyboard.up('Control')
})

test('a double click zooms, the next one resets; a zoomed picture is dragged', async ({ page }) => {
  const viewer = await openViewer(page)
  const picture = viewer.getByRole('img')
  const whole = await boxOf(picture)
  const drag = async () => {
    await page.mouse.move(whole.midX, whole.midY)
    await page.mouse.down()
    await page.mouse.move(whole.midX - 60, whole.midY - 40, { steps: 5 })
    await page.mouse.up()
  }
  await drag()
  expect(await boxOf(picture)).toEqual(whole)

  await page.mouse.dblclick(whole.midX, whole.midY)
  await expectLevel(viewer, '200%')
  const zoomed = await boxOf(picture)
  await drag()
  const dragged = await boxOf(picture)
  expect(dragged.x - zoomed.x).toBeCloseTo(-60, 0)
  expect(dragged.y - zoomed.y).toBeCloseTo(-40, 0)

  await page.waitForTimeout(500)
  await page.mouse.dblclick(whole.midX, whole.midY)
  await expectLevel(viewer, '100%')
})

test('everything works by keyboard', async ({ page }) => {
  const viewer = await openViewer(page)
  await expect(viewer).toBeFocused()
  for (let times = 0; times < 4; times++) await page.keyboard.press('+')
  await expectLevel(viewer, '200%')
  const before = await boxOf(viewer.getByRole('img'))
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await boxOf(viewer.getByRole('img'))).x).toBeLessThan(before.x)
  await page.keyboard.press('-')
  await expectLevel(viewer, '175%')
  await page.keyboard.press('0')
  await expectLevel(viewer, '100%')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
})

test('fills the screen and returns', async ({ page }) => {
  const viewer = await openViewer(page)
  await press(viewer, 'Fullscreen')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await press(viewer, 'Exit fullscreen')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
  await expect(viewer).toBeVisible()
})

test('closes by button and by a press beside it, and gives the focus back', async ({ page }) => {
  const viewer = await openViewer(page)
  await press(viewer, 'Close')
  await expect(viewer).toHaveCount(0)
  const link = currentSlide(page, 'site-plan').getByRole('link', { name: /^Enlarge/ })
  await expect(link).toBeFocused()

  await link.click()
  await expect(viewer).toBeVisible()
  await page.mouse.click(8, 300)
  await expect(viewer).toHaveCount(0)
})

test('a picture that cannot be loaded says so', async ({ page, complaints }) => {
  complaints.allow(/\/images\/.*-2000\./)
  await openProject(page)
  const link = currentSlide(page, 'site-plan').getByRole('link', { name: /^Enlarge/ })
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.route('**/images/*-2000.*', (route) => route.abort())
  await link.click()
  await expect(page.getByRole('dialog').getByText('Failed to Load')).toBeVisible()
})
