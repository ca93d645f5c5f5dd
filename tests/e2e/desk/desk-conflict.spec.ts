import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import {
  button,
  expect,
  notice,
  openDesk,
  save,
  section,
  test,
} from '../../support/browser/desk.ts'
import { lacking } from '../../support/programs/machine.ts'
import type { DeskProcess } from '../../support/programs/desk-process.ts'

// The first page of a worker's desk has all its pictures looked at.
test.describe.configure({ mode: 'default', timeout: 180_000 })

let desk: DeskProcess
const NO_GIT = lacking('needs-git')
test.beforeAll(({ desk: shared }) => {
  test.skip(NO_GIT !== undefined, NO_GIT)
  desk = shared
  desk.data.restoreAll()
  const git = (...args: string[]) => execFileSync('git', ['-C', desk.data.folder, ...args])
  git('init', '-q')
  git('add', '--all')
  git('config', 'user.name', 'Asha')
  git('config', 'user.email', 'asha@example.org')
  git('commit', '-qm', 'The first state')
})
test.afterAll(() => rmSync(join(desk.data.folder, '.git'), { recursive: true, force: true }))

const FILE = 'residentialProjects.json'
const PRICE = '₹ 2.9 Cr – 4.75 Cr'

test('a page follows the disk; of a field changed on both sides one is chosen, others are merged', async ({
  page,
}) => {
  const before = desk.data.texts()
  await openDesk(page, desk)
  const facts = section(page, 'Residential projects')
  const [price, possession] = ['Price', 'Possession'].map((name) =>
    facts.getByLabel(name, { exact: true }),
  ) as [Locator, Locator]
  const clash = page.getByRole('group', { name: 'Price', exact: true })
  const isUnsaved = () =>
    expect(page.getByRole('heading', { level: 1 })).toContainText('Not saved yet')
  desk.data.edit(FILE, '"December 2028"', '"January 2029"')
  await expect(possession).toHaveValue('January 2029')
  desk.data.restore(FILE)
  await expect(possession).toHaveValue('December 2028')

  await price.fill('₹ 3 Cr')
  await isUnsaved()
  desk.data.edit(FILE, PRICE, '₹ 2.8 Cr')
  desk.data.edit(FILE, '"December 2028"', '"January 2029"')
  await expect(clash).toContainText('₹ 3 Cr')
  // Both values are in view wherever somebody is typing.
  await possession.scrollIntoViewIfNeeded()
  await expect(clash).toBeInViewport()
  await expect(clash).toContainText('₹ 2.8 Cr')
  await expect(possession).toHaveValue('January 2029')
  await button(page, 'Save').click()
  expect(desk.data.read(FILE)).toContain('₹ 2.8 Cr"')
  await button(clash, 'Keep mine').click()
  await expect(clash).toHaveCount(0)
  await expect(price).toHaveValue('₹ 3 Cr')
  await save(page)
  const kept = before[FILE]?.replace('"December 2028"', '"January 2029"')
  expect(desk.data.read(FILE)).toBe(kept?.replace(PRICE, '₹ 3 Cr'))
  desk.data.restore(FILE)
  await expect(price).toHaveValue(PRICE)

  await price.fill('₹ 3 Cr')
  await possession.fill('May 2030')
  await isUnsaved()
  desk.data.edit(FILE, PRICE, '₹ 2.8 Cr')
  await button(page, "Take the file's").click()
  await expect(price).toHaveValue('₹ 2.8 Cr')
  await expect(clash).toHaveCount(0)
  await save(page)
  expect(desk.data.read(FILE)).toBe(
    before[FILE]?.replace(PRICE, '₹ 2.8 Cr').replace('"December 2028"', '"May 2030"'),
  )
})

test('Changes shows what a save changed since the last commit; Undo is refused once its file is another', async ({
  page,
}) => {
  desk.data.restore(FILE)
  await openDesk(page, desk, '/changes')
  const main = page.getByRole('main')
  await expect(main.getByText('Visitors see what they saw at the last commit.')).toBeVisible()
  await openDesk(page, desk)
  const possession = section(page, 'Residential projects').getByLabel('Possession', { exact: true })
  await possession.fill('June 2031')
  await save(page)
  const changed = desk.data.read(FILE).replace(PRICE, '₹ 2.8 Cr')
  desk.data.write(FILE, changed)
  await button(page, 'Undo').click()
  await expect(notice(page)).toHaveText(`Not undone: ${FILE} has changed since.`)
  expect(desk.data.read(FILE)).toBe(changed)

  await page.getByRole('link', { name: 'Changes', exact: true }).click()
  // Two whole folders are compared.
  await expect(section(page, 'Texts').getByRole('listitem')).toHaveText(
    /: December 2028 → June 2031$/,
    { timeout: 60_000 },
  )
  await expect(section(page, 'Prices').getByRole('listitem')).toHaveText(
    /^The Aravalli Summit: ₹ 2\.9 Cr – 4\.75 Cr → ₹ 2\.8 Cr/,
  )

  const publish = button(page, 'Publish')
  await publish.press('Enter')
  await expect(notice(page)).toHaveText(
    /^Committed, but not sent: New price of The Aravalli Summit/,
  )
  await expect(publish).toBeFocused()
  await expect(section(page, 'Prices')).toHaveCount(0)
  const states = section(page, 'Published states').getByRole('listitem')
  await expect(states).toHaveText([/^New price of The Aravalli Summit/, /^The first state.*Asha/])
  await expectAccessible(page)
  const show = button(page, 'Show').first()
  await show.click()
  await expect(page.getByRole('dialog')).toContainText('December 2028 → June 2031')
  await page.keyboard.press('Escape')
  await expect(show).toBeFocused()
  await button(page, 'Back to this state').click()
  await button(page.getByRole('dialog'), 'Back to this state').click()
  await expect(notice(page)).toHaveText(/Back to the state of .*, \d\d:\d\d/, { timeout: 60_000 })
  await expect(states).toHaveCount(3)
  expect(desk.data.read(FILE)).toContain(PRICE)
})
