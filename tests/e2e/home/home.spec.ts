import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { translate } from '../../support/browser/translator.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const hero = (page: Page) => part(page, 'Find your property')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all of it is there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Trending Projects',
      'Leading Real Estate Developers',
      'Everything you Need at One Place',
      'Peak Force Edge',
      'What our clients say',
      'Top Localities',
      'Frequently Asked Questions',
      'Not sure where to begin?',
    ])
    const figures = part(page, 'The agency in figures').getByRole('definition')
    await expect(figures).toHaveText(['11+', '1000+', '500+', '100%'])
    const trending = part(page, 'Trending Projects')
    await expect(trending.getByText('Premium')).toHaveCount(10)
    const developers = part(page, 'Leading Real Estate Developers')
    await expect(developers.getByText('Coming Soon')).toHaveCount(2)
    const services = part(page, 'Everything you Need at One Place')
    await expect(services.getByText('Learn More')).toHaveCount(9)
    const loan = services.getByRole('link', { name: /Learn More about Home Loan/ })
    await expect(loan).toHaveAttribute('target', '_blank')
    await expect(part(page, 'Peak Force Edge').getByRole('heading', { level: 3 })).toHaveText([
      'Royalty',
      'Excellent Services',
      'Top Real Estate Agents',
      'Best Consultant',
    ])
    const places = part(page, 'Top Localities')
    await expect(places.getByRole('link')).toHaveCount(12)
    for (const [link, href] of [
      [
        trending.getByRole('link', { name: 'The Aravalli Summit' }),
        '/project-details/aravalli-crest/the-aravalli-summit',
      ],
      [trending.getByRole('link', { name: 'View All Trending Projects' }), '/trending-projects'],
      [
        developers.getByRole('link', { name: /View Projects of Aravalli Crest/ }),
        '/project-details/aravalli-crest',
      ],
      [developers.getByRole('link', { name: 'View All Developers' }), '/developers'],
      [loan, '/service/home-loan'],
      [places.getByRole('link', { name: 'Mumbai', exact: true }), '/city/mumbai'],
      [places.getByRole('link', { name: /^Chhatarpur/ }), '/locality/chhatarpur'],
    ] as const) {
      await expect(link).toHaveAttribute('href', href)
    }
    for (const id of ['trending-list', 'developers-list', 'testimonials']) {
      await expect(page.locator(`#${id}`)).toHaveCSS('overflow-x', 'auto')
    }
    await expect(page.getByRole('button', { name: /^Pause|^Next/ })).toHaveCount(0)
    await hero(page).getByRole('button', { name: 'Buy' }).hover()
    await expect(hero(page).getByRole('link', { name: 'SCO' })).toBeVisible()
  })
})

test('what is offered can be asked about; a trending card and a place say what is known of them', async ({
  page,
}) => {
  await translate(page)
  await open(page, '/')
  const developers = part(page, 'Leading Real Estate Developers')
  const services = part(page, 'Everything you Need at One Place')
  for (const [button, text] of [
    [
      hero(page).getByRole('link', { name: 'Rent / Lease', exact: true }),
      'I would like to rent or lease a property.',
    ],
    [
      developers.getByRole('link', { name: /Contact for Projects of Ridgeline/ }),
      'Interested in Ridgeline Builders projects: ',
    ],
    [services.getByRole('link', { name: /Learn More about Escrow Services/ }), /Escrow Services/],
    [part(page, 'Top Localities').getByRole('link', { name: /^Chhatarpur/ }), /Chhatarpur/],
  ] as const) {
    await button.click()
    await expect(dialog(page).getByLabel('Message')).toHaveValue(text)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  }

  const places = part(page, 'Top Localities')
  await places.getByRole('link', { name: /^Dwarka Expressway/ }).click()
  const place = page.getByRole('dialog', { name: 'Dwarka Expressway' })
  await expect(place.getByText(/sixteen-lane corridor/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  const cards = part(page, 'Trending Projects')
  await cards.getByRole('link', { name: 'Saffron Bay' }).click()
  const panel = page.getByRole('dialog', { name: 'Saffron Bay' })
  await expect(panel.getByText(/one street behind Worli Sea Face/)).toBeVisible()
  await expect(panel.getByRole('link', { name: 'View project' })).toHaveAttribute(
    'href',
    '/project-details/saffron-spaces/saffron-bay',
  )
  await expectAccessible(page, { state: 'of a trending project', part: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
})

test('the hero offers what to buy above the bottom bar, and searches', async ({ page }) => {
  await translate(page)
  await open(page, '/')
  const buy = hero(page).getByRole('button', { name: 'Buy' })
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 1024 })
    await buy.click()
    const menu = await hero(page).getByRole('list').boundingBox()
    const bar = await page.locator('[data-floating=bar]').boundingBox()
    expect((menu?.y ?? 0) + (menu?.height ?? 0), `at ${width} px`).toBeLessThan(bar?.y ?? 0)
    await page.keyboard.press('Escape')
  }
  await buy.click()
  const links = hero(page).locator('#buy-menu').getByRole('link')
  await expect(links).toHaveText(['Residential', 'Commercial', 'Plots', 'SCO'])
  await links.getByText('Plots').click()
  await expect(page).toHaveURL('/plots')
  await page.goBack()
  await hero(page).locator('[name="q"]').fill('aravalli')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=aravalli')
})
