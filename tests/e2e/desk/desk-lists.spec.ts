import { button, expect, openDesk, save, section, test } from '../../support/browser/desk.ts'
import type { DeskProcess } from '../../support/programs/desk-process.ts'

test.describe.configure({ mode: 'default' })

let desk: DeskProcess
test.beforeAll(({ desk: shared }) => {
  desk = shared
  desk.data.restoreAll()
})

type Floor = { configuration: string }
const floors = () =>
  (JSON.parse(desk.data.read('floorPlan.json')) as { id: string; floors: Floor[] }[])
    .find(({ id }) => id === 'the-aravalli-summit')
    ?.floors.map(({ configuration }) => configuration)

test('a list is a group whose entries are added, moved and removed by the keyboard; amenities are chosen by their names', async ({
  page,
}) => {
  const before = desk.data.texts()
  const [first = '', second = '', ...others] = floors() ?? []
  await openDesk(page, desk)
  const list = section(page, 'Floor plans').getByRole('group', { name: 'Floors', exact: true })
  const entry = (number: number) =>
    list.getByRole('group', { name: `Floor ${number}`, exact: true })

  const down = button(entry(1), 'Move down').first()
  await down.press('Enter')
  await expect(entry(2).getByLabel('Configuration', { exact: true })).toHaveValue(first)
  await expect(button(entry(2), 'Move down').first()).toBeFocused()

  await button(list, 'Add Floor').press('Enter')
  const added = entry(others.length + 3)
  await expect(added.getByLabel('Configuration', { exact: true })).toBeFocused()
  await page.keyboard.type('5 BHK')
  await button(entry(1), 'Remove Floor').press('Enter')
  await expect(button(list, 'Add Floor')).toBeFocused()
  await save(page)
  expect(floors()).toEqual([first, ...others, '5 BHK'])
  expect(second).not.toBe('')

  await button(page, 'Undo').click()
  await expect.poll(() => desk.data.texts()).toEqual(before)

  const amenities = section(page, 'Project amenities')
  await button(amenities, 'Add Amenity').click()
  const chosen = amenities.getByRole('combobox').last()
  await expect(chosen).toBeFocused()
  await chosen.fill('rooftop_solar')
  await expect(chosen).toHaveAccessibleDescription(/Rooftop Solar/)
  await save(page)
  const written = JSON.parse(desk.data.read('projectAmenities.json')) as Record<string, string[]>
  expect(written['the-aravalli-summit']?.at(-1)).toBe('rooftop_solar')
})

test('a section that says nothing is begun, and removed again; a trending card is filled from its project, and saved as it is shown', async ({
  page,
}) => {
  const before = desk.data.texts()
  await openDesk(page, desk, '/projects/habitat-floors')
  const plans = section(page, 'Payment plans')
  await button(plans, 'Add Payment plans').click()
  await button(plans, 'Add Payment plan').click()
  await plans.getByLabel(/^Plan type/).fill('Down Payment Plan')
  await button(plans, 'Add Instalment').click()
  await plans.getByLabel(/^Particulars/).fill('On booking')
  await plans.getByLabel(/^Percentage/).fill('90')
  const instalments = plans.getByRole('group', { name: 'Instalments', exact: true })
  await expect(instalments).toHaveAccessibleDescription(/90/)
  await plans.getByLabel(/^Percentage/).fill('100')
  await save(page)
  const written = JSON.parse(desk.data.read('paymentPlan.json')) as Record<string, unknown>
  expect(written['habitat-floors']).toEqual([
    {
      plan_type_name: 'Down Payment Plan',
      schedule_entries: [{ particulars: 'On booking', installment_percentage: 100 }],
    },
  ])
  await button(plans, 'Remove Payment plans').click()
  await save(page)
  expect(desk.data.texts()).toEqual(before)

  const card = section(page, 'Trending projects')
  await button(card, 'Add Trending projects').click()
  await expect(card.getByLabel(/^Name/)).toHaveValue('Habitat Floors')
  await save(page)
  const cards = JSON.parse(desk.data.read('trendingProjects.json')) as { name: string }[]
  expect(cards.at(-1)?.name).toBe('Habitat Floors')
  await button(page, 'Undo').click()
  await expect.poll(() => desk.data.texts()).toEqual(before)
})

test('a file whose entries have keys @full', async ({ page }) => {
  const before = desk.data.read('amenityCatalogue.json')
  await openDesk(page, desk, '/files/amenityCatalogue')
  await button(page, 'Add Catalogue amenity').click()
  const key = page.getByLabel('Key', { exact: true }).last()
  await expect(key).toBeFocused()
  await page.keyboard.type('sky_deck')
  await key.press('Tab')
  await page
    .getByLabel(/^Label/)
    .last()
    .fill('Sky Deck')
  await save(page)
  const written = JSON.parse(desk.data.read('amenityCatalogue.json')) as Record<string, unknown>
  expect(written['sky_deck']).toEqual({ label: 'Sky Deck' })
  await button(page, 'Remove Catalogue amenity').last().click()
  await save(page)
  expect(desk.data.read('amenityCatalogue.json')).toBe(before)
})

test('a list that is shown as one text is typed at any place, and split when the field is left', async ({
  page,
}) => {
  const before = desk.data.texts()
  await openDesk(page, desk, '/projects/meridian-one')
  const bedrooms = section(page, 'Residential projects').getByLabel('Bedrooms', { exact: true })
  await expect(bedrooms).toHaveValue('2 BHK, 3 BHK, 4 BHK')
  await bedrooms.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(',')
  await expect(bedrooms).toHaveValue('2 BHK, 3 BHK, 4 BHK,')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Home')
  for (const _ of '2 BHK') await page.keyboard.press('ArrowRight')
  await page.keyboard.type(', 2.5 BHK')
  await expect(bedrooms).toHaveValue('2 BHK, 2.5 BHK, 3 BHK, 4 BHK')
  // A finding about one of the words stands at the field.
  await page.keyboard.type(',BHK')
  await expect(bedrooms).toHaveAccessibleDescription(/"BHK" is no number/)
  for (const _ of 'BHK') await page.keyboard.press('Backspace')
  await expect(bedrooms).toHaveValue('2 BHK, 2.5 BHK,, 3 BHK, 4 BHK')
  await page.keyboard.press('Tab')
  await expect(bedrooms).toHaveValue('2 BHK, 2.5 BHK, 3 BHK, 4 BHK')
  await save(page)
  const file = 'residentialProjects.json'
  expect(desk.data.texts()).toEqual({
    ...before,
    [file]: before[file]?.replace(/("bedrooms": \[\s*"2 BHK",)(\s*)/, '$1$2"2.5 BHK",$2'),
  })
  await bedrooms.fill('')
  await bedrooms.pressSequentially('5 BHK')
  await save(page)
  expect(desk.data.read(file)).toMatch(/"bedrooms": \[\s*"5 BHK"\s*\]/)
  desk.data.restoreAll()
})

test('a text that may be a list loses the comma behind its last word when the field is left @full', async ({
  page,
}) => {
  const before = desk.data.read('residentialProjects.json')
  await openDesk(page, desk)
  const bedrooms = section(page, 'Residential projects').getByLabel('Bedrooms', { exact: true })
  await bedrooms.fill('')
  await bedrooms.pressSequentially('3 BHK, 5 BHK, ')
  await expect(bedrooms).toHaveValue('3 BHK, 5 BHK, ')
  await save(page)
  await expect(bedrooms).toHaveValue('3 BHK, 5 BHK')
  expect(desk.data.read('residentialProjects.json')).toBe(
    before.replace('"3 BHK, 4 BHK"', '"3 BHK, 5 BHK"'),
  )
  desk.data.restoreAll()
})

test('the caret stays where it is, whatever arrives', async ({ page }) => {
  await openDesk(page, desk)
  const price = section(page, 'Residential projects').getByLabel('Price', { exact: true })
  const caret = () => price.evaluate((field: HTMLInputElement) => field.selectionStart)
  await price.focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('From ')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not saved yet')
  expect(await caret()).toBe(5)
  await button(page, 'Discard').click()
  await price.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  desk.data.edit('residentialProjects.json', '₹ 2.9 Cr – 4.75 Cr', '₹ 2.95 Cr')
  await expect(price).toHaveValue('₹ 2.95 Cr')
  expect(await caret()).toBe(1)
  desk.data.restoreAll()
})

test('a key is changed, and refused where there is such an entry; a new one says nothing that nobody typed @full', async ({
  page,
}) => {
  await openDesk(page, desk, '/files/site')
  const links = page.getByRole('group', { name: 'Social links', exact: true })
  const keys = links.getByLabel('Network', { exact: true })
  const [first, second] = [await keys.first().inputValue(), await keys.nth(1).inputValue()]
  const address = await links.getByLabel('Page', { exact: true }).first().inputValue()
  await keys.first().fill(second)
  await page.keyboard.press('Tab')
  await expect(keys.first()).toHaveJSProperty('validationMessage', `There is “${second}” already.`)
  await keys.first().fill('threads')
  await page.keyboard.press('Tab')
  await expect(button(links, 'Remove Page').last()).toBeFocused()
  await expect(keys.last()).toHaveValue('threads')
  await expect(links.getByLabel('Page', { exact: true }).last()).toHaveValue(address)
  await expect(keys.first()).not.toHaveValue(first)
  await button(page, 'Discard').click()
  await expect(keys.first()).toHaveValue(first)
  await button(links, 'Add Page').click()
  await page.keyboard.type('threads')
  await page.keyboard.press('Tab')
  await expect(keys.last()).toHaveValue('threads')
  await expect(links.getByLabel('Page', { exact: true }).last()).toHaveValue('')
  await button(page, 'Discard').click()
})
