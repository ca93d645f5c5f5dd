import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { BARE, currentSlide, openProject, SPARSE, VILLAS } from '../../support/browser/project.ts'

test('the page says what the data says', async ({ page }) => {
  await openProject(page)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Home',
    'Project Details',
    'Aravalli Crest',
    'The Aravalli Summit',
  ])
  await expect(crumbs.getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Aravalli Summit')
  await expect(page.getByRole('img', { name: 'The Aravalli Summit logo' })).toBeVisible()
  await expect(page.getByText('₹ 2.9 Cr – 4.75 Cr').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'At a glance' }).getByRole('listitem')).toHaveText([
    '3 BHK, 4 BHK',
    'Residential',
    'Under Construction',
    /^RERA Approved.*SAMPLE\/HRERA\/2024\/014, SAMPLE\/HRERA\/2025\/063$/,
  ])

  for (const [name, value] of [
    ['Location', 'Sector 65, Golf Course Extension Road, Gurgaon'],
    ['Area', '1,850 – 3,150 sq. ft.'],
    ['Property Type', 'Residential'],
    ['Status', 'Under Construction'],
    ['Bedrooms', '3 BHK, 4 BHK'],
  ] as const) {
    const fact = page.locator('#overview dl > div', { has: page.getByText(name, { exact: true }) })
    await expect(fact.getByRole('definition')).toContainText(value)
  }

  const slide = currentSlide(page, 'floor-plan')
  await expect(slide).toContainText('The Aravalli Summit 3 BHK + Study')
  await expect(slide).toContainText('1,850 sq. ft.')
  await expect(slide).toContainText('₹ 2.9 Cr')

  const directions = page.locator('#location').getByRole('link', { name: /^Get Directions/ })
  await expect(directions).toHaveAttribute('target', '_blank')
  await expect(directions).toHaveAttribute('href', /maps.*28\.4003,77\.0672/)
  const cards = page.locator('#similar-projects').getByRole('article')
  await expect(cards).toHaveCount(4)
  for (const link of await cards.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('pictures, description, payment plans and answers are there at a press', async ({ page }) => {
  await openProject(page)
  const gallery = page.getByRole('region', { name: 'Pictures of The Aravalli Summit', exact: true })
  await expect(gallery.getByText('1 / 6')).toBeVisible()
  await gallery.getByRole('button', { name: 'Next' }).click()
  await expect(gallery.getByText('2 / 6')).toBeVisible()
  await gallery.getByRole('button', { name: 'Previous' }).click()
  await gallery.getByRole('button', { name: 'Previous' }).click()
  await expect(gallery.getByText('6 / 6')).toBeVisible()

  // 50 words of description, the whole of it in a dialog.
  const preview = page.getByText(/^The Aravalli Summit occupies .*…$/)
  const words = (await preview.innerText()).split(/\s+/)
  expect(words).toHaveLength(50)
  await page.getByRole('button', { name: 'Read More' }).click()
  const dialog = page.getByRole('dialog', { name: 'Project Description' })
  await expect(dialog.getByRole('paragraph')).toHaveCount(3)
  await expectAccessible(page, { state: 'of the description', part: '[role=dialog]' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

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
  await expect(schedule.getByRole('row')).toHaveCount(12)
  await expect(schedule.getByRole('row').nth(3).getByRole('cell')).toContainText([
    '3',
    'On completion of raft and basements',
    '-',
    '10%',
  ])
  await section.getByRole('button', { name: 'Down Payment Plan' }).click()
  const down = section.getByRole('table', { name: 'Down Payment Plan' })
  await expect(down).toBeVisible()
  await expect(down.getByRole('row')).toHaveCount(4)

  const [first, second] = [
    page.locator('#faqs details').nth(0),
    page.locator('#faqs details').nth(1),
  ]
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open', '')
  await second.locator('summary').click()
  await expect(first).not.toHaveAttribute('open', '')
  await second.locator('summary').click()
  await expect(second).not.toHaveAttribute('open', '')
})

test('a floor with several plans has a gallery of its own', async ({ page }) => {
  await openProject(page, `${VILLAS}#floor-plan`)
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

test('what is missing is said, with a way to ask for it', async ({ page }) => {
  const details = 'Contact Us for Details'
  const plan = 'Contact Us for Site Plan'
  const PROMPTS = [
    [
      SPARSE,
      [
        [
          'floor-plan',
          'No floor plans available for this Project. Please contact us for base selling price and other details.',
          plan,
        ],
        ['payment', 'Payment plan not currently available', details],
        ['site-plan', 'Site Plan Not Available', plan],
      ],
    ],
    [
      BARE,
      [
        [
          'floor-plan',
          'Floor plan is not currently available. Contact us for Floor plan and Base selling price.',
          plan,
        ],
        ['specifications', 'Specifications for this project are not available.', details],
      ],
    ],
  ] as const
  for (const [path, prompts] of PROMPTS) {
    await openProject(page, path)
    for (const [id, text, action] of prompts) {
      const section = page.locator(`#${id}`)
      await expect(section).toContainText(text)
      await section.getByRole('link', { name: action }).click()
      const dialog = page.getByRole('dialog', { name: action })
      await expect(dialog.getByLabel('Message')).toHaveValue(/^Please send me /)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  }
  await expect(page.locator('#location')).toContainText('Location images not available')
  await expect(page.locator('#location')).toContainText('Prime Location Highlights')
})

test('phones have price, call, WhatsApp, visit and enquiry at the bottom edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openProject(page)
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
