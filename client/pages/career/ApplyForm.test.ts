import { expect, test } from 'vitest'
import { applicationMail } from './ApplyForm.tsx'

const position = {
  title: 'Sales Manager',
  location: 'Gurgaon',
  type: 'Full time',
  summary: '',
  responsibilities: [],
}

test('an application is written out in the mail it opens', () => {
  const { href, isWhole } = applicationMail('info@example.com', position, {
    name: 'Asha & Co',
    email: 'asha@example.com',
    about: 'Ten years in sales.\nI speak हिन्दी.',
  })
  expect(isWhole).toBe(true)
  const url = new URL(href)
  expect(url.protocol + url.pathname).toBe('mailto:info@example.com')
  expect(url.searchParams.get('subject')).toBe('Application: Sales Manager, Gurgaon')
  expect(url.searchParams.get('body')).toBe(
    'Name: Asha & Co\r\nEmail: asha@example.com\r\n\r\nTen years in sales.\r\nI speak हिन्दी.',
  )
})

test.each(['x'.repeat(5000), 'नमस्ते '.repeat(900), '😀'.repeat(900)])(
  'one that is too long for a link is not cut: it is to be copied whole',
  (about) => {
    const mail = applicationMail('a@b.in', position, { name: 'A', email: 'a@b.in', about })
    expect(mail).toEqual({
      href: 'mailto:a@b.in?subject=Application%3A%20Sales%20Manager%2C%20Gurgaon',
      text: `Name: A\nEmail: a@b.in\n\n${about}`,
      isWhole: false,
    })
  },
)
