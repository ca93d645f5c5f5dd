import type { Page } from 'playwright/test'
import {
  button,
  expect,
  notice,
  openDesk,
  save,
  section,
  SUMMIT,
  test,
} from '../../support/browser/desk.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { startDesk, type DeskProcess } from '../../support/programs/desk-process.ts'

test.describe.configure({ mode: 'default', timeout: 180_000 })

const FILE = 'residentialProjects.json'

let desk: DeskProcess
test.beforeAll(({ desk: shared }) => {
  desk = shared
  desk.data.restoreAll()
})

const field = (page: Page, name: string) =>
  section(page, 'Residential projects').getByLabel(name, { exact: true })

test('two tabs of one page: the last text of each field counts, and each tab follows the other', async ({
  page,
  context,
}) => {
  await openDesk(page, desk)
  const other = await context.newPage()
  await other.goto(desk.url + SUMMIT)
  await expect(field(other, 'Price')).toBeVisible()
  await field(page, 'Price').fill('₹ 3 Cr')
  await field(other, 'Possession').fill('May 2030')
  await expect(field(page, 'Possession')).toHaveValue('May 2030')
  await expect(field(other, 'Price')).toHaveValue('₹ 3 Cr')
  await Promise.all([
    field(page, 'Price').pressSequentially('0 to 4 Cr'),
    field(other, 'Possession').pressSequentially(' at the latest'),
  ])
  for (const tab of [page, other]) {
    await expect(field(tab, 'Price')).toHaveValue('₹ 3 Cr0 to 4 Cr')
    await expect(field(tab, 'Possession')).toHaveValue('May 2030 at the latest')
  }
  await field(other, 'Price').fill('₹ 3.2 Cr')
  await expect(field(page, 'Price')).toHaveValue('₹ 3.2 Cr')
  await button(page, 'Discard').click()
  await expect(field(other, 'Possession')).toHaveValue('December 2028')
  await other.close()
})

test('leaving the desk with something unsaved asks, leaving it as it was does not', async ({
  page,
}) => {
  await openDesk(page, desk)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await field(page, 'Price').fill('₹ 3 Cr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not saved yet')
  await page.getByRole('link', { name: 'Problems' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problems')
  expect(asked).toEqual([])
  await page.reload()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.goto(desk.url + SUMMIT)
  const marked = page.getByRole('link', { name: /^The Aravalli Summit.*not saved/ })
  await expect(marked).toHaveCount(1)
  await button(page, 'Discard').click()
  await expect(field(page, 'Price')).toHaveValue('₹ 2.9 Cr – 4.75 Cr')
  await expect(marked).toHaveCount(0)
  asked.length = 0
  await page.reload()
  await expect(field(page, 'Price')).toBeVisible()
  expect(asked).toEqual([])
})

test('an open tab goes on after the desk was started again, and saves what it shows @full', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(
    /ERR_CONNECTION_RE(?:FUSED|SET)|ERR_INCOMPLETE_CHUNKED|status of 403|ERR_EMPTY_RESPONSE/,
  )
  const before = desk.data.read(FILE)
  await openDesk(page, desk)
  await field(page, 'Price').fill('3.9 Cr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not saved yet')
  await desk.end()
  await field(page, 'Price').fill('5 Cr')
  await field(page, 'Possession').fill('May 2030')
  await expect(notice(page)).toContainText('does not answer')

  // Whoever shares this desk goes on with it.
  Object.assign(desk, await startDesk(desk.data, desk.state, new URL(desk.url).port))
  await button(page, 'Save').click()
  await expect(notice(page)).toContainText('Open the desk by the address that the command printed.')
  expect(desk.data.read(FILE)).toBe(before)
  // The editor opens the new address, and the tab that was open goes on.
  const other = await context.newPage()
  await other.goto(desk.address)
  await expect(field(page, 'Price')).toHaveValue('5 Cr')
  await expect(field(page, 'Possession')).toHaveValue('May 2030')
  await other.goto(desk.url + SUMMIT)
  await expect(field(other, 'Price')).toHaveValue('5 Cr')
  await save(page)
  expect(desk.data.read(FILE)).toBe(
    before.replace('₹ 2.9 Cr – 4.75 Cr', '5 Cr').replace('December 2028', 'May 2030'),
  )
  desk.data.restoreAll()
  await other.close()
})

test('what could not be sent is there when its page is opened again, and is sent then', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await openDesk(page, desk)
  const isTyping = '**/desk/api/pages/**'
  await page.route(isTyping, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await field(page, 'Price').fill('5 Cr')
  await expect(notice(page)).toContainText('does not answer')
  await page.getByRole('link', { name: 'Problems' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problems')
  await page.unroute(isTyping)
  await page.goBack()
  await expect(field(page, 'Price')).toHaveValue('5 Cr')
  await expect(page.getByRole('link', { name: /^The Aravalli Summit.*not saved/ })).toBeVisible()
  await button(page, 'Discard').click()
})

test('a desk that did not answer for a while is asked again, and the page goes on by itself', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await openDesk(page, desk)
  await page.route('**/desk/api/**', (route) => route.abort())
  await field(page, 'Price').fill('5 Cr')
  await expect(notice(page)).toContainText('does not answer')
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await expect(notice(page)).toContainText('does not answer')
  await page.goBack()
  await expect(notice(page)).toContainText('does not answer')
  await expect(page.getByText('Nothing here')).toHaveCount(0)

  await page.unroute('**/desk/api/**')
  await expect(field(page, 'Price')).toHaveValue('5 Cr')
  await expect(notice(page)).toHaveText('The desk answers again')
  await page.getByRole('link', { name: 'Editor’s desk' }).click()
  // The draft has arrived, and is named as everybody knows it.
  await expect(
    page.getByRole('main').getByRole('link', { name: 'The Aravalli Summit' }),
  ).toBeVisible()
  await page.goBack()
  const discarded = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await button(page, 'Discard').click()
  await discarded
})

test('everything can be reached from 320 px, and the first stop of the keyboard leads to the form @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openDesk(page, desk)
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const path of [
    SUMMIT,
    '/developers/aravalli-crest',
    '/prices',
    '/problems',
    '/files/site',
  ]) {
    await page.goto(desk.url + path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading …')
    await expect(page.getByText('Loading …')).toHaveCount(0)
    expect(await excess(), path).toBeLessThanOrEqual(0)
  }
  await page.goto(desk.url + SUMMIT)
  expect((await field(page, 'Price').boundingBox())?.width).toBeGreaterThan(220)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Go to the form' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(section(page, 'Residential projects').locator(':focus')).toHaveCount(1)
  await button(page, 'Preview').click()
  await expect(page.getByTitle('Preview')).toBeInViewport()
  await button(page, 'Preview').click()

  await button(page, 'All there is').click()
  await page.getByLabel('Find').fill('CREST GREENS')
  await page.getByRole('link', { name: /^Crest Greens/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crest Greens')
  await expectAccessible(page, { widths: [320], without: 'iframe' })
})
