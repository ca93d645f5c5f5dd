import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { expect, test } from 'vitest'
import { listening } from '../../tests/support/programs/free-port.ts'
import { createHttpServer, trackAnswers } from './serve.ts'

test('a reader that does not read is cut off', async () => {
  const app = express().get('/', (_req, res) => void res.end(Buffer.alloc(64 * 1024 * 1024)))
  const server = createHttpServer(app)
  expect(server.timeout).toBe(120_000)
  server.timeout = 200
  const port = await listening(server)
  const asked = once(server, 'request')
  const reader = connect(port, '127.0.0.1')
  reader.pause().on('error', () => undefined)
  reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const [, res] = await asked
  await once(res, 'close')
  expect(reader.bytesRead).toBeLessThan(64 * 1024 * 1024)
  reader.destroy()
  server.close()
})

test.each([
  ['a link of 20 KB', `GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  [
    'cookies of 2 MB',
    `GET / HTTP/1.1\r\nhost: x\r\ncookie: a=${'x'.repeat(2_000_000)}\r\n\r\n`,
    431,
  ],
  ['no request', 'hello\r\n\r\n', 400],
])('%s is answered with a page that leads on', async (_what, bytes, status) => {
  const server = createHttpServer(express().get('/', (_req, res) => void res.end()))
  const client = connect(await listening(server), '127.0.0.1')
  client.write(bytes)
  const answer = await text(client)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain('<a href="/">Return to Home</a>')
  server.close()
})

test('idle connections outlive those of the load balancers in front, so that none is closed in use', async () => {
  const server = createHttpServer(express().get('/', (_req, res) => void res.end()))
  const port = await listening(server)
  const { headers } = await fetch(`http://127.0.0.1:${port}/`)
  expect(Number(headers.get('keep-alive')?.replace('timeout=', ''))).toBeGreaterThan(60)
  server.closeAllConnections()
  server.close()
})

test('a server that ends lets an answer be read to its end that it has handed over whole', async () => {
  const size = 16 * 1024 * 1024
  const server = createHttpServer(
    express().get('/', (_req, res) => void res.end(Buffer.alloc(size))),
  )
  const answers = trackAnswers(server)
  const port = await listening(server)
  const asked = once(server, 'request')
  const reader = connect(port, '127.0.0.1').pause()
  reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await asked
  const closed = answers.close()
  reader.resume()
  await closed
  await once(reader, 'close')
  expect(reader.bytesRead).toBeGreaterThan(size)
})

test('a server that ends closes a kept connection with the answer that was under way', async () => {
  const server = createHttpServer(express().get('/', (_req, res) => void res.write('begun')))
  const answers = trackAnswers(server)
  const asked = once(server, 'request')
  const reader = connect(await listening(server), '127.0.0.1')
  reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const [, res] = (await asked) as [unknown, ServerResponse]
  await once(reader, 'data')
  const closed = answers.close()
  res.end('ended')
  expect(await text(reader)).toContain('ended')
  await closed
})
