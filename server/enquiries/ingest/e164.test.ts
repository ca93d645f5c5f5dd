import { expect, test } from 'vitest'
import { toE164 } from './e164.ts'

test.each([
  ['98765 43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['+91 (0) 98765 43210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ['0124 456 7890', '+911244567890'],
  ['+971 50 123 4567', '+971501234567'],
])('%s is %s', (phone, e164) => expect(toE164(phone)).toBe(e164))

test.each(['1234567', '00000 00000', '+91 00000 00000', '+999 12345678', '98765 4321'])(
  '%s is no number that could be called from India',
  (phone) => expect(toE164(phone)).toBeUndefined(),
)
