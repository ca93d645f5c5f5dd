import { expect, it } from 'vitest'
import { isChunkFailure } from './PageFailure.tsx'

it.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/AboutPage-1.js',
  'error loading dynamically imported module: https://example.com/assets/AboutPage-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/style-1.css',
])('knows a missing part of the site: %s', (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true)
})

it('takes nothing else for one', () => {
  expect(isChunkFailure(new TypeError('Failed to fetch'))).toBe(false)
  expect(isChunkFailure('Importing a module script failed.')).toBe(false)
  expect(isChunkFailure(undefined)).toBe(false)
})
