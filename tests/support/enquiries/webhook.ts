import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Posted = {
  readonly body: string
  readonly signature: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A real HTTP receiver on the loopback interface. */
export type TestWebhook = {
  readonly url: string
  readonly posted: Posted[]
  /** The status it answers with; `hang` = it reads and never answers. */
  answer: number | 'hang'
  close(): Promise<void>
}

export async function startWebhook(port = 0): Promise<TestWebhook> {
  const server = createServer((req, res) => {
    void receive(req, res)
  })
  const receive = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await text(req)
    const { headers } = req
    const signature = headers['x-signature'] as string | undefined
    webhook.posted.push({ body, signature, headers })
    if (webhook.answer === 'hang') return
    res.writeHead(webhook.answer, { Location: 'http://127.0.0.1:1/' }).end('seen')
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: bound } = server.address() as AddressInfo
  const webhook: TestWebhook = {
    url: `http://127.0.0.1:${bound}/hook`,
    posted: [],
    answer: 204,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return webhook
}
