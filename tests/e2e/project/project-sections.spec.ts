import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { currentSlide, FULL, SPARSE, VILLAS } from '../../support/browser/project.ts'
import { translate } from '../../support/browser/translator.ts'

test('pictures, description, payment plans and answers are there at a press', async ({ page }) => {
  await translate(page)
  await open(page, FULL)
  const gallery = page.getByRole('region', { name: 'Pictures of The Aravalli Summit', exact: true })
  await expect(gallery.getByText('1 / 6')).toBeVisible()
  for (const [name, counter] of [
    ['Next', '2 / 6'],
    ['Previous', '1 / 6'],
    ['Previous', '6 / 6'],
  ] as const) {
    await gallery.getByRole('button', { name }).click()
    await expect(gallery.getByText(counter)).toBeVisible()
  }

  // Its corners are those of the frame around it.
  const radius = 'border-top-left-radius'
  await expect(page.locator('#location-images')).not.toHaveCSS(radius, '0px')

  // 50 words of description, the whole of it in a dialog.
  const preview = page.getByText(/^The Aravalli Summit occupies .*…$/)
  expect((await preview.innerText()).split(/\s+/)).toHaveLength(50)
  await page.getByRole('button', { name: 'Read More' }).click()
  const dialog = page.getByRole('dialog', { name: 'Project Description' })
  await expect(dialog.getByRole('paragraph')).toHaveCount(3)
  await expectAccessible(page, { state: 'of the description', part: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const report = page.getByRole('region', { name: 'Construction progress' })
  await report.getByRole('button', { name: 'Next' }).click()
  await report.getByRole('link', { name: /10 November 2026, 2 of 2$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await report.locator('summary', { hasText: 'Show all 4 updates' }).press('Enter')
  await expect(report.getByText('Podium slab cast')).toBeVisible()
  await expect(report.getByText('Show less')).toBeVisible()
  // On a tablet its picture has room for what can be pressed on it.
  await page.setViewportSize({ width: 768, height: 1024 })
  const enlarge = await report.getByRole('link', { name: /1 of 2$/ }).boundingBox()
  expect(enlarge?.width).toBeGreaterThan(250)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expectAccessible(page, { state: 'of all updates', part: '#overview' })

  const section = page.locator('#payment')
  const schedule = section.getByRole('table').first()
  await expect(schedule.getByRole('columnheader')).toHaveText([
    'S.No.',
    'Particulars',
    'Time',
    'Installment (Total Sales Consideration)',
    'Amount',
    'Paid so far',
  ])
  const rows = schedule.getByRole('row')
  await expect(rows).toHaveCount(12)
  const third = [
    '3',
    'On completion of raft and basements',
    '',
    '10%',
    '₹ 29,00,000',
    '₹ 87,00,000',
  ]
  await expect(rows.nth(3).getByRole('cell')).toHaveText(third)
  await section.getByRole('button', { name: 'Down Payment Plan' }).click()
  const down = section.getByRole('table', { name: 'Down Payment Plan' })
  await expect(down).toBeVisible()
  await expect(down.getByRole('row')).toHaveCount(4)

  const [first, second] = [0, 1].map((index) => page.locator('#faqs details').nth(index))
  await first?.locator('summary').click()
  await expect(page.locator('#faqs details[open]')).toHaveCount(1)
  await second?.locator('summary').click()
  await expect(page.locator('#faqs details[open]')).toHaveCount(1)
  await second?.locator('summary').click()
  await expect(page.locator('#faqs details[open]')).toHaveCount(0)

  // A floor plan leads to the payment plan with its own sums.
  await page.locator('#floor-plan').getByRole('button', { name: 'Next' }).click()
  const slide = page.locator('#floor-plans li:not([inert])').filter({ hasText: '3 BHK + Utility' })
  await slide.getByRole('link', { name: 'View Payment Plan' }).click()
  const chosen = section.getByRole('link', { name: '3 BHK + Utility', exact: true })
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await expect(section).toBeFocused()
  await expect(page).toHaveURL(/\?unit=2/)
})

test('a floor with several plans has a gallery of its own', async ({ page }) => {
  await open(page, `${VILLAS}#floor-plan`)
  const outer = currentSlide(page, 'floor-plan')
  const title = await outer.getByRole('definition').first().innerText()
  const inner = outer.getByRole('region')
  await inner.getByRole('button', { name: 'Next' }).click()
  await expect(inner.getByText('2 / 2')).toBeVisible()

  const { x, y, width, height } = (await inner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.7, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(outer.getByRole('definition').first()).toHaveText(title)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what is missing can be asked for in a dialog', async ({ page }) => {
  await open(page, SPARSE)
  for (const [id, name] of [
    ['floor-plan', 'Contact Us for Site Plan'],
    ['payment', 'Contact Us for Details'],
    ['site-plan', 'Contact Us for Site Plan'],
  ] as const) {
    await page.locator(`#${id}`).getByRole('link', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByLabel('Message')).toHaveValue(/^Please send me /)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('phones have what to do at the bottom edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, FULL)
  const bar = page.getByRole('region', { name: 'Price and contact' })
  await expect(bar).toContainText('₹ 2.9 Cr – 4.75 Cr')
  await expect(bar.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  await expect(bar.getByRole('link')).toHaveCount(4)
  // There is one set of contact actions.
  await expect(page.getByRole('button', { name: /quick topics/ })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Chat on WhatsApp/ })).toBeHidden()
  for (const name of ['WhatsApp', 'Plan a site visit', 'Enquire']) {
    await bar.getByRole('link', { name }).click()
    await expect(page.getByRole('dialog', { name: /The Aravalli Summit/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
