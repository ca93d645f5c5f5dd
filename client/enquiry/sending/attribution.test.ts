import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberArrival, rememberedAttribution } from './attribution.ts'
import { fakeStorage } from './fakes.fixture.ts'

const browserWith = (sessionStorage?: Storage) => vi.stubGlobal('window', { sessionStorage })

beforeEach(() => void browserWith(fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

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
  browserWith(fakeStorage({ visit: text }))
  expect(rememberedAttribution()).toEqual({})
})

test('goes without storage', () => {
  const storage = fakeStorage()
  storage.full = true
  browserWith(storage)
  expect(() => rememberArrival('https://a.example/?utm_source=news', '')).not.toThrow()
  browserWith()
  expect(rememberedAttribution()).toEqual({})
})
