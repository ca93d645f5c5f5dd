import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { hold } from '../../support/browser/hold-requests.ts'
import { hero, openHome } from '../../support/browser/home.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test.describe('the hero', () => {
  test('offers what to buy, under a menu', async ({ page }) => {
    await openHome(page)
    await hero(page).getByRole('button', { name: 'Buy' }).click()
    const links = hero(page).getByRole('link')
    await expect(links).toHaveText(['Residential', 'Commercial', 'Plots', 'SCO'])
    await links.getByText('Plots').click()
    await expect(page).toHaveURL('/plots')
  })

  test('shows the whole menu above the bar at the bottom edge', async ({ page }) => {
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 1024 })
      await openHome(page)
      await hero(page).getByRole('button', { name: 'Buy' }).click()
      const menu = await hero(page).getByRole('list').boundingBox()
      const bar = await page.locator('[data-floating=bar]').boundingBox()
      expect((menu?.y ?? 0) + (menu?.height ?? 0), `at ${width} px`).toBeLessThan(bar?.y ?? 0)
    }
  })

  test('takes the wish to rent or to sell as an enquiry', async ({ page }) => {
    await openHome(page)
    for (const [name, message] of [
      ['Rent / Lease', 'I would like to rent or lease a property.'],
      ['Sell', 'I would like to sell a property.'],
    ] as const) {
      await hero(page).getByRole('button', { name, exact: true }).click()
      await expect(dialog(page).getByLabel('Message')).toHaveValue(message)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(hero(page).getByRole('button', { name, exact: true })).toBeFocused()
    }
  })

  test('searches', async ({ page }) => {
    await openHome(page)
    await hero(page).locator('[name="q"]').fill('aravalli')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=aravalli')
  })
})

test('the agency’s claims stand under the hero', async ({ page }) => {
  await openHome(page)
  const claims = page.getByRole('region', { name: 'The agency in figures' })
  await expect(claims.getByRole('definition')).toHaveText(['11+', '1000+', '500+', '100%'])
})

test.describe('the rails', () => {
  test('a trending card leads to its project, or shows its description', async ({ page }) => {
    await openHome(page)
    const rail = page.getByRole('region', { name: 'Trending Projects' })
    await expect(rail.getByText('Premium')).toHaveCount(10)
    await expect(rail.getByRole('link', { name: 'The Aravalli Summit' })).toHaveAttribute(
      'href',
      '/project-details/aravalli-crest/the-aravalli-summit',
    )
    await expect(rail.getByRole('link', { name: 'View All Trending Projects' })).toHaveAttribute(
      'href',
      '/trending-projects',
    )
    await rail.getByRole('link', { name: 'Saffron Bay' }).click()
    const panel = page.getByRole('dialog', { name: 'Saffron Bay' })
    await expect(panel.getByText(/one street behind Worli Sea Face/)).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Contact on WhatsApp' }).click()
    await expect(page.getByRole('dialog', { name: /Ask about Saffron Bay/ })).toBeVisible()
  })

  test('a press with a key that asks for another window is left to the browser', async ({
    page,
  }) => {
    await openHome(page)
    for (const region of ['Trending Projects', 'Top Localities']) {
      const links = page.getByRole('region', { name: region }).locator('h3 a')
      const answered = await links.evaluateAll((all) => {
        const taken: string[] = []
        const listen = (event: Event) => {
          if (event.defaultPrevented) taken.push(String(event.target))
          event.preventDefault()
        }
        window.addEventListener('click', listen)
        for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
          for (const link of all)
            link.dispatchEvent(
              new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }),
            )
        window.removeEventListener('click', listen)
        return taken
      })
      expect(await links.count()).toBeGreaterThan(3)
      expect(answered).toEqual([])
    }
  })

  test('a developer without projects is coming soon and takes an enquiry', async ({ page }) => {
    await openHome(page)
    const rail = page.getByRole('region', { name: 'Leading Real Estate Developers' })
    await expect(rail.getByText('Coming Soon')).toHaveCount(2)
    await expect(
      rail.getByRole('link', { name: /View Projects of Aravalli Crest/ }),
    ).toHaveAttribute('href', '/project-details/aravalli-crest')
    await expect(rail.getByRole('link', { name: 'View All Developers' })).toHaveAttribute(
      'href',
      '/developers',
    )
    await rail.getByRole('button', { name: /Contact for Projects of Ridgeline/ }).click()
    await expect(dialog(page).getByLabel('Message')).toHaveValue(
      'Interested in Ridgeline Builders projects: ',
    )
  })
})

test('a service opens in a new tab, or asks for an enquiry', async ({ page }) => {
  await openHome(page)
  const services = page.getByRole('region', { name: 'Everything you Need at One Place' })
  await expect(services.getByText('Learn More')).toHaveCount(9)
  const loan = services.getByRole('link', { name: /Learn More about Home Loan/ })
  await expect(loan).toHaveAttribute('href', '/service/home-loan')
  await expect(loan).toHaveAttribute('target', '_blank')
  await services.getByRole('button', { name: /Learn More about Escrow Services/ }).click()
  await expect(dialog(page).getByLabel('Message')).toHaveValue(/Escrow Services/)
})

test('the edge is named after the agency and has four values', async ({ page }) => {
  await openHome(page)
  const edge = page.getByRole('region', { name: 'Peak Force Edge' })
  await expect(edge.getByRole('heading', { level: 3 })).toHaveText([
    'Royalty',
    'Excellent Services',
    'Top Real Estate Agents',
    'Best Consultant',
  ])
})

test('a city leads to its projects, another place shows itself or asks', async ({ page }) => {
  await openHome(page)
  const places = page.getByRole('region', { name: 'Top Localities' })
  await expect(places.getByRole('link')).toHaveCount(12)
  await expect(places.getByRole('link', { name: 'Mumbai', exact: true })).toHaveAttribute(
    'href',
    '/city/mumbai',
  )
  await places.getByRole('link', { name: /^Dwarka Expressway/ }).click()
  const panel = page.getByRole('dialog', { name: 'Dwarka Expressway' })
  await expect(panel.getByText(/sixteen-lane corridor/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await places.getByRole('link', { name: /^Chhatarpur/ }).click()
  await expect(dialog(page).getByLabel('Message')).toHaveValue(/Chhatarpur/)
})

test('questions open one at a time and close again', async ({ page }) => {
  await openHome(page)
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' })
  const open = questions.locator('details[open]')
  await questions.getByText('What is an SCO plot?').click()
  await expect(open).toHaveCount(1)
  await questions.getByText('Will you help me get a home loan?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('Our loan desk works with several banks')
  await questions.getByText('Will you help me get a home loan?').click()
  await expect(open).toHaveCount(0)
})

test('six skeletons stand where the trending projects will be', async ({ page }) => {
  const letGo = await hold(page, '**/api/pages/home*')
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click()
  await expect(page.getByRole('status').getByText('Loading trending projects')).toBeAttached()
  await expect(page.getByRole('main').locator('.skeleton.aspect-16\\/10')).toHaveCount(6)
  letGo()
  await expect(page.getByRole('region', { name: 'Trending Projects' })).toBeVisible()
})
