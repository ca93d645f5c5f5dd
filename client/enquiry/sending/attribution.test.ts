import { afterEach, expect, test, vi } from 'vitest'
import { fakeStorage } from './fakes.fixture.ts'
import { readAttribution, rememberedAttribution, rememberAttribution } from './attribution.ts'

afterEach(() => vi.unstubAllGlobals())

const browserWith = (sessionStorage?: Storage) => vi.stubGlobal('window', { sessionStorage })

const visitOf = (address: string, referrer = '') => readAttribution(new URL(address), referrer)

test('takes campaign parameters and the host of the site before', () => {
  expect(
    visitOf(
      'https://a.example/?utm_source=news&utm_campaign=%20diwali%20&q=x',
      'https://b.example/p?s',
    ),
  ).toEqual({ utm_source: 'news', utm_campaign: 'diwali', referrer: 'b.example' })
})

test('a page of our own is no referrer', () => {
  expect(visitOf('https://a.example/x', 'https://a.example/')).toEqual({})
})

test('remembers the first arrival until a later one says more', () => {
  browserWith(fakeStorage())
  rememberAttribution(visitOf('https://a.example/?utm_source=news'))
  rememberAttribution(visitOf('https://a.example/about', 'https://a.example/'))
  expect(rememberedAttribution()).toEqual({ utm_source: 'news' })
  rememberAttribution(visitOf('https://a.example/?utm_source=mail'))
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
  expect(() => rememberAttribution({ utm_source: 'news' })).not.toThrow()
  browserWith()
  expect(rememberedAttribution()).toEqual({})
})
