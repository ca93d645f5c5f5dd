import { expect, test, vi } from 'vitest'
import { trustOwnTexts } from './trusted-types.ts'

test('scripts come from the site itself alone', () => {
  vi.stubGlobal('window', { location: new URL('https://site.example/about') })
  let allowed: (url: string) => string | null = () => null
  trustOwnTexts({ createPolicy: (_name, { createScriptURL }) => (allowed = createScriptURL) })
  expect(allowed('/assets/entry.js')).toBe('/assets/entry.js')
  expect(allowed('https://site.example/assets/entry.js')).not.toBeNull()
  for (const url of ['https://elsewhere.example/x.js', 'data:text/javascript,1', 'blob:x'])
    expect(allowed(url), url).toBeNull()
  vi.unstubAllGlobals()
})

test('only text without a tag, icons and what React and Leaflet write become HTML', () => {
  let allowed: (html: string) => string | null = () => null
  trustOwnTexts({
    createPolicy(name, { createHTML }) {
      expect(name).toBe('default')
      allowed = createHTML
    },
  })
  expect(allowed('{"loaderData":{"0":"\\u003cb>"}}')).not.toBeNull()
  expect(allowed('<script></script>')).not.toBeNull()
  expect(allowed('<svg/>')).not.toBeNull()
  expect(allowed('<use href="/assets/site-B57gZ-S6.svg#Phone"></use>')).not.toBeNull()
  for (const html of [
    '<use href="data:image/svg+xml,x#x"></use>',
    '<use href="/assets/a.svg#a"></use><img src=x onerror=alert(1)>',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<b>',
  ]) {
    expect(allowed(html)).toBeNull()
  }
})
