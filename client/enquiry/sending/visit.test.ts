import { expect, test } from 'vitest'
import { fakeStorage } from './fakes.fixture.ts'
import { readVisit, rememberedVisit, rememberVisit } from './visit.ts'

const visitOf = (address: string, referrer = '') => readVisit(new URL(address), referrer)

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
  const storage = fakeStorage()
  rememberVisit(visitOf('https://a.example/?utm_source=news'), storage)
  rememberVisit(visitOf('https://a.example/about', 'https://a.example/'), storage)
  expect(rememberedVisit(storage)).toEqual({ utm_source: 'news' })
  rememberVisit(visitOf('https://a.example/?utm_source=mail'), storage)
  expect(rememberedVisit(storage)).toEqual({ utm_source: 'mail' })
})

test.each(['{', 'null', '7', '{"utm_source":7,"other":"x"}'])('copes with %s', (text) => {
  expect(rememberedVisit(fakeStorage({ visit: text }))).toEqual({})
})

test('goes without storage', () => {
  const storage = fakeStorage()
  storage.full = true
  expect(() => rememberVisit({ utm_source: 'news' }, storage)).not.toThrow()
  expect(rememberedVisit(undefined)).toEqual({})
})
