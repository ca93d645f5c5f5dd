import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'
import { ENDPOINT, fill, openFooterForm } from '../../support/browser/enquiry-form.ts'
import { freshPhone, storedEnquiries } from '../../support/browser/stored-enquiries.ts'

const REFERENCE = /PF-[A-Z0-9]{4}-[A-Z0-9]{4}/

test('an enquiry is stored with its origin, and confirmed with its reference', async ({ page }) => {
  const phone = freshPhone()
  await page.goto('/career?utm_source=news&utm_campaign=diwali')
  await hydrated(page)
  // The campaign of the first page is still known pages later.
  await page.locator('footer').getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('/about')
  const form = page.locator('footer form')
  await expect(form.locator('[name=website]')).toBeHidden()
  const consent = form.getByRole('checkbox')
  await expect(consent).not.toBeChecked()
  await consent.check()
  await fill(form, phone)
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Message').fill('A flat with a view, please.\nCall in the evening.')
  for (const [label, choice] of [
    ['Contact me by', 'WhatsApp'],
    ['Best time', 'Evening'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveValue('')
    await form.getByLabel(label).selectOption(choice)
  }
  await form.getByRole('button', { name: 'Request a call back' }).click()

  const footer = page.locator('footer')
  await expect(footer.getByText('Enquiry submitted successfully!')).toBeVisible()
  await expect(form).toHaveCount(0)
  const reference = REFERENCE.exec(await footer.getByText(REFERENCE).innerText())?.[0]
  expect(storedEnquiries(phone)).toMatchObject([
    {
      name: 'Asha Rao',
      email: 'asha@example.com',
      message: 'A flat with a view, please.\nCall in the evening.',
      contact_by: 'whatsapp',
      call_time: 'evening',
      source: 'footer',
      page: '/about',
      utm_source: 'news',
      utm_campaign: 'diwali',
      privacy_version: '2026-11',
      marketing: 1,
      reference,
    },
  ])
  expect(await page.evaluate(() => localStorage.getItem('contactFormData'))).toBeNull()
})

test('what is wrong is said beside its field, and the first of it has the focus', async ({
  page,
}) => {
  let posts = 0
  await page.route(ENDPOINT, (route) => {
    posts += 1
    return route.continue()
  })
  const form = await openFooterForm(page)
  await form.getByLabel('Phone').fill('  ')
  await form.getByLabel('Email').fill('asha@')
  await form.getByRole('button').click()

  const name = form.getByLabel('Name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Please enter your name.')
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(
    /Please enter your phone number\.$/,
  )
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  expect(posts).toBe(0)
  await expectAccessible(page, { state: 'of a form with errors', part: 'footer form' })

  await form.getByLabel('Phone').fill('98100 12345')
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('aria-invalid')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
})

test('a phone number that resembles none is said beside its field, and sent as typed', async ({
  page,
}) => {
  const form = await openFooterForm(page)
  const phone = form.getByLabel('Phone')
  const typed = `12345 or ${freshPhone()}`
  await fill(form, typed)
  await phone.blur()
  await expect(phone).toHaveAccessibleDescription(/this does not look like a number/)
  await phone.fill('(+91) 98765 43210')
  await expect(phone).not.toHaveAccessibleDescription(/does not look/)
  await phone.fill(typed)
  await form.getByRole('button').click()
  await expect(page.locator('footer').getByText(REFERENCE)).toBeVisible()
  expect(storedEnquiries(typed)).toMatchObject([
    { phone_e164: null, suspect: expect.stringContaining('phone') },
  ])
})

test('while it is sent the button says so and takes no second press', async ({ page }) => {
  const phone = freshPhone()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(ENDPOINT, async (route) => {
    await held
    await route.continue()
  })
  const form = await openFooterForm(page)
  await fill(form, phone)
  await form.getByRole('button').click()
  const button = form.getByRole('button', { name: 'Sending...' })
  await expect(button).toBeDisabled()
  await form.getByLabel('Phone').press('Enter')
  release()
  await expect(page.locator('footer').getByText(REFERENCE)).toBeVisible()
  expect(storedEnquiries(phone)).toHaveLength(1)

  // Another enquiry can follow, with an id of its own.
  await page.locator('footer').getByRole('button', { name: 'Send another enquiry' }).click()
  await expect(form.getByLabel('Phone')).toHaveValue('')
  await fill(form, phone)
  await form.getByRole('button').click()
  await expect(page.locator('footer').getByText(REFERENCE)).toBeVisible()
  expect(new Set(storedEnquiries(phone).map((row) => row.submission_id)).size).toBe(2)
})

/** The enquiry is stored; its answer does not arrive. */
async function sendAndLoseAnswer(page: Page): Promise<{ form: Locator; phone: string }> {
  const phone = freshPhone()
  await page.route(
    ENDPOINT,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const form = await openFooterForm(page)
  await fill(form, phone)
  await form.getByRole('button').click()
  await expect(form.getByText('Network error. Please check your connection.')).toBeVisible()
  return { form, phone }
}

test('an answer that was lost on the way is asked for again, not stored again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/\/api\/enquiry/)
  const { form, phone } = await sendAndLoseAnswer(page)
  await form.getByRole('button').click()
  await expect(page.locator('footer').getByText(REFERENCE)).toBeVisible()
  expect(storedEnquiries(phone)).toHaveLength(1)
})

test('other words after a lost answer are another enquiry', async ({ page, complaints }) => {
  complaints.allow(/\/api\/enquiry/)
  const { form, phone } = await sendAndLoseAnswer(page)
  await form.getByLabel('Message').fill('I forgot to say: two bedrooms.')
  await form.getByRole('button').click()
  await expect(page.locator('footer').getByText(REFERENCE)).toBeVisible()
  const stored = storedEnquiries(phone)
  expect(stored.map(({ message }) => message)).toEqual([null, 'I forgot to say: two bedrooms.'])
  await expect(page.locator('footer').getByText(stored[1]?.reference ?? '?')).toBeVisible()
})

test('a listing without results offers its form, in its own words', async ({
  page,
  complaints,
}) => {
  complaints.allow(/\/api\/enquiry/)
  const phone = freshPhone()
  await open(page, '/goa')
  const form = page.locator('main form', { has: page.locator('[value="no-results"]') })
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await fill(form, phone)
  await form.getByRole('button', { name: 'Request a call back' }).click()
  await expect(
    form.getByText('There was an error submitting your enquiry. Please try again later.'),
  ).toBeVisible()
  await expect(form.getByRole('button', { name: 'Request a call back' })).toBeFocused()
  await form.getByRole('button', { name: 'Request a call back' }).click()
  await expect(page.getByText('Your enquiry has been submitted successfully!')).toBeVisible()
  expect(storedEnquiries(phone)).toMatchObject([{ source: 'no-results' }])
})

test('a form sent before script ran returns as its own page and hydrates', async ({
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
