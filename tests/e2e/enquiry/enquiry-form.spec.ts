import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { ENDPOINT, fill, openFooterForm } from '../../support/browser/enquiry-form.ts'
import { freshPhone, storedEnquiries } from '../../support/browser/stored-enquiries.ts'

const REFERENCE = /PF-[A-Z0-9]{4}-[A-Z0-9]{4}/

test('an enquiry is stored with where it came from, and confirmed with its reference', async ({
  page,
}) => {
  const phone = freshPhone()
  const form = await openFooterForm(page, '/about?utm_source=news&utm_campaign=diwali')
  await fill(form, phone)
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Message').fill('A flat with a view, please.\nCall in the evening.')
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
      source: 'footer',
      page: '/about',
      utm_source: 'news',
      utm_campaign: 'diwali',
      privacy_version: '2026-11',
      marketing: 0,
      reference,
    },
  ])
  expect(await page.evaluate(() => localStorage.getItem('contactFormData'))).toBeNull()
})

test('the campaign of the first page is still known pages later', async ({ page }) => {
  const phone = freshPhone()
  await page.goto('/career?utm_source=mail&utm_medium=letter')
  await hydrated(page)
  await page.locator('footer').getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('/about')
  const form = page.locator('footer form')
  await fill(form, phone)
  await form.getByRole('button').click()
  await expect(page.locator('footer').getByText(REFERENCE)).toBeVisible()
  expect(storedEnquiries(phone)).toMatchObject([
    { page: '/about', utm_source: 'mail', utm_medium: 'letter' },
  ])
})

test('what is wrong stands beside its field, and the first of it has the focus', async ({
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

  await form.getByLabel('Phone').fill('98100 12345')
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('aria-invalid')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
})

test('a phone number that looks like none is said beside its field, and sent as typed', async ({
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
})

test('consent is never ticked beforehand, and stored when given', async ({ page }) => {
  const phone = freshPhone()
  const form = await openFooterForm(page)
  const consent = form.getByRole('checkbox')
  await expect(consent).not.toBeChecked()
  await consent.check()
  await fill(form, phone)
  await form.getByRole('button').click()
  await expect(page.locator('footer').getByText(REFERENCE)).toBeVisible()
  expect(storedEnquiries(phone)).toMatchObject([{ marketing: 1 }])
})

test('no state of the form has an accessibility violation', async ({ page, complaints }) => {
  complaints.allow(/\/api\/enquiry/)
  test.setTimeout(120_000)
  const check = (state: string) => expectAccessible(page, { state, part: 'footer' })
  const form = await openFooterForm(page)
  await form.getByRole('button').click()
  await expect(form.getByText('Please enter your name.')).toBeVisible()
  await check('with mistakes')
  await page.route(ENDPOINT, (route) => route.abort(), { times: 1 })
  await fill(form, freshPhone())
  await form.getByRole('button').click()
  await expect(form.getByText('Network error. Please check your connection.')).toBeVisible()
  await check('kept')
  // It may have gone by itself meanwhile: then this changes nothing.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.locator('footer').getByText(REFERENCE)).toBeVisible()
  await check('sent')
})

test('people meet no trap', async ({ page }) => {
  const form = await openFooterForm(page)
  await expect(form.locator('[name=website]')).toBeHidden()
  expect(await form.locator('[style]').count()).toBe(0)
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

test('another enquiry can follow, with an id of its own', async ({ page }) => {
  const phone = freshPhone()
  const form = await openFooterForm(page)
  for (const _round of [1, 2]) {
    await fill(form, phone)
    await form.getByRole('button').click()
    await page.locator('footer').getByRole('button', { name: 'Send another enquiry' }).click()
    await expect(form.getByLabel('Phone')).toHaveValue('')
  }
  const ids = storedEnquiries(phone).map((row) => row.submission_id)
  expect(new Set(ids).size).toBe(2)
})
