import { test as base, expect, type Page } from 'playwright/test'

/** Playwright's test whose pages fail it on any console message, page error or failed request. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      // Not so good a connection that pages in view are fetched ahead of what a test does to them.
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', {
          configurable: true,
          get: () => ({ effectiveType: '3g' }),
        })
      })
      await use(complaints)
      expect(complaints, 'nothing in the console, nothing failed').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Pictures and prefetches of a page that is being left are cut off by the browser itself.
    // Preloaded scripts count as refused where scripts are off; a real refusal is in the console too.
    if (!['net::ERR_ABORTED', 'csp'].includes(reason)) {
      complaints.push(`failed: ${request.url()} ${reason}`)
    }
  })
}

/** Waits until React has taken over what is seen first of the server's document. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Waits until React has taken over all of the document, which it does once a visitor does anything. */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page)
  // A part may hold others, which wait for the next thing that a visitor does.
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'))
    return (document.documentElement.dataset['deferred'] ?? '0') === '0'
  })
}

/** Every indexable path of the running site, from its own sitemap. */
export async function sitemap(page: Page): Promise<string[]> {
  const response = await page.request.get('/sitemap.xml')
  const text = await response.text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')).pathname,
  )
}

/** One address of every kind of page. */
export const ONE_OF_EACH = [
  '/',
  '/about',
  '/career',
  '/contact-us',
  '/privacy',
  '/residential',
  '/commercial',
  '/plots',
  '/sco',
  '/developers',
  '/trending-projects',
  '/project-details',
  '/project-details?type=residential&bedrooms=3+BHK&sort=price-asc',
  '/project-details?location=Nowhere+at+all',
  '/project-details/aravalli-crest',
  '/project-details/harbour-and-vale',
  '/project-details/aravalli-crest/the-aravalli-summit',
  '/project-details/cobalt-square/cobalt-tower',
  '/project-details/sohna-hills-estates/hillside-farms',
  '/floor-plans/aravalli-crest',
  '/city/gurgaon',
  '/goa',
  '/location/dwarka-expressway',
  '/locality/sohna-road',
  '/service/home-loan',
  '/search?q=sector',
  '/search?q=zzzz',
  '/coming-soon',
  '/shortlist',
  '/shortlist?projects=aravalli-crest/the-aravalli-summit,kadamba-homes/1024,no/body',
  '/compare?projects=aravalli-crest/the-aravalli-summit,kadamba-homes/1024,cobalt-square/cobalt-tower',
] as const

export const WIDTHS = [360, 768, 1440] as const
