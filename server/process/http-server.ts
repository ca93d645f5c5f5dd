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

/** A server of the app that does not keep half-open connections; Node's own limits are over a minute. */
export function createHttpServer(app: Express): Server {
  const options = {
    IncomingMessage: app.request.constructor as typeof IncomingMessage,
    ServerResponse: app.response.constructor as typeof ServerResponse,
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1000,
  }
  return createServer(options, app)
}
