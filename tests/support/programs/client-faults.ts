import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'

const post = (headers: string, path = '/api/enquiry') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`
const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`
const LARGE = 'x'.repeat(3 * 1024 * 1024)
const CHUNK = `10000\r\n${'x'.repeat(0x1_0000)}\r\n`

type Fault = {
  readonly what: string
  readonly sent: string
  /** It leaves without waiting for an answer. */
  readonly breaksOff?: true
  /** How long it waits for one, ms. */
  readonly patience?: number
}

/** A body whose rest never comes. */
export const SLOW_BODY: Fault = {
  what: 'a slow body',
  sent: post('content-length: 9000') + '{"na',
  patience: 25_000,
}

/** What a client can get wrong, on purpose or not. */
export const CLIENT_FAULTS: readonly Fault[] = [
  { what: 'a large body', sent: post(`content-length: ${LARGE.length}`) + LARGE },
  { what: 'a large body in chunks', sent: post('transfer-encoding: chunked') + CHUNK.repeat(48) },
  { what: 'a large body to a page', sent: post(`content-length: ${LARGE.length}`, '/') + LARGE },
  { what: 'a body to a GET', sent: get('/about', `content-length: ${LARGE.length}\r\n`) + LARGE },
  { what: 'a body that breaks off', sent: post('content-length: 9000') + '{"na', breaksOff: true },
  {
    what: 'a chunked body that breaks off',
    sent: post('transfer-encoding: chunked') + CHUNK.slice(0, 999),
    breaksOff: true,
  },
  { what: 'a malformed chunk', sent: `${post('transfer-encoding: chunked')}zz\r\n{}\r\n` },
  { what: 'two lengths', sent: post('content-length: 2\r\ncontent-length: 3') + '{} ' },
  { what: 'headers of 20 KB', sent: get('/about', `x-large: ${'x'.repeat(20_000)}\r\n`) },
  { what: 'a long address that has moved', sent: get(`/ABOUT?x=${'"'.repeat(7000)}`) },
  { what: 'an address that cannot be decoded', sent: get('/%zz') },
  { what: 'a tunnel', sent: 'CONNECT localhost:443 HTTP/1.1\r\nhost: localhost:443\r\n\r\n' },
  { what: 'another protocol', sent: get('/', 'connection: upgrade\r\nupgrade: websocket\r\n') },
  { what: 'an unknown method', sent: 'BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n' },
  { what: 'an expectation', sent: post('expect: 200-ok\r\ncontent-length: 2') + '{}' },
  { what: 'no wish to read', sent: get('/project-details'), breaksOff: true },
]

/** Sends a fault over TLS, byte by byte as it is. The first line of what was answered, '' where nothing was. */
export async function sendBytes(
  url: string,
  { sent, breaksOff, patience = 3000 }: Fault,
): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect({
    host: hostname,
    port: Number(port),
    servername: hostname,
    rejectUnauthorized: false,
  })
  let answer = ''
  const answered = new Promise<void>((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve())
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text
      resolve()
    })
  })
  socket.write(sent)
  await Promise.race([breaksOff ? wait(200) : answered, wait(patience)])
  socket.destroy()
  return answer.split('\r\n', 1)[0] ?? ''
}
