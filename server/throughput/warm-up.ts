import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import pMap from 'p-map'
import { landingPaths } from '../../client/pages.ts'
import { paths } from '../../domain/seo/paths.ts'
import type { Enquiries } from '../enquiries/enquiries.ts'
import type { Logger } from '../process/log.ts'
import { markOwnRequests } from './own-requests.ts'

const ENQUIRIES = 400
/** So few that visitors who come meanwhile hardly wait. */
const AT_ONCE = 8

/** No name: checked like any other, refused and never stored. */
const REFUSED_ENQUIRY = JSON.stringify({ phone: '98', message: 'Warming up' })

type WarmedUp = { readonly enquiries: Pick<Enquiries, 'rehearse'>; readonly log: Logger }

/**
 * Asks the app for what a rush asks for, so that its code is compiled when the first one comes: the
 * first hundreds of enquiries of a cold process take half as long again as later ones. Never
 * rejects; over a port of its own on loopback, so that in a group of processes each warms itself.
 */
export async function warmUp(server: Server, { enquiries, log }: WarmedUp): Promise<void> {
  markOwnRequests(server)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve)
    })
    const began = performance.now()
    const { port } = server.address() as AddressInfo
    const ask = (path: string, body = ''): Promise<void> =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(requestOf(path, body)))
        socket.resume().once('error', reject)
        socket.once('close', () => {
          if (socket.bytesRead > 0) resolve()
          else reject(new Error('the connection was broken'))
        })
      })
    // Where most visitors land; each is kept from then on. One after the other: a visitor who comes meanwhile waits for one at most.
    for (const path of landingPaths) await ask(path)
    const enquiry = () => ask(paths.enquiryApi, REFUSED_ENQUIRY)
    await pMap(Array.from({ length: ENQUIRIES }), enquiry, { concurrency: AT_ONCE })
    await enquiries.rehearse()
    log.debug({ ms: Math.round(performance.now() - began) }, 'warmed up')
  } catch (error) {
    log.warn({ err: error }, 'could not warm up; the first requests take longer')
  } finally {
    server.close()
  }
}

/**
 * What a browser sends, over a connection of its own, as visitors come. Not by Node's client: its
 * requests and answers have other shapes than a server's, and Node's code, compiled for both, takes a
 * tenth longer over each page from then on.
 */
function requestOf(path: string, body: string): string {
  const lines = [
    `${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept-Encoding: br',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
