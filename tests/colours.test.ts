import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as colours from '../domain/colours.ts'

const tokens = readFileSync('client/styles/tokens.css', 'utf8')

test.each(Object.entries(colours))('%s is %s in the style sheet too', (name, colour) => {
  const token = `--color-${name.toLowerCase().replaceAll('_', '-')}`
  expect(tokens).toContain(`${token}: ${colour.toLowerCase()};`)
})
