import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import {
  button,
  expect,
  notice,
  openDesk,
  save,
  section,
  test,
} from '../../support/browser/desk.ts'
import type { DeskProcess } from '../../support/programs/desk-process.ts'

// The first page of a worker's desk has all its pictures looked at.
test.describe.configure({ mode: 'default', timeout: 180_000 })

let desk: DeskProcess
test.beforeAll(({ desk: shared }) => {
  desk = shared
  desk.data.restoreAll()
})

type Project = Record<string, unknown>
const project = (id = 'the-aravalli-summit'): Project | undefined =>
  Object.values(JSON.parse(desk.data.read('residentialProjects.json')) as Record<string, Project[]>)
    .flat()
    .find((project) => project['id'] === id)

/** Drops a file on an element, as from a folder of the machine. */
async function drop(target: Locator, name: string, type: string, content: Buffer): Promise<void> {
  const data = await target.page().evaluateHandle(
    ([name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type }))
      return transfer
    },
    [name, type, content.toString('base64')] as const,
  )
  await target.dispatchEvent('drop', { dataTransfer: data })
}

test('coordinates, areas, days, choices, references and long texts have their own controls', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesk(page, desk)
  const location = section(page, 'Locations')
  const latitude = location.getByLabel(/^Latitude/)
  await latitude.focus()
  await page.evaluate(() => navigator.clipboard.writeText('28.4595, 77.0266'))
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
  await expect(latitude).toHaveValue('28.4595')
  await expect(location.getByLabel(/^Longitude/)).toHaveValue('77.0266')
  await location.getByLabel(/^Longitude/).fill('77.03')
  await save(page)
  const written = () =>
    (JSON.parse(desk.data.read('locationData.json')) as Record<string, { coordinates?: object }>)[
      'the-aravalli-summit'
    ]
  expect(written()?.coordinates).toEqual({ lat: 28.4595, lng: 77.03 })
  // A group that may be left out goes with the last value in it, and is there again with the next.
  await latitude.fill('')
  await location.getByLabel(/^Longitude/).fill('')
  await expect(latitude).not.toHaveAttribute('required')
  await save(page)
  expect(written()).not.toHaveProperty('coordinates')
  await latitude.fill('(28.4595, 77.0266)')
  await expect(latitude).toHaveValue('28.4595')
  await save(page)
  expect(written()?.coordinates).toEqual({ lat: 28.4595, lng: 77.0266 })

  const facts = section(page, 'Residential projects')
  const area = facts.getByLabel('Area', { exact: true })
  await area.fill('large')
  await expect(area).toHaveAccessibleDescription(/Not understood/)
  await area.fill('1850 to 3150 sqft')
  await expect(area).toHaveAccessibleDescription(/Read as 1,850 – 3,150 sq\. ft\./)
  await button(page, 'Discard').click()
  const day = facts.getByLabel('Price as on', { exact: true })
  await expect(day).toHaveAttribute('type', 'date')
  await day.fill('2026-11-20')
  await facts.getByLabel('Property type', { exact: true }).selectOption('Residential')
  await facts.getByLabel('Developer', { exact: true }).selectOption('Aravalli Crest')
  const text = facts.getByLabel('Long description', { exact: true })
  // A long word does not widen the form.
  await text.fill('https://example.org/'.repeat(40))
  const overflow = await text.evaluate((field) => {
    const form = field.closest('#form')
    return form && form.scrollWidth - form.clientWidth
  })
  expect(overflow).toBe(0)
  await text.fill('One.\n\nTwo.')
  await expect(facts.getByLabel(/^Id/)).toHaveAttribute('readonly')
  await expect(facts.getByLabel('Slug', { exact: true })).toHaveAttribute('readonly')
  await save(page)
  expect(project()).toMatchObject({ priceAsOn: '2026-11-20', longDescription: 'One.\n\nTwo.' })
})

test('yes or no may be left open, as it is where the file says neither', async ({ page }) => {
  const before = desk.data.read('site.json')
  await openDesk(page, desk, '/files/site')
  const listed = page.getByLabel('In the footer', { exact: true }).first()
  await expect(listed).toHaveValue('')
  await listed.selectOption('No')
  await save(page)
  const { cities } = JSON.parse(desk.data.read('site.json')) as { cities: object[] }
  expect(cities[0]).toHaveProperty('listed', false)
  await listed.selectOption('—')
  await save(page)
  expect(desk.data.read('site.json')).toBe(before)
})

test('a picture is chosen by its thumbnail; the dialog refuses a wrong kind, closes on Escape and gives the focus back', async ({
  page,
}) => {
  await openDesk(page, desk)
  const facts = section(page, 'Residential projects')
  const main = facts.getByLabel('Main picture', { exact: true })
  const choose = button(facts, 'Choose picture').nth(1)
  await choose.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Find')).toBeFocused()
  const picture = { name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
  await dialog.getByLabel('Add from this computer').setInputFiles(picture)
  await expect(dialog.getByRole('alert')).toHaveText(/"moving\.gif" was not stored/)
  await dialog.getByLabel('Find').fill('logo')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(choose).toBeFocused()
  await choose.press('Enter')
  await dialog.getByLabel('Find').fill('highrise-a-2')
  await button(dialog, 'exteriors/highrise-a-2.jpg').click()
  await expect(main).toHaveValue('exteriors/highrise-a-2.jpg')
  await save(page)
  expect(project()).toMatchObject({ image: 'exteriors/highrise-a-2.jpg' })
})

test('a picture that is dropped is stored beside the present one, and refused where it is none', async ({
  page,
}) => {
  await openDesk(page, desk)
  const facts = section(page, 'Residential projects')
  const logo = facts.getByLabel('Logo', { exact: true })
  const svg = readFileSync('data/images/logos/projects/crest-greens.svg')
  await drop(logo, 'Summit Mark.SVG', 'image/svg+xml', svg)
  await expect(logo).toHaveValue('logos/projects/summit-mark.svg')
  await drop(logo, 'Summit Mark.SVG', 'image/svg+xml', svg)
  await expect(logo).toHaveValue('logos/projects/summit-mark-2.svg')
  await drop(
    logo,
    'wicked.svg',
    'image/svg+xml',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  )
  await expect(notice(page)).toHaveText(/wicked\.svg.* was not stored: .* holds a script/)
  await drop(logo, 'moving.gif', 'image/gif', Buffer.from('GIF89a'))
  await expect(notice(page)).toHaveText(/moving\.gif.* was not stored: use JPEG, /)
  await expect(logo).toHaveValue('logos/projects/summit-mark-2.svg')
  await save(page)
  expect(project()).toMatchObject({ logo: 'logos/projects/summit-mark-2.svg' })

  await page.goto(`${desk.url}/pictures`)
  await expect(section(page, 'Unused')).toContainText('logos/projects/summit-mark.svg')
  // Of several files each is told of, also of one that was refused before the last.
  await page.getByLabel('Add from this computer').setInputFiles([
    { name: 'one.svg', mimeType: 'image/svg+xml', buffer: svg },
    { name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    { name: 'two.svg', mimeType: 'image/svg+xml', buffer: svg },
  ])
  await expect(notice(page)).toHaveText(
    /moving\.gif.* was not stored: .* Stored exteriors\/one\.svg, exteriors\/two\.svg$/,
  )
})

test('a dropped picture is shown at once, and its derivatives are built with progress @full', async ({
  page,
}) => {
  await openDesk(page, desk, '/pictures')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#963', noise },
  })
  const progress = page.getByRole('progressbar', { name: 'Building pictures' })
  await drop(
    page.getByRole('main').locator('> div'),
    'New.jpg',
    'image/jpeg',
    await picture.jpeg().toBuffer(),
  )
  const stored = section(page, 'Unused')
    .getByRole('listitem')
    .filter({ hasText: 'exteriors/new.jpg' })
  await expect(stored.locator('img')).toHaveJSProperty('naturalWidth', 1600)
  await expect(progress).toBeVisible()
  // The bar moves with every file of the picture.
  await expect(progress).toHaveJSProperty('max', 1)
  await expect.poll(() => progress.getAttribute('value')).toMatch(/^0\.\d/)
  await expect(progress).toHaveCount(0, { timeout: 60_000 })
  const shownWidth = () =>
    stored
      .locator('img')
      .evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : Infinity))
  // The small form is there from the first page that is loaded once it was built.
  await expect(async () => {
    await page.reload()
    await stored.scrollIntoViewIfNeeded()
    await expect.poll(shownWidth, { timeout: 3000 }).toBeLessThan(1600)
  }).toPass()
})
