import { describe, expect, test } from 'vitest'
import {
  contactPath,
  dialogHead,
  initialMessage,
  requestOf,
  withPrefix,
  type EnquiryRequest,
} from './enquiry-request.ts'

const DEVELOPER: EnquiryRequest = { source: 'modal', developer: 'Ridgeline Builders' }
const PROJECT: EnquiryRequest = {
  source: 'project',
  developer: 'Kadamba Group',
  projectId: '1024',
  projectName: 'Kadamba Grove',
}

test.each<[EnquiryRequest, string]>([
  [DEVELOPER, 'Interested in Ridgeline Builders projects: '],
  [PROJECT, 'I am interested in Kadamba Grove by Kadamba Group.'],
  [{ source: 'sell' }, 'I would like to sell a property.'],
  [{ source: 'rent-lease', message: 'A flat, please' }, 'A flat, please'],
])('the message of %j begins as %j', (request, message) => {
  expect(initialMessage(request)).toBe(message)
})

test.each<[EnquiryRequest, string, string]>([
  [DEVELOPER, 'Call me', 'Interested in Ridgeline Builders projects: Call me'],
  [
    DEVELOPER,
    'Interested in Ridgeline Builders projects: Hi',
    'Interested in Ridgeline Builders projects: Hi',
  ],
  [{ source: 'footer' }, 'Call me', 'Call me'],
])('of %j, %j is sent as %j: with its prefix once', (request, typed, sent) => {
  expect(withPrefix(request, typed)).toBe(sent)
})

describe('the Contact page as another way to the same form', () => {
  test.each([DEVELOPER, PROJECT, { source: 'no-results', message: 'Flats & plots?' } as const])(
    'hands %j over',
    (request) => {
      const url = new URL(contactPath(request), 'http://localhost')
      expect(url.pathname).toBe('/contact-us')
      expect(requestOf(url.searchParams)).toEqual(request)
    },
  )

  test('ignores what it does not know', () => {
    expect(requestOf(new URLSearchParams('source=evil&developer=%20&x=1'))).toEqual({
      source: 'contact',
    })
    const long = requestOf(new URLSearchParams({ message: 'x'.repeat(5000) }))
    expect(long.message).toHaveLength(500)
  })
})

test.each<[EnquiryRequest, string]>([
  [PROJECT, 'Enquire about Kadamba Grove'],
  [DEVELOPER, 'Enquire about Ridgeline Builders'],
  [{ source: 'popup' }, 'How can we help you?'],
  [{ ...PROJECT, source: 'whatsapp' }, 'Ask about Kadamba Grove'],
  [{ ...PROJECT, title: 'Floor plan' }, 'Floor plan'],
])('the dialog of %j is headed %s', (request, title) => {
  expect(dialogHead(request).title).toBe(title)
})

test('only who can be chatted with is said to answer on WhatsApp', () => {
  const request = { ...PROJECT, source: 'whatsapp' } as const
  expect(dialogHead(request, '910000000000').description).toMatch(/WhatsApp/)
  expect(dialogHead(request).description).toMatch(/^Leave your number/)
})
