import type { Page } from 'playwright/test'
import { expect } from './browser.ts'

/** A project with something in every section, but for a floor with several plans. */
export const FULL = '/project-details/aravalli-crest/the-aravalli-summit'
/** Floors without pictures; no payment plan, site plan or nearby places. */
export const SPARSE = '/project-details/cobalt-square/cobalt-tower'
/** No pictures, no floor plan record, no specifications; a place without pictures. */
export const BARE = '/project-details/sohna-hills-estates/sohna-hills-plots'
/** Two plans on each floor. */
export const VILLAS = '/project-details/kadamba-homes/1024'

/** The links to the page's sections. */
export const tabs = (page: Page) => page.getByRole('navigation', { name: /^Sections of/ })

export const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true })

/** Waits until the tab `name`, and no other, is marked. */
export async function expectActive(page: Page, name: string): Promise<void> {
  await expect(tabs(page).locator('[aria-current]')).toHaveText(name)
}

/** Where a section's top stands, in px below the viewport's top. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)

/** The slide in view of the gallery in a section. */
export const currentSlide = (page: Page, section: string) =>
  page.locator(`#${section} li:not([inert])`).first()
