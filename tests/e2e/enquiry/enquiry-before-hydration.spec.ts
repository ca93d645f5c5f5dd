import { expect, hydrated, test } from '../../support/browser/browser.ts'

test('a form sent before script ran comes back as its own page and hydrates', async ({
  page,
  complaints,
}) => {
  complaints.allow(/422 .*\/api\/enquiry/)
  await page.goto('/about')
  await hydrated(page)
  await page.locator('footer form').evaluate((form: HTMLFormElement) => {
    const field = form.elements.namedItem('phone')
    if (field instanceof HTMLInputElement) field.value = ' '
    // As the browser itself sends it, without the page's script.
    HTMLFormElement.prototype.submit.call(form)
  })
  await page.waitForURL('/about')
  await hydrated(page)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(
    page.locator('footer form').getByText('Please enter your phone number.'),
  ).toBeVisible()
})
