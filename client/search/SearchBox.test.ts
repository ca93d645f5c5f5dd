import { expect, test } from 'vitest'
import { nextStep } from './SearchBox.tsx'

test.each([
  ['plain', 'wanted', 'wanted'],
  ['wanted', 'slow', 'slow'],
  ['slow', 'ready', 'ready'],
  ['ready', 'slow', 'ready'],
  ['ready', 'wanted', 'ready'],
  ['slow', 'failed', 'plain'],
] as const)('%s, then %s: %s', (now, event, next) => expect(nextStep(now, event)).toBe(next))
