import type { Response } from 'express'
import { expect, test, vi, afterEach } from 'vitest'
import type { DocumentState } from '../../client/Document.tsx'
import { streamDocument, pageStream } from './stream-document.tsx'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { listening } from '../../tests/support/programs/free-port.ts'
import { decompressed, type Encoding } from '../middleware/compression.ts'

test('a page that waits for something without end is given up after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = new Promise(() => {})
  const styles = {
    map() {
      throw never
    },
  }
  const state = { assets: { styles, entry: {} }, data: { result: { kind: 'failed' } } }
  const res = { req: { headers: {} } } as Response
  const page = new URL('http://localhost/about')
  const rendered = streamDocument(res, page, state as unknown as DocumentState, () => {})
  void vi.advanceTimersByTimeAsync(10_000)
  await expect(rendered).rejects.toThrow('10000 ms')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

let close: () => void = () => undefined
afterEach(() => close())

/** A page on its way to a browser, which has its headers. */
async function page(encoding: Encoding) {
  const server = createServer()
  close = () => server.closeAllConnections()
  const port = await listening(server)
  const asked = once(server, 'request')
  const answer = fetch(`http://127.0.0.1:${port}`)
  const [, res] = await asked
  server.close()
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
  return { out: pageStream(res, encoding), answer }
}

const ENCODINGS = ['identity', 'gzip', 'br'] as const

test.each(ENCODINGS)('what can be shown is sent ahead of what waits (%s)', async (encoding) => {
  const { out, answer } = await page(encoding)
  out.write('<p>one</p>')
  out.flush()
  const received = await answer
  const reader = received.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.length < '<p>one</p>'.length) text += (await reader?.read())?.value ?? ''
  expect(text).toBe('<p>one</p>')
  out.write('<p>two</p>')
  out.flush()
  out.end('<p>three</p>')
  await once(out, 'finish')
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) text += next.value
  expect(text).toBe('<p>one</p><p>two</p><p>three</p>')
  expect((await decompressed(await out.sent())).toString()).toBe(text)
})
