import type { Locator, Page } from 'playwright/test'
import type { DeskProcess } from '../programs/desk-process.ts'
import { expect, test as site } from './browser.ts'

export { expect }

/**
 * Without the preview, which wider windows have beside the form. The browser reports what the desk refuses,
 * and that the preview's pages are left before all of their pictures came.
 */
export const test = site.extend<{ reports: undefined }>({
  viewport: { width: 1000, height: 900 },
  reports: [
    async ({ complaints }, use) => {
      complaints.allow(
        /status of 4\d\d .*desk.api/,
        /preloaded using link preload but not used/,
        // A test left a page with a draft that nobody had touched since it was loaded.
        /Blocked attempt to show a 'beforeunload'/,
      )
      await use(undefined)
    },
    { auto: true },
  ],
})

export const SUMMIT = '/projects/the-aravalli-summit'

/** Opens one of the desk's pages as its editor, and waits until it can be used. */
export async function openDesk(page: Page, desk: DeskProcess, path = SUMMIT): Promise<void> {
  const { search } = new URL(desk.address)
  await page.goto(desk.url + path + search)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading …', {
    timeout: 60_000,
  })
}

export const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

export const button = (part: Page | Locator, name: string): Locator =>
  part.getByRole('button', { name, exact: true })

/** What the desk says of the last thing that was done. */
export const notice = (page: Page): Locator => page.getByRole('banner').getByRole('status')

/** Saves, and waits for what the desk says of it. */
export async function save(page: Page, said: string | RegExp = 'Saved'): Promise<void> {
  const answer = page.waitForResponse(/\/save$/)
  await button(page, 'Save').click()
  await answer
  await expect(notice(page)).toHaveText(said)
}
