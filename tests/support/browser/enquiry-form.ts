import type { Locator, Page } from 'playwright/test'
import { hydrated } from './browser.ts'

export const ENDPOINT = '**/api/enquiry'

/** The footer's form, ready; on a page where the popup stays away. */
export async function openFooterForm(page: Page, address = '/about'): Promise<Locator> {
  await page.goto(address)
  await hydrated(page)
  return page.locator('footer form')
}

/** What the form asks for at least. */
export async function fill(form: Locator, phone: string): Promise<void> {
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Phone').fill(phone)
}
