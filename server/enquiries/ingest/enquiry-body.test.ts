import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { deflateSync, gzipSync } from 'node:zlib'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useEnquiryService } from '../../../tests/support/enquiries/delivering-service.ts'
import { listening } from '../../../tests/support/programs/free-port.ts'
import { createHttpServer } from '../../process/serve.ts'

const service = useEnquiryService()
let server: Server
let port: number

beforeAll(async () => {
  server = createHttpServer(service.app)
  port = await listening(server)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
})

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=XX'

async function send(type: string | undefined, body: string | Buffer, headers = {}) {
  const post = request(server).post('/api/enquiry').set(headers)
  if (type !== undefined) void post.set('Content-Type', type)
  // As bytes: supertest would otherwise write text its own way.
  return post.serialize((value: unknown) => value as string).send(Buffer.from(body) as object)
}

const part = (name: string, value: string, more = ''): string =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const person = part('name', 'A') + part('phone', '9876543210')

const PERSON = { name: 'A', phone: '9876543210' }
const escaped = (letters: number): string => '\\u0918'.repeat(letters)
const manyFields = (count: number, length: number): string =>
  Array.from({ length: count }, (_, index) => `f${index}=${'x'.repeat(length)}`).join('&')

describe('a body is refused with the status that says why', () => {
  const cases: [string, string | undefined, string | Buffer, number][] = [
    ['no type', undefined, 'name=A', 415],
    ['another type', 'text/plain', '{}', 415],
    ['a broken type', 'json', '{}', 415],
    ['an unknown character set', `${FORM_TYPE}; charset=klingon`, 'name=A&phone=1', 415],
    ['broken JSON', JSON_TYPE, '{"name":', 400],
    ['a JSON list', JSON_TYPE, '[]', 400],
    ['JSON null', JSON_TYPE, 'null', 400],
    ['a raw NUL byte in JSON', JSON_TYPE, '{"name":"a\u0000"}', 400],
    ['invalid UTF-8 in JSON', JSON_TYPE, Buffer.from('7b226e616d65223a22ff227d', 'hex'), 400],
    ['nesting without end', JSON_TYPE, '['.repeat(30_000), 400],
    ['raw invalid UTF-8 in a form', FORM_TYPE, Buffer.from('6e616d653dff', 'hex'), 400],
    ['31 fields', FORM_TYPE, Array.from({ length: 31 }, (_, i) => `f${i}=1`).join('&'), 400],
    ['33 KiB', JSON_TYPE, JSON.stringify({ name: 'x'.repeat(33 * 1024) }), 413],
    ['33 KiB in escapes', JSON_TYPE, `{"name":"${escaped(11 * 1024)}"}`, 413],
    ['33 KiB in a form', FORM_TYPE, `name=${encodeURIComponent('घ'.repeat(11 * 1024))}`, 413],
    ['33 KiB in multipart', MULTIPART, `${part('name', 'x'.repeat(33 * 1024))}--XX--\r\n`, 413],
    ['33 KiB in many fields', FORM_TYPE, manyFields(25, 1400), 413],
    [
      'more than all escapes need',
      JSON_TYPE,
      JSON.stringify({ name: 'x'.repeat(257 * 1024) }),
      413,
    ],
    ['blanks without end', JSON_TYPE, `{"name":"A"${' '.repeat(257 * 1024)}}`, 413],
    ['multipart of another boundary', 'multipart/form-data; boundary=YY', `${person}--XX--`, 400],
    ['multipart that breaks off', MULTIPART, person.slice(0, -20), 400],
    ['multipart headers without end', MULTIPART, `--XX\r\n${'a'.repeat(9000)}`, 400],
    ['an empty multipart body', MULTIPART, '', 400],
    ['a file', MULTIPART, `${person}${part('cv', 'x', '; filename="a.txt"')}--XX--\r\n`, 400],
    ['nothing in a form', FORM_TYPE, '', 422],
  ]
  test.each(cases)('%s', async (_name, type, body, status) => {
    const answer = await send(type, body)
    expect([answer.status, answer.body.success]).toEqual([status, false])
    expect(answer.body.message).not.toBe('')
  })

  test.each([
    ['gzip', gzipSync('{}')],
    ['deflate', deflateSync(Buffer.alloc(50_000_000))],
  ])('a body compressed by %s', async (encoding, body) => {
    expect((await send(JSON_TYPE, body, { 'Content-Encoding': encoding })).status).toBe(415)
  })

  test('one in pieces, of a length nobody said', async () => {
    const sent = httpRequest({ port, path: '/api/enquiry', method: 'POST' })
    sent.setHeader('content-type', JSON_TYPE)
    for (let count = 0; count < 300; count += 1) sent.write('['.repeat(1024))
    sent.end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(413)
  })
})

describe('a body is taken', () => {
  const cases: [string, string, string | Buffer][] = [
    ['NUL escapes', JSON_TYPE, '{"name":"A\\u0000","phone":"9876543210\\u0000"}'],
    ['half a surrogate pair', JSON_TYPE, '{"name":"\\ud800","phone":"9876543210"}'],
    ['a byte order mark', JSON_TYPE, '\ufeff{"name":"A","phone":"9876543210"}'],
    [
      'keys of every object',
      JSON_TYPE,
      '{"__proto__":{"name":"P"},"constructor":{"prototype":{"x":1}},"name":"A","phone":"9876543210"}',
    ],
    ['such keys in a form', FORM_TYPE, '__proto__[x]=1&__proto__=y&name=A&phone=9876543210'],
    ['fields twice', FORM_TYPE, 'name=&name=A&phone=9876543210'],
    ['a broken escape', FORM_TYPE, 'name=100%&phone=9876543210'],
    ['a replacement character', FORM_TYPE, 'name=%EF%BF%BD&phone=9876543210'],
    ['escapes that are no UTF-8', FORM_TYPE, 'name=%FF%FE&phone=9876543210'],
    [
      'a byte that is no UTF-8',
      MULTIPART,
      Buffer.from(`${person}${part('message', '\u00ff')}--XX--\r\n`, 'latin1'),
    ],
    ['names that make lists', MULTIPART, `${person}${part('x[4294967294]', '')}--XX--\r\n`],
    [
      'another character set',
      `${FORM_TYPE}; charset=iso-8859-1`,
      Buffer.from('name=\u00e9%E9&phone=9876543210', 'latin1'),
    ],
  ]
  test.each(cases)('with %s', async (_name, type, body) => {
    const answer = await send(type, body)
    expect([answer.status, answer.body.success]).toEqual([201, true])
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  const limit = 32 * 1024 - 60
  const hindi = 'घ'.repeat(limit / 3)
  test.each([
    ['JSON', JSON_TYPE, JSON.stringify({ ...PERSON, message: 'x'.repeat(limit) })],
    [
      'escaped JSON',
      JSON_TYPE,
      `{"name":"A","phone":"9876543210","message":"${escaped(limit / 3)}"}`,
    ],
    [
      'JSON with an escape a letter',
      JSON_TYPE,
      `{"name":"A","phone":"9876543210","message":"${'\\u0041'.repeat(limit)}"}`,
    ],
    ['a form in Hindi', FORM_TYPE, `name=A&phone=9876543210&message=${encodeURIComponent(hindi)}`],
    ['multipart in Hindi', MULTIPART, `${person}${part('message', hindi)}--XX--\r\n`],
  ])('up to 32 KiB of text, its escapes not counted: %s', async (_name, type, body) => {
    expect((await send(type, body)).status).toBe(201)
  })
})

/** A bare connection on which a body has begun. */
async function begun(body: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = `Connection: close\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 100`
  socket.write(`POST /api/enquiry HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`)
  return socket
}

describe('a slow or broken connection', () => {
  test('a body that never ends is answered all the same', async () => {
    const { requestTimeout, headersTimeout } = server
    expect(requestTimeout).toBe(15_000)
    // Node takes the shorter one for the time of the headers, whichever it is.
    Object.assign(server, { requestTimeout: 200, headersTimeout: 100 })
    expect(await text(await begun('{"name":'))).toMatch(/^HTTP\/1\.1 408 /)
    Object.assign(server, { requestTimeout, headersTimeout })
  })

  test('a visitor who leaves in the middle leaves no trace and no crash', async () => {
    const asked = once(server, 'request')
    const socket = await begun('{"na')
    const [asking] = (await asked) as [IncomingMessage]
    const closed = new Promise((resolve) => asking.once('close', resolve))
    socket.destroy()
    await closed
    expect((await send(JSON_TYPE, '{"name":"A","phone":"9876543210"}')).status).toBe(201)
  })
})
