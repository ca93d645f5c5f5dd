import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { fill, freshPhone, REFERENCE, storedEnquiries } from '../../support/browser/enquiries.ts'
import { watchRegions } from '../../support/browser/live-regions.ts'
import { FULL } from '../../support/browser/project.ts'
import { translate } from '../../support/browser/translator.ts'

const NETWORK_ERROR = 'Network error. Please check your connection.'

test('stays open where its button was pressed twice at once', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('link', { name: 'Inquire Now' }).dblclick({ delay: 60 })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeVisible()
  await expect(dialog).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(dialog).toBeHidden()
})

test('closes in three ways and gives back what was typed until it is sent', async ({ page }) => {
  const phone = freshPhone()
  await translate(page)
  await open(page, '/about')
  const dialog = page.getByRole('dialog')
  const button = page.getByRole('link', { name: 'Inquire Now' })
  await button.click()
  await fill(dialog, phone)
  await dialog.getByLabel('Message').fill('Two bedrooms')
  for (const close of [
    () => page.mouse.click(4, 4),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await close()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(dialog).toBeVisible()
  }
  await open(page, '/career')
  await button.click()
  await expect(dialog.getByLabel('Phone')).toHaveValue(phone)
  await expect(dialog.getByLabel('Message')).toHaveValue('Two bedrooms')
  const expectHeard = await watchRegions(page)
  await dialog.getByRole('button', { name: 'Request a call back' }).click()
  await expect(dialog).toBeHidden()
  const status = page.getByRole('status').getByText('Enquiry submitted successfully!')
  await expectHeard(status)
  await expectAccessible(page, { state: 'of a confirmation', part: '[role=status]' })
  const [stored] = await storedEnquiries(phone)
  expect(stored).toMatchObject({ source: 'floating', page: '/career' })
  await expect(page.getByText(stored?.reference ?? '?')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(status).toBeHidden()

  // It is left with its page, and does not return with it.
  await button.click()
  await expect(dialog.getByLabel('Phone')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('tells of a late success, leaves it where closed', async ({ page, complaints }) => {
  complaints.allow(/\/api\/enquiry/)
  await translate(page)
  await open(page, FULL)
  const dialog = page.getByRole('dialog')
  const phone = freshPhone()
  const sendInVain = async () => {
    await page.route('**/api/enquiry', (route) => route.abort(), { times: 1 })
    await page.getByRole('link', { name: 'Download Brochure' }).first().click()
    const link = dialog.getByRole('link', { name: /without giving details \(PDF, \d+\.\d MB\)/ })
    await expect(link).toHaveAttribute('href', `${FULL}/brochure.pdf`)
    await fill(dialog, phone)
    await dialog.getByRole('button', { name: 'Get the brochure' }).click()
    await expect(dialog.getByText(NETWORK_ERROR)).toBeVisible()
  }
  // The browser sends what it keeps by itself, here because the connection is said to be back.
  const sendLate = () => page.evaluate(() => window.dispatchEvent(new Event('online')))

  await sendInVain()
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
  await expectAccessible(page, { state: 'of a failure', part: 'dialog' })
  await sendLate()
  await expect(dialog.getByText(REFERENCE)).toBeVisible()
  const brochure = dialog.getByRole('link', { name: /^Open the brochure \(/ })
  await expect(brochure).toHaveAttribute('href', `${FULL}/brochure.pdf`)
  await expectAccessible(page, { state: 'of a brochure', part: 'dialog' })
  expect(await storedEnquiries(phone)).toMatchObject([
    { source: 'brochure', developer: 'Aravalli Crest', project_id: 'the-aravalli-summit' },
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByText(REFERENCE)).toHaveCount(0)

  await sendInVain()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await sendLate()
  const notice = page.getByRole('status').filter({ hasText: REFERENCE })
  await expect(notice.getByRole('link', { name: 'Open the brochure' })).toBeVisible()
})

test('leads to a chat that is counted once, and nothing is posted to us', async ({ page }) => {
  await translate(page)
  const phone = freshPhone()
  await page.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
  )
  const posted: unknown[] = []
  await page.route(/\/api\/(?:enquiry|events)$/, (route) => {
    posted.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await open(page, '/')
  await page.getByRole('link', { name: 'Saffron Bay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Contact on WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask about Saffron Bay' })
  const send = dialog.getByRole('button', { name: 'Continue on WhatsApp' })
  await dialog.getByLabel('Phone').fill('   ')
  await send.click()
  await expect(dialog.getByText('Please enter a valid phone number.')).toBeVisible()
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await expectAccessible(page, { state: 'of a chat', part: 'dialog' })

  await dialog.getByLabel('Phone').fill(phone)
  await dialog.getByLabel('Message').fill('Sea view?')
  await send.click()
  await page.waitForURL('https://wa.me/**')
  const chat = new URL(page.url())
  expect(chat.pathname).toBe('/910000000000')
  expect(chat.searchParams.get('text')).toBe(
    `Project: Saffron Bay\nPhone: ${phone}\nMessage: Sea view?`,
  )
  expect(posted.filter((one) => (one as { event: string }).event !== 'page_view')).toEqual([
    { event: 'whatsapp_click', page: '/', detail: 'saffron-bay', source: 'direct' },
  ])
})
