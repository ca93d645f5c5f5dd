import type { Page } from 'playwright/test'
import { expect, test } from '../../support/browser/browser.ts'
import { currentSlide, FULL, openProject } from '../../support/browser/project.ts'

// Code that a page fetches when it is first wanted, and what is left where it cannot be fetched. The
// sheet of filters: pages-failure.spec.ts; the search's list: search.spec.ts.
type Part = {
  readonly name: string
  /** The beginning of its file's name. */
  readonly file: string
  readonly allowed?: RegExp
  readonly path: string
  /** Presses what wants it, and expects what the page does instead. */
  readonly without: (page: Page) => Promise<void>
}

const PARTS: readonly Part[] = [
  {
    name: 'the dialog',
    file: 'DialogPanel',
    path: '/developers',
    async without(page) {
      await page.getByRole('button', { name: /Contact for Projects of Harbour and Vale/ }).click()
      await expect(page).toHaveURL(/\/contact-us\?.*developer=Harbour/)
      await expect(page.locator('main form').getByLabel('Phone')).toBeVisible()
    },
  },
  {
    name: 'the carousel',
    file: 'embla-carousel',
    path: FULL,
    async without(page) {
      const gallery = page.getByRole('region', {
        name: 'Pictures of The Aravalli Summit',
        exact: true,
      })
      await gallery.getByRole('button', { name: 'Next' }).click()
      await expect(gallery.getByRole('status')).toHaveText(/^2 of/)
      await expect(gallery.getByRole('img', { name: /picture 2$/ })).toBeInViewport()
    },
  },
  {
    name: 'the zoom viewer',
    file: 'ZoomViewer',
    path: FULL,
    async without(page) {
      await currentSlide(page, 'site-plan')
        .getByRole('link', { name: /^Enlarge/ })
        .click()
      await expect(page).toHaveURL(/\/images\/.*\.(?:jpg|jpeg|png|webp|avif|svg)$/)
    },
    // The browser's own page of a picture is styled inline.
    allowed: /Applying inline style .* 'style-src 'self''/,
  },
  {
    name: 'the panel of a trending project',
    file: 'TrendingPanel',
    path: '/',
    async without(page) {
      const rail = page.getByRole('region', { name: 'Trending Projects' })
      await rail.getByRole('link', { name: 'Saffron Bay' }).click()
      await expect(page).toHaveURL(/\/contact-us\?.*Saffron/)
    },
  },
]

for (const { name, file, path, without, allowed } of PARTS) {
  test(`a page without ${name} keeps its content, and another way`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(new RegExp(`/assets/${file}`), ...(allowed ? [allowed] : []))
    let refused = 0
    await page.route(`**/assets/${file}*.js`, (route) => {
      refused += 1
      return route.abort()
    })
    await openProject(page, path)
    await without(page)
    expect(refused).toBeGreaterThan(0)
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
  })
}
