import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EnquiryFields } from '../../client/enquiry/forms/EnquiryFields.tsx'
import { ENQUIRY_FIELDS, PRIVACY_REQUEST, VISIT } from '../../domain/enquiry/enquiry.ts'
import { staticForm } from './no-script-form.ts'

const days = [{ day: '2026-12-01', slots: ['11:00'] }]

test.each([
  [
    'as components',
    (source: 'contact' | typeof PRIVACY_REQUEST | typeof VISIT) =>
      renderToStaticMarkup(
        <EnquiryFields
          id="form"
          request={{ source, visit: { path: '/', days } }}
          compact={false}
          errors={{}}
          typed={undefined}
        />,
      ),
  ],
  [
    'as plain HTML',
    (source: string) =>
      staticForm({ form: { source, values: {}, errors: {} }, page: '/', agency: {}, styles: [] }),
  ],
])('some form has a control for each field of an enquiry, %s', (_, formOf) => {
  const forms = (['contact', PRIVACY_REQUEST, VISIT] as const).map(formOf).join('')
  expect(ENQUIRY_FIELDS.filter((name) => !forms.includes(`name="${name}"`))).toEqual([])
})
