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
  const href = applicationMail('info@example.com', position, {
    name: 'Asha & Co',
    email: 'asha@example.com',
    about: 'Ten years in sales.\nI speak हिन्दी.',
  })
  const url = new URL(href)
  expect(url.protocol + url.pathname).toBe('mailto:info@example.com')
  expect(url.searchParams.get('subject')).toBe('Application: Sales Manager, Gurgaon')
  expect(url.searchParams.get('body')).toBe(
    'Name: Asha & Co\r\nE-mail: asha@example.com\r\n\r\nTen years in sales.\nI speak हिन्दी.',
  )
})

test.each(['x'.repeat(5000), 'नमस्ते '.repeat(900), '😀'.repeat(900)])(
  'a long one is cut to what mail programs take',
  (about) => {
    const href = applicationMail('a@b.in', position, { name: 'A', email: 'a@b.in', about })
    expect(href.length).toBeLessThan(2000)
    expect(new URL(href).searchParams.get('body')).toMatch(/…$/)
  },
)
