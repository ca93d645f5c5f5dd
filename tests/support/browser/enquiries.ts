import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { openSqlite } from '../../../server/enquiries/database/sqlite-driver.ts'
import { hydrated } from './browser.ts'

export const ENDPOINT = '**/api/enquiry'
export const REFERENCE = /PF-[A-Z0-9]{4}-[A-Z0-9]{4}/

/** The stored enquiries under one phone number, oldest first, read from the running server's own file. */
export async function storedEnquiries(phone: string) {
  const file = join(process.env['E2E_VAR'] ?? '', 'enquiries.db')
  const db = await openSqlite(file, { readOnly: true })
  try {
    const select = db.prepare('select * from enquiry where phone = ? order by created_at')
    return select.all([phone]) as {
      submission_id: string
      reference: string
      message: string | null
    }[]
  } finally {
    db.close()
  }
}

/** A phone number no other test uses. */
export const freshPhone = (): string => `9${Math.random().toFixed(9).slice(2)}`

/** The footer's form, ready; on a page where the popup stays away. */
export async function openFooterForm(page: Page): Promise<Locator> {
  await page.goto('/about')
  await hydrated(page)
  return page.locator('footer form')
}

/** What the form asks for at least. */
export async function fill(form: Locator, phone = freshPhone()): Promise<void> {
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Phone').fill(phone)
}
