import type { RequestHandler } from 'express'
import { catalogueSource } from '../pages/catalogue-source.ts'
import type { PageDependenciesWithStore } from '../pages/page-entry.ts'
import { canonicalPath, pathSegments } from '../../domain/seo/paths.ts'

/**
 * Rewrites an address in absolute form (`GET http://host/about`) into the usual one, and answers
 * 400 where it cannot be decoded. All routes must come after this middleware.
 */
export const readAddress: RequestHandler = (req, _res, next) => {
  const address = originForm(req.url)
  if (address === undefined || pathSegments(address.replace(/\?.*$/s, '')) === undefined) {
    next(Object.assign(new Error('The address cannot be decoded.'), { status: 400 }))
    return
  }
  req.url = req.originalUrl = address
  next()
}

/**
 * Redirects (301) to the one address of a page: without trailing slash, upper case, needless
 * escapes and dots. An address without a page goes at once to the one that is like it.
 */
export const canonicalAddress =
  (services: PageDependenciesWithStore): RequestHandler =>
  (req, res, next) => {
    const canonical = canonicalAddressOf(req.originalUrl)
    if (canonical === req.originalUrl) next()
    else res.redirect(301, catalogueSource(services).closestPage(canonical) ?? canonical)
  }

/** A page's path and query with the path in canonical form. */
export function canonicalAddressOf(address: string): string {
  // A path may start with two slashes, so it is parsed behind a host.
  const { pathname } = new URL(`http://site${address}`)
  const query = address.indexOf('?')
  return canonicalPath(pathname) + (query < 0 ? '' : address.slice(query))
}

/** Path and query of an address, without the fragment, which only browsers use. */
function originForm(target: string): string | undefined {
  const [address = ''] = target.split('#', 1)
  if (address.startsWith('/')) return address
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  return address.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/')
}
