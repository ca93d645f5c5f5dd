import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer to give to everybody. */
export type BareAnswer = {
  readonly status: number
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** In base64. */
  readonly body: string
}

// A server of nothing but `node:http`, which gives one answer from memory.
process.once('message', ({ status, headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_req, res) => {
    res.writeHead(status, [...headers])
    res.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit())
