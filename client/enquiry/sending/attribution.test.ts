// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { rememberArrival, rememberedAttribution } from './attribution.ts'

afterEach(() => sessionStorage.clear())

test('takes campaign parameters and the host of the site before', () => {
  rememberArrival(
    'https://a.example/?utm_source=news&utm_campaign=%20diwali%20&q=x',
    'https://b.example/p?s',
  )
  expect(rememberedAttribution()).toEqual({
    utm_source: 'news',
    utm_campaign: 'diwali',
    referrer: 'b.example',
  })
})

test('remembers the first arrival until a later one says more: a page of our own says nothing', () => {
  rememberArrival('https://a.example/?utm_source=news', '')
  rememberArrival('https://a.example/about', 'https://a.example/')
  expect(rememberedAttribution()).toEqual({ utm_source: 'news' })
  rememberArrival('https://a.example/?utm_source=mail', '')
  expect(rememberedAttribution()).toEqual({ utm_source: 'mail' })
})

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
