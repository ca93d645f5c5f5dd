import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAUSE_MS = 1500

/**
 * The site of `origin` as a slow network brings it: a page's HTML pauses for 1.5 s at the offset that
 * `cutAt` gives for it.
 */
export async function serveSlowly(origin: string, cutAt: (html: string) => number) {
  const server = createServer((req, res) => {
    if (req.method === 'GET') void answer(req.url ?? '/', res)
    else res.writeHead(204).end()
  })
  async function answer(path: string, res: ServerResponse): Promise<void> {
    const reply = await fetch(new URL(path, origin), { headers: { accept: '*/*' } })
    const type = reply.headers.get('content-type') ?? ''
    const body = Buffer.from(await reply.arrayBuffer())
    res.writeHead(reply.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return void res.end(body)
    const html = body.toString()
    const cut = cutAt(html)
    res.write(html.slice(0, cut))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    res.end(html.slice(cut))
  }
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => void server.close() }
}
