import { expect, test } from 'vitest'
import { ONE_OF_EACH } from '../tests/support/pages.ts'
import { allowsPopup, pageAt, PAGES } from './routes.tsx'

test.each([
  ['/', 'home', {}],
  ['/home', 'home', {}],
  ['/residential', 'developers', { kind: 'residential' }],
  ['/city/gurgaon', 'city', { city: 'gurgaon' }],
  ['/pune', 'city', { path: 'pune' }],
  ['/project-details', 'listing', {}],
  ['/project-details/indus-arc', 'developer', { developer: 'indus-arc' }],
  ['/project-details/indus-arc/1024', 'project', { developer: 'indus-arc', id: '1024' }],
  ['/location/nh-8', 'location', { key: 'nh-8' }],
  ['/location/a/b', 'not-found', {}],
  ['/constructor', 'city', { path: 'constructor' }],
  ['/robots.txt', 'not-found', {}],
  ['/%E0%A4%A', 'not-found', {}],
])('at %s is the page %s', (path, name, params) => {
  expect(pageAt(path)).toMatchObject({ name, params, ...PAGES[name as keyof typeof PAGES] })
})

test.each([
  ['/', true],
  ['/residential', true],
  ['/city/gurgaon', true],
  ['/service/loan', true],
  ['/no-such-page', true],
  ['/trending-projects', false],
  ['/about', false],
  ['/career', false],
  ['/contact-us', false],
  ['/project-details', false],
  ['/project-details/aravalli-crest', false],
  ['/project-details/aravalli-crest/1024', false],
  ['/developer-projects/x', false],
])('on %s the popup may open by itself: %s', (path, expected) => {
  expect(allowsPopup(path)).toBe(expected)
})

test('the tests that look at one page of each kind miss none', () => {
  const tested = new Set(ONE_OF_EACH.map((address) => pageAt(address.split('?', 1)[0] ?? '').name))
  expect(Object.keys(PAGES).filter((name) => !tested.has(name as keyof typeof PAGES))).toEqual([
    // Without a form that was sent, and without an address of their own.
    'enquiry-sent',
    'not-found',
  ])
})
