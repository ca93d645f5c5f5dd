import { describe, expect, test } from 'vitest'
import {
  contactPath,
  dialogHead,
  initialMessage,
  requestOf,
  withPrefix,
  type EnquiryRequest,
} from './request.ts'

const DEVELOPER: EnquiryRequest = { source: 'modal', developer: 'Ridgeline Builders' }
const PROJECT: EnquiryRequest = {
  source: 'project',
  developer: 'Kadamba Group',
  projectId: '1024',
  projectName: 'Kadamba Grove',
}

describe('the message of an enquiry', () => {
  test('starts with the developer', () => {
    expect(initialMessage(DEVELOPER)).toBe('Interested in Ridgeline Builders projects: ')
  })

  test('has the prefix once, whatever the visitor makes of it', () => {
    expect(withPrefix(DEVELOPER, 'Call me')).toBe(
      'Interested in Ridgeline Builders projects: Call me',
    )
    expect(withPrefix(DEVELOPER, 'Interested in Ridgeline Builders projects: Call me')).toBe(
      'Interested in Ridgeline Builders projects: Call me',
    )
    expect(withPrefix({ source: 'footer' }, 'Call me')).toBe('Call me')
  })

  test('names the project where there is one', () => {
    expect(initialMessage(PROJECT)).toBe('I am interested in Kadamba Grove by Kadamba Group.')
  })

  test('says what the hero buttons ask for', () => {
    expect(initialMessage({ source: 'sell' })).toBe('I would like to sell a property.')
    expect(initialMessage({ source: 'rent-lease', message: 'A flat, please' })).toBe(
      'A flat, please',
    )
  })
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
