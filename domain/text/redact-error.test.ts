import { expect, test } from 'vitest'
import { errorText } from './redact-error.ts'

test.each([
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  ['Unexpected token "Asha Rao" is not JSON', 'Unexpected token … is not JSON'],
  ['at https://site.example/search?q=asha of a', 'at https://site.example/search of a'],
  ['no asha@example.com here', 'no … here'],
  ['called +91 98100-12345 twice', 'called +… twice'],
  ['Minified React error #418;\n visit', 'Minified React error #418; visit'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('%s', (message, counted) => {
  expect(errorText(message)).toBe(counted)
})
