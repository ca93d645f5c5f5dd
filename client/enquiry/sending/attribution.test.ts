// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { rememberArrival, rememberedAttribution, shareArrival } from './attribution.ts'

afterEach(() => sessionStorage.clear())

test('takes campaign parameters, ids of clicks and the host of the site before', () => {
  const ids = { gclid: 'g', gbraid: 'b', wbraid: 'w', fbclid: 'f', msclkid: 'm' }
  rememberArrival(
    `https://a.example/?utm_source=news&utm_campaign=%20diwali%20&q=x&${new URLSearchParams(ids)}`,
    'https://b.example/p?s',
  )
  expect(rememberedAttribution()).toEqual({
    utm_source: 'news',
    utm_campaign: 'diwali',
    ...ids,
    referrer: 'b.example',
  })
})

test('a campaign stays until another one comes, whatever the pages between', () => {
  rememberArrival('https://a.example/?gclid=1', 'https://b.example/')
  rememberArrival('https://a.example/about', 'https://a.example/')
  rememberArrival('https://a.example/about', 'https://b.example/')
  expect(rememberedAttribution()).toEqual({ gclid: '1', referrer: 'b.example' })
  rememberArrival('https://a.example/?utm_source=mail', '')
  expect(rememberedAttribution()).toEqual({ utm_source: 'mail' })
})

test('the page after one that was left at once knows its campaign', () => {
  rememberArrival('https://a.example/about', 'https://a.example/?gclid=1')
  expect(rememberedAttribution()).toEqual({ gclid: '1' })
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'nothing is kept, sent or told to others with %j',
  (wish) => {
    rememberArrival('https://a.example/?gclid=1', '')
    vi.stubGlobal('navigator', wish)
    expect(rememberedAttribution()).toEqual({})
    rememberArrival('https://a.example/?gclid=1', '')
    expect(sessionStorage.length).toBe(0)
    const channel = vi.fn<() => void>()
    vi.stubGlobal('BroadcastChannel', channel)
    shareArrival()()
    expect(channel).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  },
)

test.each(['{', 'null', '7', '{"utm_source":7,"other":"x"}'])('copes with %s', (text) => {
  sessionStorage.setItem('visit', text)
  expect(rememberedAttribution()).toEqual({})
})

test('goes without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => rememberArrival('https://a.example/?utm_source=news', '')).not.toThrow()
  expect(rememberedAttribution()).toEqual({})
  vi.unstubAllGlobals()
})
