import type { Locator, Page } from 'playwright/test'
import { button, expect, openDesk, save, section, test } from '../../support/browser/desk.ts'
import type { DeskProcess } from '../../support/programs/desk-process.ts'

test.describe.configure({ mode: 'default' })

let desk: DeskProcess
test.beforeAll(({ desk: shared }) => {
  desk = shared
  desk.data.restoreAll()
})

const group = (part: Locator, name: string) => part.getByRole('group', { name, exact: true })

/** Chooses a picture by its path for the last picture field of a part. */
async function choose(page: Page, part: Locator, path: string): Promise<void> {
  await button(part, 'Choose picture').last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Find').fill(path)
  await button(dialog, path).click()
  await expect(dialog).toHaveCount(0)
}

test('a project from its name to the page that visitors see @full', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDesk(page, desk, '/')
  const dialog = page.getByRole('dialog')
  await button(page, 'New developer').click()
  await dialog.getByLabel('Name').fill('Fern Estates')
  await button(dialog, 'Create').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fern Estates', {
    // All pictures of the copy are looked at for the first time.
    timeout: 60_000,
  })
  await button(page, 'New project').click()
  await dialog.getByLabel('Name').fill('Amber Heights')
  await expect(dialog.getByLabel('Developer')).toHaveValue('Fern Estates')
  await button(dialog, 'Create').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amber Heights')

  const facts = section(page, 'Residential projects')
  await facts.getByLabel('Price', { exact: true }).fill('1.5 crore to 2.2 crore')
  await facts.getByLabel('Localities', { exact: true }).fill('Sector 79, Gurgaon')
  await facts.getByLabel('RERA number', { exact: true }).fill('RC/REP/HARERA/GGM/800')
  await facts.getByLabel('Main picture', { exact: true }).fill('exteriors/highrise-b-1.jpg')
  const pictures = group(facts, 'Pictures')
  await button(pictures, 'Add Picture').click()
  await choose(page, pictures, 'exteriors/highrise-b-2.jpg')
  await button(pictures, 'Add Picture').click()
  const films = group(facts, 'Films')
  await button(films, 'Add Film').click()
  await films.getByLabel(/^Title/).fill('A walk')
  // What is missing is said at its field.
  await expect(films.getByLabel(/^Address/)).toHaveAccessibleDescription(/"url" is missing/)
  await films.getByLabel(/^Address/).fill('https://youtu.be/dQw4w9WgXcQ')

  const plans = section(page, 'Floor plans')
  await button(plans, 'Add Floor plans').click()
  for (const [index, configuration] of ['3 BHK', '4 BHK'].entries()) {
    await button(plans, 'Add Floor').click()
    const floor = group(plans, `Floor ${index + 1}`)
    await floor.getByLabel(/^Configuration/).fill(configuration)
    await button(floor, 'Add Drawing of a floor').click()
    await choose(page, floor, 'floor-plans/3bhk-study.png')
  }
  await button(plans, 'Remove Floor').last().click()

  const amenities = section(page, 'Project amenities')
  await button(amenities, 'Add Project amenities').click()
  await button(amenities, 'Add Amenity').click()
  await amenities.getByRole('combobox').fill('rooftop solar')
  await page.keyboard.press('Tab')
  await expect(amenities.getByRole('combobox')).toHaveValue('rooftop_solar')

  const location = section(page, 'Locations')
  await button(location, 'Add Locations').click()
  const latitude = location.getByLabel(/^Latitude/)
  await expect(latitude).not.toHaveAttribute('required')
  await latitude.fill('28.3591')
  await expect(latitude).toHaveAttribute('required')
  await location.getByLabel(/^Longitude/).fill('76.9714')

  const updates = section(page, 'Construction updates')
  await button(updates, 'Add Construction updates').click()
  await button(updates, 'Add Construction update').click()
  await updates.getByLabel(/^Date/).fill('2026-11-10')
  await updates.getByLabel(/^Title/).fill('Third floor cast')
  await updates.getByLabel(/^Per cent/).fill('20 %')
  await expect(updates.getByLabel(/^Per cent/)).toHaveValue('20')
  await button(updates, 'Add Picture').click()
  await choose(page, updates, 'exteriors/highrise-b-3.jpg')

  await save(page)
  // The line that was left empty is gone; the others are there.
  await expect(pictures.getByRole('textbox')).toHaveCount(1)
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Amber Heights')
  for (const text of ['₹ 1.5 Cr – 2.2 Cr', '3 BHK', 'Rooftop Solar', 'Third floor cast'])
    await expect(preview.getByText(text).first()).toBeAttached()
  expect(desk.data.read('residentialProjects.json')).toContain('"exteriors/highrise-b-2.jpg"')
})
