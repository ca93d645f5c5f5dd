import { expect, test } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { startOverlayPage } from '../../support/browser/overlay-page.ts'
import { copySampleData, type DataCopy } from '../../support/programs/data-copy.ts'

let copy: DataCopy
let site: Awaited<ReturnType<typeof startOverlayPage>>

test.beforeAll(async () => {
  copy = copySampleData()
  site = await startOverlayPage(copy.folder)
})
test.afterAll(() => {
  site.close()
  copy.dispose()
})

test('the report on the data: warnings behind a press, errors at once, mended by a button', async ({
  page,
}) => {
  // A command of its own mends.
  test.slow()
  const slowly = { timeout: 60_000 }
  await page.goto(site.url)
  const badge = page.getByRole('button', { name: '37 warnings' })
  await expect(badge).toBeVisible(slowly)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await badge.press('Enter')
  const panel = page.getByRole('dialog', { name: '37 warnings about the data' })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('listitem')).toHaveCount(37)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(badge).toBeFocused()

  await expectAccessible(page, { state: 'closed' })

  const was = copy.read('floorPlan.json')
  copy.write('floorPlan.json', was.replace('"the-aravalli-summit"', '"The-Aravalli-Summit"'))
  await site.check()
  await page.reload()
  const errors = page.getByRole('dialog', { name: '1 error in the data' })
  await expect(errors).toBeVisible(slowly)
  await expect(errors.getByText('floorPlan.json:3:11', { exact: true })).toBeVisible()
  await expect(errors).not.toContainText(/vite|module|plugin|stack|node_modules/i)
  await expectAccessible(page, { state: 'with an error' })
  await errors.getByRole('button', { name: 'Mend 1 with only one answer' }).click()

  const mended = page.getByRole('dialog', { name: '37 warnings about the data' })
  await expect(mended.getByRole('heading', { name: 'What was mended' })).toBeVisible(slowly)
  await expect(mended).toContainText('+    "id": "the-aravalli-summit"')
  expect(copy.read('floorPlan.json')).toBe(was)
  await mended.getByRole('button', { name: 'Close' }).click()
  await badge.click()
  await expect(page.getByRole('heading', { name: 'What was mended' })).toHaveCount(0)
})
