import type { Express } from 'express'
import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http'

type Class = new (...args: never[]) => object

/**
 * Express gives every request and response the app's prototypes, and objects whose prototype is
 * replaced stay slow for all their life: a rush of enquiries took half as long again. Here the app's
 * prototypes become those of classes that a server of `createHttpServer` makes them of, so there is
 * nothing to replace. With any other server the app works as it always does.
 */
export function bringPrototypesForward(app: Express): void {
  class SiteRequest extends IncomingMessage {}
  class SiteResponse extends ServerResponse {}
  app.request = insert(SiteRequest, app.request)
  app.response = insert(SiteResponse, app.response)
}

/** Puts `parent` between the class and its base; gives the prototype of the class. */
function insert<T extends object>(derived: Class, parent: T): T {
  Object.setPrototypeOf(derived.prototype, parent)
  return derived.prototype as T
}

type Handler = (req: IncomingMessage, res: ServerResponse) => boolean

/**
 * A server of the app that does not keep half-open connections; Node's own limits are over a minute.
 * @param first is asked before the app and says whether it has answered: what Express does to a
 *   request takes several times as long as writing a page that is ready
 */
export function createHttpServer(app: Express, first: Handler = () => false): Server {
  const options = {
    IncomingMessage: app.request.constructor as typeof IncomingMessage,
    ServerResponse: app.response.constructor as typeof ServerResponse,
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1000,
  }
  const answer = app as unknown as (req: IncomingMessage, res: ServerResponse) => void
  return createServer(options, (req, res) => {
    if (!first(req, res)) answer(req, res)
  })
}
