// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { loadGoogleAnalytics } from './google-analytics.ts'

test('loads the counter by a script of its own and hands it events without queries', () => {
  window.history.replaceState(null, '', '/about?q=private')
  const count = loadGoogleAnalytics('G-TEST&1')
  const script = document.querySelector('script')
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST%261')
  expect(script?.async).toBe(true)

  count('developer_click', '/about', 'aravalli-crest')
  const { dataLayer } = window as { dataLayer?: ArrayLike<unknown>[] }
  expect(dataLayer?.map((command) => Array.from(command))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-TEST&1', { send_page_view: false }],
    [
      'event',
      'developer_click',
      { page_location: 'http://localhost:3000/about', detail: 'aravalli-crest' },
    ],
  ])
})
