import { readFileSync } from 'node:fs'
import { offeredVisits } from '../../../domain/enquiry/site-visit.ts'
import type { VisitHours } from '../../../schemas/generated/data.generated.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'
import { fill, freshPhone, storedEnquiries } from '../../support/browser/enquiries.ts'
import { FULL } from '../../support/browser/project.ts'
import { translate } from '../../support/browser/translator.ts'

const CONTACT = '/contact-us?project=aravalli-crest/the-aravalli-summit&visit=1'

const { visitHours } = JSON.parse(readFileSync('data/site.json', 'utf8')) as {
  visitHours: VisitHours
}

test.use({ timezoneId: 'America/New_York' })

test('abroad the best time for a call is said to be India’s', async ({ page }) => {
  await open(page, '/contact-us')
  const time = page.getByRole('main').getByRole('combobox', { name: 'Best time' })
  await expect(time).toHaveAccessibleName('Best time (India time)')
})

test('a visit is planned from New York by keys alone', async ({ page }) => {
  const phone = freshPhone()
  await translate(page)
  await open(page, FULL)
  const link = page.getByRole('main').getByRole('link', { name: 'Plan a site visit' }).first()
  await expect(link).toHaveAttribute('href', CONTACT)
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Visit The Aravalli Summit' })
  const day = dialog.getByRole('combobox', { name: 'Day' })
  const days = day.getByRole('option')
  const times = dialog.getByRole('radiogroup', { name: 'Time in India' })
  await expect(days.nth(1)).toHaveText(/^\w+day, \d+ \w+ \d{4}$/)
  // Tomorrow, but for the days on which nobody is shown around.
  const [next] = offeredVisits(visitHours, new Date())
  await expect(days.nth(1)).toHaveAttribute('value', next?.day ?? '')
  await expect(times.getByRole('radio')).toHaveCount(4)

  // What is missing is said beside its field, and the focus leads there.
  await fill(dialog, phone)
  await page.keyboard.press('Enter')
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription('Please choose a day.')
  await expect(times).toHaveAccessibleDescription('Please choose a time.')
  await expectAccessible(page, { part: 'dialog' })
  for (const key of ['ArrowDown', 'ArrowDown', 'Tab', 'Space', 'ArrowRight']) {
    await page.keyboard.press(key)
  }
  await expect(times.getByRole('radio', { name: '1:00 pm' })).toBeChecked()
  const chosen = await day.inputValue()
  await dialog.getByRole('button', { name: 'Plan the visit' }).press('Enter')

  await expect(dialog.getByText(/^Your visit is planned: \w+day, .*, 1:00 pm\.$/)).toBeVisible()
  await expectAccessible(page, { part: 'dialog' })
  const [stored, ...others] = await storedEnquiries(phone)
  expect(others).toEqual([])
  const visit = { source: 'visit', project_id: 'the-aravalli-summit', visit_slot: '13:00' }
  expect(stored).toMatchObject({ ...visit, visit_on: chosen })
  const entry = dialog.getByRole('link', { name: /^Add to calendar/ })
  await expect(entry).toHaveAttribute('href', `${FULL}/visit.ics?on=${chosen}&slot=13:00`)
  const answer = await page.request.get((await entry.getAttribute('href')) ?? '')
  const begins = `TZID=Asia/Kolkata:${chosen.replaceAll('-', '')}T130000`
  expect(await answer.text()).toContain(begins)
})
