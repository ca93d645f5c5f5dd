import type { Page } from 'playwright/test'
import { open } from './browser.ts'

/** The field of the page's search box. */
export const field = (page: Page) => page.getByRole('search').locator('[name="q"]')

/** The results under it. */
export const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' })

export const options = (page: Page) => list(page).getByRole('option')

/** Opens a page with a search box that is ready, where no popup comes between. */
export async function openSearch(page: Page, path = '/search'): Promise<void> {
  await open(page, path)
  await page.locator('[name="q"][role="combobox"]').waitFor()
}

/** Types a text letter by letter in place of what is there. */
export async function type(page: Page, text: string): Promise<void> {
  await field(page).fill('')
  await field(page).pressSequentially(text)
}

/** Types a text and waits for its own answer, which takes the place of those to its beginnings. */
export async function typeOut(page: Page, text: string): Promise<void> {
  const answer = page.waitForResponse((response) => {
    const url = new URL(response.url())
    return url.pathname === '/api/search' && url.searchParams.get('q') === text
  })
  await type(page, text)
  await answer
}
