import { expect, test } from 'vitest'
import { rateKey } from './client-address.ts'

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:0:1::', '2001:DB8::1:ffff:0:0:9'],
  ['2001:db8::1', '2001:0db8:0000:0000:9999::'],
  ['fe80::1%eth0', 'fe80::2%wlan0'],
  ['::1', '::2'],
])('%s counts with %s', (one, other) => expect(rateKey(one)).toBe(rateKey(other)))

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:0:1::1', '2001:db8:0:2::1'],
])('%s does not count with %s', (one, other) => expect(rateKey(one)).not.toBe(rateKey(other)))

test('an unknown address has a key too, and none shows the address', () => {
  expect(rateKey(undefined)).toMatch(/^[\w-]{22}$/)
  expect(rateKey('203.0.113.7')).not.toContain('203')
})
