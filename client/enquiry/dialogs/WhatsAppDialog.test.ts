import { expect, test } from 'vitest'
import { whatsappText } from './WhatsAppDialog.tsx'

test('holds the project and all that was filled in', () => {
  expect(
    whatsappText('Saffron Bay', {
      name: ' Asha ',
      phone: '98100 12345',
      email: 'asha@example.com',
      message: 'Price?',
    }),
  ).toBe(
    'Project: Saffron Bay\nName: Asha\nPhone: 98100 12345\nEmail: asha@example.com\nMessage: Price?',
  )
})

test('leaves out what was not', () => {
  expect(whatsappText('Saffron Bay', { phone: '98100 12345' })).toBe(
    'Project: Saffron Bay\nPhone: 98100 12345',
  )
})
