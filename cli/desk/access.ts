import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'

/** Makes a key of 128 bits, in the form that an address has it. */
export const createKey = (): string => randomBytes(16).toString('base64url')

/**
 * Only lets in whoever has the key. The first address has it, and a cookie takes its place. Pages
 * of another origin cannot reach the desk by another name of this machine or by a form, and no
 * address with the key is ever sent on.
 * @param host the desk's host and port: `127.0.0.1:4173`
 */
export const onlyWithKey =
  (key: string, host: string): RequestHandler =>
  (req, res, next) => {
    const { origin = `http://${host}`, 'sec-fetch-site': site = 'none' } = req.headers
    if (req.headers.host !== host || origin !== `http://${host}`) {
      refuse(res)
      return
    }
    const address = new URL(req.originalUrl, `http://${host}`)
    const givenKey = address.searchParams.get('key')
    if (givenKey !== null && isEqual(givenKey, key) && req.method === 'GET') {
      address.searchParams.delete('key')
      res.cookie(cookieName(host), key, { httpOnly: true, sameSite: 'strict', path: '/' })
      res.set('cache-control', 'no-store').redirect(303, address.pathname + address.search)
      return
    }
    // Pages on another port of this machine count as the same site, and send the cookie too.
    const isOwn = site === 'none' || site === 'same-origin'
    if (isOwn && cookiesIn(req, cookieName(host)).some((own) => isEqual(own, key))) next()
    else refuse(res)
  }

/** Browsers keep one set of cookies for all ports of a machine. */
const cookieName = (host: string): string => `desk-${host.split(':')[1]}`

/**
 * All cookies of a name, as a page of another port can set more of them, which must not keep the
 * editor out.
 */
const cookiesIn = ({ headers: { cookie = '' } }: Request, name: string): string[] =>
  cookie
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))

function isEqual(text: string, key: string): boolean {
  const [given, own] = [Buffer.from(text), Buffer.from(key)]
  return given.length === own.length && timingSafeEqual(given, own)
}

function refuse(res: Response): void {
  res
    .status(403)
    .set('cache-control', 'no-store')
    .type('text')
    .send('Open the desk by the address that the command printed.\n')
}

type Directives = Readonly<Record<string, readonly string[]>>

/**
 * The headers of pages that take nothing of another origin, and nothing inline.
 * @param directives what the policy allows besides styles, fonts and forms of its own
 */
export const ownHeaders = (directives: Directives, referrer: 'no-referrer' | 'same-origin') =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        ...directives,
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: referrer },
  })
