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
import type { DeskProcess } from '../../support/programs/desk-process.ts'

test.describe.configure({ mode: 'default' })

let desk: DeskProcess
test.beforeAll(({ desk: shared }) => {
  desk = shared
  desk.data.restoreAll()
})

const FACTS = 'Residential projects'

test('a price says how it is read, and is saved as the smallest edit; a finding stands beside its field, an error is not saved, and says why', async ({
  page,
}) => {
  const before = desk.data.texts()
  await openDesk(page, desk)
  const price = section(page, FACTS).getByLabel('Price', { exact: true })
  await expect(price).toHaveValue('₹ 2.9 Cr – 4.75 Cr')
  await price.fill('3.1cr to 4.9 crore')
  await expect(section(page, FACTS)).toContainText('Read as ₹ 3.1 Cr – 4.9 Cr')
  await price.fill('₹ 3.1 Cr – 4.75 Cr')
  // An optional text that is emptied is removed.
  await section(page, FACTS).getByLabel('Possession', { exact: true }).fill('')
  await save(page)
  await expect(button(page, 'Save')).toBeFocused()
  const possession = section(page, FACTS).getByLabel('Possession', { exact: true })
  await possession.fill('May')
  await expect(notice(page)).toBeEmpty()
  await possession.fill('')
  const file = 'residentialProjects.json'
  const edited = before[file]
    ?.replace('₹ 2.9 Cr – 4.75 Cr', '₹ 3.1 Cr – 4.75 Cr')
    .replace(/ *"possession": "December 2028",\n/, '')
  expect(desk.data.texts()).toEqual({ ...before, [file]: edited })

  await button(page, 'Undo').click()
  await expect(price).toHaveValue('₹ 2.9 Cr – 4.75 Cr')
  expect(desk.data.texts()).toEqual(before)

  await price.fill('about five')
  await expect(price).toHaveAccessibleDescription(/^.*price.*"about five"/)
  await button(page, 'Discard').click()
  await expect(price).toHaveValue('₹ 2.9 Cr – 4.75 Cr')
  await expect(price).toHaveAccessibleDescription(/^Read as/)

  const name = section(page, FACTS).getByLabel(/^Name/)
  await name.fill('')
  await save(page, /^Not saved: /)
  await expect(button(page, 'Save')).toBeEnabled()
  expect(desk.data.texts()).toEqual(before)
  // What was refused is not said any more once it is put right.
  await name.fill('The Summit')
  await expect(notice(page)).toBeEmpty()
  await button(page, 'Discard').click()
  await expect(name).toHaveValue('The Aravalli Summit')
  await save(page, /./)
  // What was done on one page is not said on the next.
  await expect(notice(page)).not.toBeEmpty()
  await page.getByRole('link', { name: 'Problems' }).click()
  await expect(page).toHaveURL(/\/problems/)
  await expect(notice(page)).toBeEmpty()
})

test('an entry of a list has its own finding @full', async ({ page }) => {
  const before = desk.data.texts()
  await openDesk(page, desk, '/projects/arc-skyvillas')
  const amenities = section(page, 'Project amenities')
  const wrong = amenities.getByRole('combobox').and(page.locator('[aria-describedby*=finding]'))
  await expect(wrong).toHaveValue('rooftop_observatory')
  await expect(wrong).toHaveAccessibleDescription(
    /the amenity catalogue has no words for "rooftop_observatory"/,
  )
  await wrong.fill('rooftop_solar')
  await expect(wrong).toHaveCount(0)
  await save(page)
  const file = 'projectAmenities.json'
  expect(desk.data.texts()).toEqual({
    ...before,
    [file]: before[file]?.replace('rooftop_observatory', 'rooftop_solar'),
  })
  await button(page, 'Undo').click()
  await expect.poll(() => desk.data.texts()).toEqual(before)
})

test('a trending card follows its project by the finding’s Fix, in one save of both files @full', async ({
  page,
}) => {
  const before = desk.data.texts()
  const [old, now] = ['₹ 2.9 Cr – 4.75 Cr', '₹ 3.1 Cr – 4.75 Cr'] as const
  await openDesk(page, desk)
  await section(page, FACTS).getByLabel('Price', { exact: true }).fill(now)
  const card = section(page, 'Trending projects')
  await button(card, 'Fix').click()
  await expect(card.getByLabel('Price', { exact: true })).toHaveValue(now)
  await expect(button(card, 'Fix')).toHaveCount(0)
  await save(page)
  const files = ['residentialProjects.json', 'trendingProjects.json']
  const edited = files.map((file) => [file, before[file]?.replace(old, now)])
  expect(desk.data.texts()).toEqual({ ...before, ...Object.fromEntries(edited) })
  await button(page, 'Undo').click()
  await expect.poll(() => desk.data.texts()).toEqual(before)
})

test('what is typed is there again after a reload', async ({ page }) => {
  const before = desk.data.texts()
  await openDesk(page, desk)
  const possession = section(page, FACTS).getByLabel('Possession', { exact: true })
  await possession.fill('June 2029')
  // At once: what is typed is sent while the page goes away.
  await page.reload()
  await expect(possession).toHaveValue('June 2029')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not saved yet')

  expect(desk.data.texts()).toEqual(before)
  await button(page, 'Discard').click()
  await expect(possession).toHaveValue('December 2028')
})

test('Discard goes back to the file whatever is still on its way', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  const before = desk.data.texts()
  await openDesk(page, desk)
  const facts = section(page, FACTS)
  const possession = facts.getByLabel('Possession', { exact: true })
  const isUnsaved = expect(page.getByRole('heading', { level: 1 }))
  await possession.fill('June 2029')
  await isUnsaved.toContainText('Not saved yet')

  // What could not be sent is not sent later.
  const drafts = `**/desk/api/pages${SUMMIT}`
  const refused = page.waitForEvent('requestfailed')
  await page.route(drafts, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await possession.fill('July 2029')
  await refused
  await button(page, 'Save').click()
  await expect(notice(page)).toContainText('does not answer')
  expect(desk.data.texts()).toEqual(before)
  await button(page, 'Discard').click()
  await expect(possession).toHaveValue('December 2028')
  await page.unroute(drafts)
  await possession.focus()
  await possession.blur()
  await isUnsaved.not.toContainText('Not saved yet')
  await expect(possession).toHaveValue('December 2028')

  // What is typed before the answer is typed into what the file says.
  await possession.fill('June 2029')
  await isUnsaved.toContainText('Not saved yet')
  let answer = (): void => undefined
  const isAsked = new Promise<void>((resolve) => {
    void page.route(drafts, async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      resolve()
      await new Promise<void>((go) => (answer = go))
      return route.continue()
    })
  })
  await button(page, 'Discard').click()
  await isAsked
  await expect(possession).toHaveValue('December 2028')
  const bedrooms = facts.getByLabel('Bedrooms', { exact: true })
  await bedrooms.fill('3 & 5 BHK')
  answer()
  await save(page)
  await expect(possession).toHaveValue('December 2028')
  const file = 'residentialProjects.json'
  expect(desk.data.read(file)).toBe(before[file]?.replace('3 BHK, 4 BHK', '3 & 5 BHK'))
  await button(page, 'Undo').click()
  await expect.poll(() => desk.data.texts()).toEqual(before)
})

test('a page larger than what a browser sends from a closed page is edited all the same @full', async ({
  page,
}) => {
  const before = desk.data.read('site.json')
  const site = JSON.parse(before) as object
  desk.data.write('site.json', JSON.stringify({ ...site, aboutText: 'Long. '.repeat(12_000) }))
  await openDesk(page, desk, '/files/site')
  await page.getByLabel('Phone', { exact: true }).first().fill('+91 00000 00021')
  await save(page)
  expect(desk.data.read('site.json').includes('+91 00000 00021')).toBe(true)
  desk.data.write('site.json', before)
})
