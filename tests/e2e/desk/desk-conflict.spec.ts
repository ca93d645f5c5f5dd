import { button, expect, openDesk, save, section, test } from '../../support/browser/desk.ts'
import { startDesk, type DeskProcess } from '../../support/programs/desk-process.ts'

test.describe.configure({ mode: 'default' })

let desk: DeskProcess
test.beforeAll(async () => {
  desk = await startDesk()
})
test.afterAll(() => desk.end())

const FILE = 'residentialProjects.json'
const PRICE = '₹ 2.9 Cr – 4.75 Cr'

test('a page without drafts follows the disk', async ({ page }) => {
  await openDesk(page, desk)
  const possession = section(page, 'Residential projects').getByLabel('Possession', { exact: true })
  desk.data.edit(FILE, '"December 2028"', '"January 2029"')
  await expect(possession).toHaveValue('January 2029')
  desk.data.edit(FILE, '"January 2029"', '"December 2028"')
  await expect(possession).toHaveValue('December 2028')
})

test('a field that was changed on both sides is chosen, others are merged', async ({ page }) => {
  const before = desk.data.texts()
  await openDesk(page, desk)
  const facts = section(page, 'Residential projects')
  await facts.getByLabel('Price', { exact: true }).fill('₹ 3 Cr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not saved yet')
  desk.data.edit(FILE, PRICE, '₹ 2.8 Cr')
  desk.data.edit(FILE, '"December 2028"', '"January 2029"')
  const conflict = page.getByRole('group', { name: 'Price', exact: true })
  await expect(conflict).toContainText('₹ 3 Cr')
  await expect(conflict).toContainText('₹ 2.8 Cr')
  await expect(facts.getByLabel('Possession', { exact: true })).toHaveValue('January 2029')
  await button(page, 'Save').click()
  expect(desk.data.read(FILE)).toContain('₹ 2.8 Cr"')

  await expect(button(conflict, "Take the file's")).toBeVisible()
  await button(conflict, 'Keep mine').click()
  await expect(conflict).toHaveCount(0)
  await expect(facts.getByLabel('Price', { exact: true })).toHaveValue('₹ 3 Cr')
  await save(page)
  expect(desk.data.read(FILE)).toBe(
    before[FILE]?.replace(PRICE, '₹ 3 Cr').replace('"December 2028"', '"January 2029"'),
  )
  desk.data.restore(FILE)
  await expect(facts.getByLabel('Price', { exact: true })).toHaveValue(PRICE)
})
