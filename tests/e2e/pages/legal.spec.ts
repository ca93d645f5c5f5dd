import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { fill, freshPhone, REFERENCE, storedEnquiries } from '../../support/browser/enquiries.ts'
import { translate } from '../../support/browser/translator.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a privacy request is confirmed with a reference', async ({ page }) => {
      const phone = freshPhone()
      if (javaScriptEnabled) await translate(page)
      await page.goto('/privacy')
      if (javaScriptEnabled) await hydrated(page)
      const form = page.locator('main form')
      await expect(form.getByRole('checkbox')).toHaveCount(0)
      await fill(form, phone)
      const asked = form.getByLabel('What do you ask for?')
      await expect(asked).toHaveValue('')
      if (javaScriptEnabled) {
        await form.getByRole('button').click()
        await expect(asked).toBeFocused()
        await expect(asked).toHaveAccessibleDescription('Please choose what you ask for.')
      }
      await asked.selectOption('Delete it')
      await form.getByRole('button', { name: 'Send request' }).click()
      await expect(page.getByText(REFERENCE)).toBeVisible()
      expect(await storedEnquiries(phone)).toMatchObject([
        { source: 'privacy-request', request: 'delete', marketing: 0 },
      ])
    })
  })
}
