import { expect, test } from 'vitest'
import { ENQUIRY_FIELD_NAMES, ENQUIRY_FIELDS } from '../../domain/enquiry/enquiry-fields.ts'
import type { VisitHours } from '../../schemas/generated/data.generated.ts'
import { staticForm } from './static-form.tsx'

const visitHours = { days: ['mon'], slots: ['11:00'] } satisfies VisitHours

const formOf = (source: 'contact' | 'privacy-request' | 'visit', values = {}, errors = {}) =>
  staticForm({ source, values, errors, message: 'Too many.' }, '/about?a=1', { visitHours }, [
    '/a.css',
  ])

test('some form has a control for each field of an enquiry', () => {
  const forms = (['contact', 'privacy-request', 'visit'] as const).map((source) => formOf(source))
  const missing = ENQUIRY_FIELD_NAMES.filter(
    (name) => !forms.some((form) => form.includes(`name="${name}"`)),
  )
  expect(missing).toEqual([])
  expect(Math.max(...forms.map((form) => Buffer.byteLength(form)))).toBeLessThan(20_000)
})

test('the form shows what was typed and what is wrong with it', () => {
  const { problem = '' } = ENQUIRY_FIELDS.email
  const values = {
    name: '<b>"Asha" & co',
    email: 'asha@',
    message: '\nOne\nTwo',
    contactBy: 'whatsapp',
    marketing: 'true',
    projectId: 'one',
  }
  const html = formOf('contact', values, { email: problem })
  for (const part of [
    'value="&lt;b&gt;&quot;Asha&quot; &amp; co"',
    '>\n\nOne\nTwo</textarea>',
    '<option value="whatsapp" selected="">',
    'type="checkbox" name="marketing" checked="" value="true"',
    '<input type="hidden" name="projectId" value="one"/>',
    '<input type="hidden" name="page" value="/about?a=1"/>',
    problem,
    'Too many.',
    '<link rel="stylesheet" href="/a.css">',
  ])
    expect(html).toContain(part)
})
