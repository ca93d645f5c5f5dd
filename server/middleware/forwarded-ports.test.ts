import express from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { dropForwardedPorts } from './forwarded-ports.ts'

test.each([
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['198.51.100.9, 1.2.3.4:5678, 10.0.0.7:80', '1.2.3.4'],
])('the visitor behind the forwarded %s is %s', async (forwarded, address) => {
  const app = express().set('trust proxy', ['loopback', 'uniquelocal'])
  app.use(dropForwardedPorts, (req, res) => res.send(req.ip))
  const { text } = await request(app).get('/').set('x-forwarded-for', forwarded)
  expect(text).toBe(address)
})
