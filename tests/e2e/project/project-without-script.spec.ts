import { expect, test } from '../../support/browser/browser.ts'
import { BARE, FULL, SPARSE, topOf } from '../../support/browser/project.ts'

test.use({ javaScriptEnabled: false })

test('everything there is to know is on the page, and links lead to it', async ({ page }) => {
  await page.goto(FULL)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  const way = ['Home', 'Project Details', 'Aravalli Crest', 'The Aravalli Summit']
  await expect(crumbs.getByRole('listitem')).toHaveText(way)
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
  const whatsApp = page
    .getByRole('main')
    .getByRole('link', { name: 'WhatsApp (opens in a new tab)' })
  const { origin } = new URL(page.url())
  expect(new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
    `The Aravalli Summit by Aravalli Crest, Sector 65, Golf Course Extension Road, Gurgaon, ₹ 2.9 Cr – 4.75 Cr\n${origin}${FULL}`,
  )
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
  const progress = page.getByRole('region', { name: 'Construction progress' })
  await expect(progress.getByText('10 November 2026')).toBeVisible()
  await expect(progress.getByRole('progressbar').first()).toHaveAttribute('value', '46')
  const oldest = progress.getByText('Podium slab cast')
  await expect(oldest).toBeHidden()
  await progress.getByText('Show all 4 updates').click()
  await expect(oldest).toBeVisible()
  const plan = page.locator('#floor-plan li').first()
  for (const text of ['The Aravalli Summit 3 BHK + Study', '1,850 sq. ft.', '₹ 2.9 Cr']) {
    await expect(plan).toContainText(text)
  }
  const directions = page.locator('#location').getByRole('link', { name: /^Get Directions/ })
  await expect(directions).toHaveAttribute('target', '_blank')
  await expect(directions).toHaveAttribute('href', /maps.*28\.4003,77\.0672/)
  const cards = page.locator('#similar-projects').getByRole('article')
  await expect(cards).toHaveCount(4)
  for (const link of await cards.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await expect(page.getByText('handover is planned for December 2028')).toBeVisible()
  for (const plan of ['Construction Linked Plan', 'Down Payment Plan', 'Possession Linked Plan']) {
    await expect(page.getByRole('heading', { name: plan })).toBeVisible()
    await expect(page.getByRole('table', { name: plan })).toBeVisible()
  }
  await expect(page.locator('#emi')).toContainText('₹ 205.17')
  await expect(page.locator('#emi').getByRole('slider')).toHaveCount(0)
  const scripted = page.getByRole('button', { name: /^(Next|Previous|Pause|Read More)/ })
  await expect(scripted).toHaveCount(0)

  await page.getByRole('link', { name: 'View Payment Plan' }).first().click()
  await expect(page).toHaveURL(`${FULL}#payment`)
  expect(Math.round(await topOf(page, 'payment'))).toBe(180)
  await page.getByRole('link', { name: 'FAQs', exact: true }).click()
  expect(Math.round(await topOf(page, 'faqs'))).toBe(180)

  // Galleries scroll, pictures lead to their full size, one answer is open.
  const gallery = page.locator('#project-images')
  await gallery.evaluate((list) => list.scrollTo({ left: list.clientWidth }))
  expect(await gallery.evaluate((list) => list.scrollLeft)).toBeGreaterThan(300)
  const sitePlan = page.getByRole('link', { name: /^Enlarge: Site plan/ }).first()
  const response = await page.request.get((await sitePlan.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toMatch(/^image\//)
  const questions = page.locator('#faqs details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(page.locator('#faqs details[open]')).toHaveCount(1)
})

test('what it costs: choices are links, the loan is a form', async ({ page }) => {
  await page.goto(`${FULL}?utm_source=letter`)
  const cost = page.locator('#cost')
  const total = cost.getByRole('row', { name: /^Total/ })
  await page.locator('#payment').getByRole('link', { name: '4 BHK + Servant' }).click()
  await expect(page).toHaveURL(`${FULL}?unit=3#payment`)
  const links = page.locator('#floor-plans').getByRole('link', { name: 'View Payment Plan' })
  const led = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(led).toEqual([`${FULL}#payment`, `${FULL}?unit=2#payment`, '#payment'])
  await cost.getByRole('link', { name: 'A woman' }).click()
  await expect(page).toHaveURL(`${FULL}?unit=3&buyer=woman#cost`)
  // A title within a section keeps clear of the bar; no section is marked where nothing follows the page.
  expect(Math.round(await topOf(page, 'cost'))).toBe(204)
  const marked = page.getByRole('navigation', { name: /^Sections of/ }).locator('[aria-current]')
  await expect(marked).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
  await expect(total).toContainText('₹ 5,23,00,000')

  const emi = page.locator('#emi')
  const loan = emi.getByRole('textbox', { name: 'Loan amount' })
  await loan.fill('a lot')
  const work = emi.getByRole('button', { name: 'Work out the instalment' })
  await work.click()
  await expect(loan).toHaveValue('a lot')
  await expect(loan).toHaveAccessibleDescription(/such as 50 lakh or 1.2 cr/)
  await expect(emi.getByRole('status').first()).toHaveText('₹ 205.17')
  await loan.fill('12,345')
  await emi.getByRole('spinbutton', { name: 'Loan tenure' }).fill('20')
  await emi.getByLabel('One sum').fill('2 thousand')
  await work.click()
  await expect(page).toHaveURL(/unit=3&buyer=woman&loan=12345&rate=8.5&years=20.*#emi$/)
  await expect(emi.getByRole('status').first()).toHaveText('₹ 107.13')
  await expect(emi).toContainText('You pay 169 instalments, 71 fewer')
  await expect(total).toContainText('₹ 5,23,00,000')
})

test('what is missing is said, and leads to the Contact page', async ({ page }) => {
  for (const [path, prompts] of [
    [
      SPARSE,
      [
        [
          'floor-plan',
          'No floor plans available for this Project. Please contact us for base selling price and other details.',
        ],
        ['payment', 'Payment plan not currently available'],
        ['site-plan', 'Site Plan Not Available'],
        ['cost', 'No price of Cobalt Tower is given as a sum'],
        ['cost', 'stamp duty is 6% of the price for a man'],
        ['cost', 'Ask for the price'],
      ],
    ],
    [
      BARE,
      [
        [
          'floor-plan',
          'Floor plan is not currently available. Contact us for Floor plan and Base selling price.',
        ],
        ['specifications', 'Specifications for this project are not available.'],
        ['location', 'Location images not available'],
        ['location', 'Prime Location Highlights'],
      ],
    ],
  ] as const) {
    await page.goto(path)
    for (const [id, text] of prompts) await expect(page.locator(`#${id}`)).toContainText(text)
  }
  await page.locator('#floor-plan').getByRole('link', { name: 'Contact Us for Site Plan' }).click()
  await expect(page).toHaveURL(/\/contact-us\?.*projectId=sohna-hills-plots/)
})
