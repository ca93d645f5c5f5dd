import { OF_THE_FIRST, secondAgency } from '../../fixtures/second-agency.ts'
import { button, expect, notice, openDesk, section, test } from '../../support/browser/desk.ts'
import { copySampleData } from '../../support/programs/data-copy.ts'
import { startDesk, type DeskProcess } from '../../support/programs/desk-process.ts'

test.describe.configure({ mode: 'default' })

let desk: DeskProcess
test.beforeAll(async () => {
  const changes = Object.entries(secondAgency()).map(
    ([name, value]) => [`${name}.json`, () => JSON.stringify(value, null, 2)] as const,
  )
  desk = await startDesk(copySampleData(Object.fromEntries(changes)))
})
test.afterAll(() => desk.end())

test('a project is added for a developer named in other letters, who gets another such name @full', async ({
  page,
}) => {
  const before = desk.data.texts()
  await openDesk(page, desk, '/developers/aravali-vikas')
  await button(page, 'New project').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Developer')).toHaveValue('अरावली विकास')
  await dialog.getByLabel('Name').fill('Lake Homes')
  await button(dialog, 'Create').click()
  await expect(page).toHaveURL(`${desk.url}/projects/lake-homes`)
  await expect(section(page, 'Residential projects').getByLabel('Developer')).toHaveValue(
    'अरावली विकास',
  )
  await page.getByRole('link', { name: 'अरावली विकास' }).first().click()
  await button(page, 'Rename').click()
  await dialog.getByLabel('New name').fill('अरावली गृह')
  await button(dialog, 'Rename').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('अरावली गृह')
  await expect(page).toHaveURL(`${desk.url}/developers/aravali-vikas`)
  for (const undone of [/Rename/, /New project/]) {
    await button(page, 'Undo').click()
    await expect(notice(page)).toHaveText(undone)
  }
  expect(desk.data.texts()).toEqual(before)
})

test('what is offered to choose is the agency’s own @full', async ({ page }) => {
  for (const path of ['/files/redirects', '/projects/x', '/files/charges', '/files/site']) {
    await openDesk(page, desk, path)
    const offered = await page.locator('main').evaluate((main) => {
      const options = [...main.querySelectorAll('option')].map(({ textContent }) => textContent)
      const examples = /(?:aravalli|meridian|saffron)/
      return options.filter((text) => examples.test(text))
    })
    expect(offered, path).toEqual([])
    const said = await page.locator('body').innerText()
    expect(OF_THE_FIRST.exec(said)?.[0], path).toBeUndefined()
    if (path !== '/files/charges') continue
    const city = page.getByLabel('City 1', { exact: true })
    await expect(city.getByRole('option')).toHaveText(['—', 'Jaipur', 'Udaipur'])
    await expect(city).toHaveValue('jaipur')
  }
  // A city's own slug is typed.
  await expect(page.getByRole('textbox', { name: 'Slug' }).first()).toHaveValue('jaipur')
})

test('titles and prices of the table of prices are whole words beside the longest names, and a new price has room @full', async ({
  page,
}) => {
  await openDesk(page, desk, '/prices')
  for (const width of [768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.locator('thead th, td:nth-child(2)').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const words = cell.textContent.split(' ').length
        return range.getClientRects().length <= words
      }),
    )
    expect(lines, `${width} px`).not.toContain(false)
    const field = await page
      .getByLabel(/^New price/)
      .first()
      .boundingBox()
    expect(field?.width, `${width} px`).toBeGreaterThan(100)
  }
})
