import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { fill } from '../../support/browser/enquiry-form.ts'
import { freshPhone, storedEnquiries } from '../../support/browser/stored-enquiries.ts'

const PROJECT = '/project-details/aravalli-crest/the-aravalli-summit'
const REFERENCE = /PF-[A-Z0-9]{4}-[A-Z0-9]{4}/

async function openInquiry(page: Page): Promise<void> {
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('button', { name: 'Inquire Now' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test.describe('the enquiry dialog', () => {
  test('closes by Escape, backdrop and button, and gives the focus back', async ({ page }) => {
    await openInquiry(page)
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const button = page.getByRole('button', { name: 'Inquire Now' })
    await expect(button).toBeFocused()

    await button.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(4, 4)
    await expect(dialog).toBeHidden()

    await button.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  test('is left with its page, and does not return with it', async ({ page }) => {
    await page.goto('/career')
    await hydrated(page)
    await page.locator('footer').getByRole('link', { name: 'About' }).first().click()
    await page.waitForURL('/about')
    await page.getByRole('button', { name: 'Inquire Now' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await page.waitForURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('takes a late success as its own', async ({ page, complaints }) => {
    complaints.allow(/\/api\/enquiry/)
    await page.goto(PROJECT)
    await hydrated(page)
    const dialog = page.getByRole('dialog')
    const failOnce = () => page.route('**/api/enquiry', (route) => route.abort(), { times: 1 })
    // The browser sends what it keeps by itself, here because the connection is said to be back.
    const sendLate = () => page.evaluate(() => window.dispatchEvent(new Event('online')))

    const phone = freshPhone()
    await failOnce()
    await page.getByRole('link', { name: 'Download Brochure' }).first().click()
    await fill(dialog, phone)
    await dialog.getByRole('button', { name: 'Get the brochure' }).click()
    await expect(dialog.getByText('Network error. Please check your connection.')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
    await expectAccessible(page, { state: 'of a failure', part: '[role=dialog]' })
    await sendLate()
    await expect(dialog.getByText(REFERENCE)).toBeVisible()
    const brochure = dialog.getByRole('link', { name: 'Open the brochure' })
    await expect(brochure).toHaveAttribute('href', `${PROJECT}/brochure.pdf`)
    await expectAccessible(page, { state: 'of a brochure', part: '[role=dialog]' })
    expect(storedEnquiries(phone)).toMatchObject([
      { source: 'brochure', developer: 'Aravalli Crest', project_id: 'the-aravalli-summit' },
    ])
    await page.keyboard.press('Escape')
    await expect(page.getByText(REFERENCE)).toHaveCount(0)

    await failOnce()
    await page.getByRole('link', { name: 'Download Brochure' }).first().click()
    await fill(page.getByRole('dialog'), freshPhone())
    await dialog.getByRole('button', { name: 'Get the brochure' }).click()
    await expect(dialog.getByText('Network error. Please check your connection.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await sendLate()
    const notice = page.getByRole('status').filter({ hasText: REFERENCE })
    await expect(notice.getByRole('link', { name: 'Open the brochure' })).toBeVisible()

    await failOnce()
    await page.getByRole('link', { name: 'Request a call back' }).first().click()
    await expect(dialog.getByLabel('Name')).toHaveValue('')
    await fill(page.getByRole('dialog'), freshPhone())
    await dialog.getByRole('button', { name: 'Request a call back' }).click()
    await expect(dialog.getByText('Network error. Please check your connection.')).toBeVisible()
    await sendLate()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').getByText(REFERENCE)).toBeVisible()
  })

  test('gives back what was typed until it is sent, then closes and leaves the confirmation', async ({
    page,
  }) => {
    const phone = freshPhone()
    await openInquiry(page)
    const dialog = page.getByRole('dialog')
    await fill(dialog, phone)
    await dialog.getByLabel('Message').fill('Two bedrooms')
    await page.keyboard.press('Escape')
    await page.goto('/career')
    await hydrated(page)
    await page.getByRole('button', { name: 'Inquire Now' }).click()
    await expect(dialog.getByLabel('Phone')).toHaveValue(phone)
    await expect(dialog.getByLabel('Message')).toHaveValue('Two bedrooms')
    await dialog.getByRole('button', { name: 'Request a call back' }).click()
    await expect(dialog).toBeHidden()
    const status = page.getByRole('status').getByText('Enquiry submitted successfully!')
    await expect(status).toBeVisible()
    await expectAccessible(page, { state: 'of a confirmation', part: '[role=status]' })
    const [stored] = storedEnquiries(phone)
    expect(stored).toMatchObject({ source: 'floating', page: '/career' })
    await expect(page.getByText(stored?.reference ?? '?')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(status).toBeHidden()
    await page.getByRole('button', { name: 'Inquire Now' }).click()
    await expect(dialog.getByLabel('Phone')).toHaveValue('')
  })
})
