import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { ENDPOINT, fill, openFooterForm } from '../../support/browser/enquiry-form.ts'
import { freshPhone, storedEnquiries } from '../../support/browser/stored-enquiries.ts'

for (const [status, body, text] of [
  [500, { success: false, message: 'The store is being moved.' }, 'The store is being moved.'],
  [500, {}, 'Failed to submit enquiry.'],
  [202, { success: true }, 'Unexpected response status: 202'],
  [201, { success: false }, 'Unexpected error'],
] as const) {
  test(`an answer ${status} ${JSON.stringify(body)} reads '${text}'`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/\/api\/enquiry/)
    await page.route(ENDPOINT, (route) => route.fulfill({ status, json: body }))
    const form = await openFooterForm(page)
    await fill(form, freshPhone())
    await form.getByRole('button').click()
    await expect(form.getByText(text, { exact: true })).toBeVisible()
    await expect(form.getByRole('button', { name: 'Request a call back' })).toBeFocused()
  })
}

test('a listing without results offers its form, in its own words', async ({
  page,
  complaints,
}) => {
  complaints.allow(/\/api\/enquiry/)
  const phone = freshPhone()
  await page.addInitScript(() => localStorage.setItem('enquiryPopup', 'settled'))
  await page.goto('/goa')
  await hydrated(page)
  const form = page.locator('main form', { has: page.locator('[value="no-results"]') })
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await fill(form, phone)
  await form.getByRole('button', { name: 'Request a call back' }).click()
  await expect(
    form.getByText('There was an error submitting your enquiry. Please try again later.'),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Request a call back' }).click()
  await expect(page.getByText('Your enquiry has been submitted successfully!')).toBeVisible()
  expect(storedEnquiries(phone)).toMatchObject([{ source: 'no-results' }])
})
