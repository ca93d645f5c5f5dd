import { expect, test } from 'vitest'
import { readAttribution } from './attribution.ts'
import { visitSource } from './visit-source.ts'

test.each([
  ['', 'direct'],
  ['referrer=www.google.com', 'search'],
  ['referrer=www.google.co.in', 'search'],
  ['referrer=android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['referrer=in.search.yahoo.com', 'search'],
  ['referrer=duckduckgo.com', 'search'],
  ['referrer=search.brave.com', 'search'],
  ['utm_source=google', 'search'],
  ['utm_source=google&utm_medium=organic', 'search'],
  ['referrer=mail.google.com', 'other'],
  ['referrer=www.google.com.example.org', 'other'],
  ['referrer=l.instagram.com', 'social'],
  ['referrer=t.co', 'social'],
  ['referrer=web.whatsapp.com', 'social'],
  ['referrer=www.linkedin.com', 'social'],
  ['utm_source=fb&utm_medium=post', 'social'],
  ['utm_source=diwali&utm_medium=social', 'social'],
  ['fbclid=abc&referrer=example.org', 'social'],
  ['referrer=netflix.com', 'other'],
  ['gclid=abc&utm_source=google&utm_campaign=diwali', 'paid'],
  ['utm_source=facebook&utm_medium=paid_social&fbclid=abc', 'paid'],
  ['utm_source=google&utm_medium=CPC', 'paid'],
  ['msclkid=abc&referrer=www.bing.com', 'paid'],
  ['utm_source=newsletter&utm_medium=email', 'other'],
  ['utm_source=newsletter&referrer=www.google.com', 'other'],
  ['referrer=www.magicbricks.com', 'other'],
])('a visit with "%s" came by %s', (marks, source) => {
  const given = new URLSearchParams(marks)
  expect(visitSource(readAttribution((name) => given.get(name)))).toBe(source)
})
