import type { Route } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'
import {
  ENDPOINT,
  fill,
  freshPhone,
  openFooterForm,
  REFERENCE,
  storedEnquiries,
} from '../../support/browser/enquiries.ts'
import { watchRegions } from '../../support/browser/live-regions.ts'
import { hold } from '../../support/browser/network.ts'
import { translate } from '../../support/browser/translator.ts'

test('an enquiry is stored with its origin, and confirmed with its reference', async ({ page }) => {
  const phone = freshPhone()
  await open(page, '/career?utm_source=news&utm_campaign=diwali&gclid=Cj0')
  // The campaign of the first page is still known pages later.
  const footer = page.locator('footer')
  await footer.getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('/about')
  const form = footer.locator('form')
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
  const expectHeard = await watchRegions(page)
  await form.getByRole('button', { name: 'Request a call back' }).click()

  await expectHeard(footer.getByText('Enquiry submitted successfully!'))
  await expect(form).toHaveCount(0)
  const reference = REFERENCE.exec(await footer.getByText(REFERENCE).innerText())?.[0]
  expect(await storedEnquiries(phone)).toMatchObject([
    {
      name: 'Asha Rao',
      email: 'asha@example.com',
      message: 'A flat with a view, please.\nCall in the evening.',
      contact_by: 'whatsapp',
      call_time: 'evening',
      source: 'footer',
      page: '/about',
      attribution: '{"utm_source":"news","utm_campaign":"diwali","gclid":"Cj0"}',
      privacy_version: '2026-11-30',
      marketing: 1,
      reference,
    },
  ])
  const kept = await page.evaluate(() => localStorage.getItem('contactFormData') ?? '')
  const [{ submission_id: submissionId } = {}] = await storedEnquiries(phone)
  expect(JSON.parse(kept)).toEqual([{ submissionId, reference, status: 'sent' }])
})

test('an enquiry from a tab that was opened from the site tells where the visit came from', async ({
  page,
  context,
}) => {
  const phone = freshPhone()
  await open(page, '/career?gclid=Cj0')
  const link = page.locator('footer form').getByRole('link', { name: 'Privacy notice' })
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
  await hydrated(tab)
  const form = tab.locator('footer form')
  await fill(form, phone)
  await form.getByRole('button', { name: 'Request a call back' }).click()
  await expect(tab.locator('footer').getByText(REFERENCE)).toBeVisible()
  expect(await storedEnquiries(phone)).toMatchObject([{ attribution: '{"gclid":"Cj0"}' }])
})

test('what is wrong is said beside its field; the first has the focus', async ({ page }) => {
  let posts = 0
  await page.route(ENDPOINT, (route) => {
    posts += 1
    return route.continue()
  })
  await translate(page)
  const form = await openFooterForm(page)
  const [name, phone] = [form.getByLabel('Name'), form.getByLabel('Phone')]
  await phone.fill('  ')
  await form.getByLabel('Email').fill('asha@')
  await form.getByRole('button').click()

  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Please enter your name.')
  await expect(phone).toHaveAccessibleDescription(/Please enter your phone number\.$/)
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  expect(posts).toBe(0)
  await expectAccessible(page, { state: 'of a form with errors', part: 'footer form' })

  await phone.fill('98100 12345')
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await expect(name).toHaveAttribute('aria-invalid', 'true')

  // A number that resembles none is said, and sent as typed.
  const typed = `12345 or ${freshPhone()}`
  await fill(form, typed)
  await form.getByLabel('Email').fill('')
  await expect(phone).toHaveAccessibleDescription(/this does not look like a number/)
  await form.getByRole('button').click()
  await expect(page.locator('footer').getByText(REFERENCE)).toBeVisible()
  expect(await storedEnquiries(typed)).toMatchObject([{ phone_e164: null }])
})

test('while it is sent the button says so and takes no second press; sent before script ran it returns as a page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/422 .*\/api\/enquiry/)
  const phone = freshPhone()
  const release = await hold(page, ENDPOINT)
  const form = await openFooterForm(page)
  const reference = page.locator('footer').getByText(REFERENCE)
  await fill(form, phone)
  await form.getByRole('button').click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await form.getByLabel('Phone').press('Enter')
  release()
  await expect(reference).toBeVisible()
  expect(await storedEnquiries(phone)).toHaveLength(1)

  // Another enquiry can follow, with an id of its own.
  await page.locator('footer').getByRole('button', { name: 'Send another enquiry' }).click()
  await expect(form.getByLabel('Phone')).toHaveValue('')
  await fill(form, phone)
  await form.getByRole('button').click()
  await expect(reference).toBeVisible()
  expect(new Set((await storedEnquiries(phone)).map((row) => row.submission_id)).size).toBe(2)

  await page.locator('footer').getByRole('button', { name: 'Send another enquiry' }).click()
  await form.evaluate((element: HTMLFormElement) => {
    const field = element.elements.namedItem('phone')
    if (field instanceof HTMLInputElement) field.value = ' '
    // As the browser itself sends it, without the page's script.
    HTMLFormElement.prototype.submit.call(element)
  })
  await page.waitForURL('/about')
  await hydrated(page)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(form.getByText('Please enter your phone number.')).toBeVisible()
})

test('an answer that was lost is asked for again, not stored again; other words are another enquiry', async ({
  page,
  complaints,
}) => {
  complaints.allow(/\/api\/enquiry/)
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  const form = await openFooterForm(page)
  const footer = page.locator('footer')
  for (const words of [undefined, 'I forgot to say: two bedrooms.']) {
    const phone = freshPhone()
    await page.route(ENDPOINT, loseAnswer, { times: 1 })
    await fill(form, phone)
    await form.getByRole('button').click()
    await expect(form.getByText('Network error. Please check your connection.')).toBeVisible()
    if (words) await form.getByLabel('Message').fill(words)
    await form.getByRole('button').click()
    await expect(footer.getByText(REFERENCE)).toBeVisible()
    const stored = await storedEnquiries(phone)
    expect(stored.map(({ message }) => message)).toEqual(words ? [null, words] : [null])
    await expect(page.getByText(stored.at(-1)?.reference ?? '?')).toBeVisible()
    await footer.getByRole('button', { name: 'Send another enquiry' }).click()
  }
})

test('a listing without results offers its own form', async ({ page, complaints }) => {
  complaints.allow(/\/api\/enquiry/)
  const phone = freshPhone()
  await translate(page)
  await open(page, '/goa')
  const form = page.locator('main form', { has: page.locator('[value="no-results"]') })
  const button = form.getByRole('button', { name: 'Request a call back' })
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await fill(form, phone)
  await button.click()
  await expect(
    form.getByText('There was an error submitting your enquiry. Please try again later.'),
  ).toBeVisible()
  await expect(button).toBeFocused()
  await button.click()
  await expect(page.getByText('Your enquiry has been submitted successfully!')).toBeVisible()
  expect(await storedEnquiries(phone)).toMatchObject([{ source: 'no-results' }])
})

test('what was typed into the form of a page is there again when the page is loaded anew', async ({
  page,
}) => {
  const summit = 'aravalli-crest/the-aravalli-summit'
  const restored = async (path: string, words?: string) => {
    await open(page, path)
    const form = page.locator('main form').last()
    await form.getByLabel('Name').fill(`Asha at ${path}`)
    const message = form.getByLabel('Message')
    if (words) await message.fill(`${await message.inputValue()}${words}`)
    await page.reload()
    await hydrated(page)
    await expect(form.getByLabel('Name')).toHaveValue(`Asha at ${path}`)
    return form
  }
  await restored('/contact-us', 'A flat with a view')
  // Words that were added to a message stay in it when the list has changed.
  await restored(`/shortlist?projects=${summit}`, ' Is parking included?')
  await open(page, `/shortlist?projects=${summit},kadamba-homes/1024`)
  await expect(page.locator('main form').getByLabel('Message')).toHaveValue(
    /^I am interested in The Aravalli Summit .* and .*\. Is parking included\?$/,
  )
  const visit = `/contact-us?project=${summit}&visit=1`
  await open(page, visit)
  await page.locator('main form').getByLabel('Day').selectOption({ index: 2 })
  await page.locator('main form').getByRole('radio').nth(1).check()
  const form = await restored(visit)
  await expect(form.getByLabel('Day')).not.toHaveValue('')
  await expect(form.getByRole('radio').nth(1)).toBeChecked()
  await page.locator('footer').getByLabel('Best time').selectOption('Evening')
  await page.reload()
  await hydrated(page)
  await expect(page.locator('footer').getByLabel('Best time')).toHaveValue('evening')
})

test('what was typed is there again after another page of the site, until it is sent', async ({
  page,
}) => {
  await open(page, '/contact-us')
  const form = page.locator('main form')
  const phone = freshPhone()
  await fill(form, phone)
  await form.getByLabel('Message').fill('A flat with a view')
  await page.locator('footer').getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('/about')
  await page.goBack()
  await expect(form.getByLabel('Phone')).toHaveValue(phone)
  await expect(form.getByLabel('Message')).toHaveValue('A flat with a view')
  await form.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('button', { name: 'Send another' }).click()
  await expect(form.getByLabel('Message')).toHaveValue('')
})
