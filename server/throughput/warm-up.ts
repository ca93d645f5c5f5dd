import { request, Agent, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
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
  // A connection each, as visitors come.
  const agent = new Agent({ maxSockets: AT_ONCE })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve)
    })
    const began = performance.now()
    const { port } = server.address() as AddressInfo
    const ask = (path: string, body?: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const method = body === undefined ? 'GET' : 'POST'
        const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' }
        const call = request({ host: '127.0.0.1', port, path, method, headers, agent }, (res) => {
          res.resume()
          res.once('close', resolve)
        })
        call.once('error', reject)
        call.end(body)
      })
    // Where most visitors land; each is kept from then on. One after the other: a visitor who comes meanwhile waits for one at most.
    for (const path of landingPaths) await ask(path)
    await Promise.all(
      Array.from({ length: ENQUIRIES }, () => ask(paths.enquiryApi, REFUSED_ENQUIRY)),
    )
    await enquiries.rehearse()
    log.debug({ ms: Math.round(performance.now() - began) }, 'warmed up')
  } catch (error) {
    log.warn({ err: error }, 'could not warm up; the first requests take longer')
  } finally {
    agent.destroy()
    server.close()
  }
}
