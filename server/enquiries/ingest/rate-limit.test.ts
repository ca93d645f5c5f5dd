import { expect, test } from 'vitest'
import { networkOf } from './rate-limit.ts'

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:0:1::', '2001:DB8::1:ffff:0:0:9'],
  ['2001:db8::1', '2001:0db8:0000:0000:9999::'],
  ['fe80::1%eth0', 'fe80::2%wlan0'],
  ['::1', '::2'],
])('%s counts with %s', (one, other) => expect(networkOf(one, 64)).toBe(networkOf(other, 64)))

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:0:1::1', '2001:db8:0:2::1'],
])('%s does not count with %s', (one, other) =>
  expect(networkOf(one, 64)).not.toBe(networkOf(other, 64)),
)
