import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listening } from '../programs/free-port.ts'

type Posted = { body: string; signature: string | undefined }

export type TestWebhook = Awaited<ReturnType<typeof startWebhook>>

/** Starts a real HTTP receiver on the loopback interface. */
export async function startWebhook(port = 0) {
  const server = createServer(async (req, res) => {
    const body = await text(req)
    const signature = req.headers['x-signature'] as string | undefined
    webhook.posted.push({ body, signature })
    if (webhook.answer === 'hang') return
    const { retryAfter } = webhook
    const headers = { ...(retryAfter !== '' && { 'Retry-After': retryAfter }) }
    res.writeHead(webhook.answer, { Location: 'http://127.0.0.1:1/', ...headers }).end('seen')
  })
  const bound = await listening(server, port)
  const webhook = {
    url: `http://127.0.0.1:${bound}/hook`,
    posted: [] as Posted[],
    /** The status it answers with; `hang` = it reads and never answers. */
    answer: 204 as number | 'hang',
    /** The header `Retry-After`; '' for none. */
    retryAfter: '',
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return webhook
}
