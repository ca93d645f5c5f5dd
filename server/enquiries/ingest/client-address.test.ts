import express from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { dropForwardedPorts, networkKey, networkOf } from './client-address.ts'

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

test('the pseudonym of a network changes with the key and does not show the address', () => {
  const network = networkOf('203.0.113.7', 64)
  expect(networkKey(network, 'monday')).toMatch(/^[\w-]{22}$/)
  expect(networkKey(network, 'monday')).toBe(networkKey(network, 'monday'))
  expect(networkKey(network, 'monday')).not.toBe(networkKey(network, 'tuesday'))
  expect(networkKey(networkOf(undefined, 64), 'monday')).toMatch(/^[\w-]{22}$/)
})

test.each([
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['198.51.100.9, 1.2.3.4:5678, 10.0.0.7:80', '1.2.3.4'],
])('the visitor behind the forwarded %s is %s', async (forwarded, address) => {
  const app = express().set('trust proxy', ['loopback', 'uniquelocal'])
  app.use(dropForwardedPorts, (req, res) => res.send(req.ip))
  const { text } = await request(app).get('/').set('x-forwarded-for', forwarded)
  expect(text).toBe(address)
})
