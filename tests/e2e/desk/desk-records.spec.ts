import { button, expect, notice, openDesk, section, test } from '../../support/browser/desk.ts'
import type { DeskProcess } from '../../support/programs/desk-process.ts'

test.describe.configure({ mode: 'default' })

let desk: DeskProcess
test.beforeAll(({ desk: shared }) => {
  desk = shared
  desk.data.restoreAll()
})

test('New project: a dialog that says why it refuses, writes at once, and Undo; New developer, Rename and Remove', async ({
  page,
}) => {
  const before = desk.data.texts()
  await openDesk(page, desk, '/')
  const opener = button(page, 'New project')
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await dialog.getByLabel('Name').fill('The Aravalli Summit')
  await button(dialog, 'Create').click()
  await expect(dialog.getByRole('alert')).toHaveText(/the-aravalli-summit/)
  await dialog.getByLabel('Name').fill('Amber Heights')
  await dialog.getByLabel('Developer').selectOption('Aravalli Crest')
  await dialog.getByLabel('Kind').selectOption('Residential')
  await button(dialog, 'Create').click()
  await expect(page).toHaveURL(`${desk.url}/projects/amber-heights`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amber Heights')
  await expect(
    section(page, 'Residential projects').getByLabel('Slug', { exact: true }),
  ).toHaveValue('amber-heights')
  expect(desk.data.read('residentialProjects.json')).toContain('"id": "amber-heights"')

  await button(page, 'Undo').click()
  await expect.poll(() => desk.data.texts()).toEqual(before)

  await button(page, 'New developer').click()
  const other = page.getByRole('dialog')
  await other.getByLabel('Name').fill('Fern & Co')
  await other.getByLabel('Kind').selectOption('Plots')
  await button(other, 'Create').click()
  await expect(page).toHaveURL(`${desk.url}/developers/fern-and-co`)

  await button(page, 'Rename').click()
  await other.getByLabel('New name').fill('Fern Homes')
  await button(other, 'Rename').click()
  await expect(page).toHaveURL(`${desk.url}/developers/fern-homes`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fern Homes')

  await button(page, 'Remove').click()
  await expect(other).toContainText('Remove Fern Homes?')
  await button(other, 'Remove').click()
  await expect(page).toHaveURL(`${desk.url}/`)
  for (let undone = 0; undone < 3; undone += 1) {
    await button(page, 'Undo').click()
    await expect(notice(page)).not.toBeEmpty()
  }
  await expect.poll(() => desk.data.texts()).toEqual(before)
})

test('Copy takes what the project says along @full', async ({ page }) => {
  const before = desk.data.texts()
  await openDesk(page, desk)
  await button(page, 'Copy').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('The Aravalli Summit Two')
  await button(dialog, 'Create').click()
  await expect(page).toHaveURL(`${desk.url}/projects/the-aravalli-summit-two`)
  await expect(page.getByRole('group', { name: 'Floor 1', exact: true })).toBeVisible()
  await expect(button(section(page, 'Trending projects'), 'Add Trending projects')).toBeVisible()
  await button(page, 'Undo').click()
  await expect.poll(() => desk.data.texts()).toEqual(before)
})

test('a developer’s projects are reordered', async ({ page }) => {
  const before = desk.data.texts()
  await openDesk(page, desk, '/developers/aravalli-crest')
  const list = section(page, 'Residential projects')
  await expect(list.getByRole('link').first()).toHaveText('The Aravalli Summit')
  await button(list, 'Move down').first().click()
  await expect(list.getByRole('link').first()).toHaveText('Crest Greens')
  await expect(button(list, 'Move down').nth(1)).toBeFocused()
  await button(list, 'Move up').nth(1).click()
  await expect(list.getByRole('link').first()).toHaveText('The Aravalli Summit')
  expect(desk.data.texts()).toEqual(before)
})
