// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { eventOfLink } from './count-links.ts'
import { trackEvent } from './events.ts'
import { mayCount } from './may-count.ts'

test.each([
  ['tel:+919810012345', { event: 'phone_click' }],
  ['https://wa.me/910000000000?text=Hello', { event: 'whatsapp_click' }],
  ['https://wa.me/?text=Look', { event: 'share' }],
  ['https://www.google.com/maps/dir/?api=1&destination=28.4,77.06', { event: 'map_open' }],
  ['https://www.google.com/search?q=maps', undefined],
  [
    '/project-details/aravalli-crest/1024/brochure.pdf',
    { event: 'brochure_open', page: '/project-details/aravalli-crest/1024' },
  ],
  ['https://api.whatsapp.com/send?phone=91', { event: 'whatsapp_click' }],
  ['/project-details/aravalli-crest', { event: 'developer_click', detail: 'aravalli-crest' }],
  [
    '/project-details/aravalli-crest?type=residential',
    { event: 'developer_click', detail: 'aravalli-crest' },
  ],
  ['/project-details', undefined],
  ['/project-details/aravalli-crest/1024', undefined],
  ['https://elsewhere.example/project-details/x', undefined],
  ['mailto:info@example.com', undefined],
  ['', undefined],
])('a press on %s', (href, expected) => {
  expect(eventOfLink(href, 'https://site.example')).toEqual(expected)
})

test.each([
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: null, globalPrivacyControl: true }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, true],
  [{ doNotTrack: 'unspecified' }, true],
])('a browser that says %j is counted: %s', (browser, counted) => {
  expect(mayCount(browser)).toBe(counted)
})

test.each([
  ['takes no beacon', { sendBeacon: () => false }, [true]],
  ['knows none', {}, [true]],
  ['has taken a beacon', { sendBeacon: () => true }, []],
])('an event is posted once, to the end, where the browser %s', (_, browser, requests) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', browser)
  trackEvent('phone_click', undefined, '/about')
  vi.unstubAllGlobals()
  expect(fetch.mock.calls.map(([, request]) => request?.keepalive)).toEqual(requests)
})
