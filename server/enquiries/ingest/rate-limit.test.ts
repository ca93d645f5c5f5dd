import { expect, test } from 'vitest'
import { networkOf } from './rate-limit.ts'

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['2001:db8:0:1::', '2001:DB8::1:ffff:0:0:9', true],
  ['2001:db8::1', '2001:0db8:0000:0000:9999::', true],
  ['fe80::1%eth0', 'fe80::2%wlan0', true],
  ['::1', '::2', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
])('%s counts with %s: %s', (one, other, together) => {
  expect(networkOf(one, 64) === networkOf(other, 64)).toBe(together)
})
