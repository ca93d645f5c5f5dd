import type { Request } from 'express'

/**
 * Tells who sent a form, by headers that browsers add and pages cannot forge. A request without
 * them is a program's or an old browser's, and passes. The opaque origin `null` of a sandboxed
 * frame or of a strict referrer policy may be a genuine visitor's, so it is doubtful and not
 * refused.
 */
export function requestOrigin(req: Request, publicUrl: string): 'own' | 'doubtful' | 'foreign' {
  const site = req.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return 'own'
  if (site === 'cross-site') return 'foreign'
  const origin = req.get('origin')
  if (origin === undefined) return 'own'
  if (origin === 'null') return 'doubtful'
  return isOwn(origin, req, publicUrl) ? 'own' : 'foreign'
}

/** The page of this site that held the form: the `page` field, else the Referer; never an address elsewhere. */
export function pageOf(
  req: Request,
  field: string | undefined,
  publicUrl: string,
): string | undefined {
  const ownPages = [field, req.get('referer')].flatMap(
    (address) => ownPath(address, req, publicUrl) ?? [],
  )
  const [page, referer] = ownPages
  // The page's own address has the campaign, which a plain form cannot copy.
  const sameWithQuery = referer !== undefined && page === referer.replace(/\?.*$/, '')
  return sameWithQuery ? referer : page
}

function ownPath(address: string | undefined, req: Request, publicUrl: string): string | undefined {
  const text = address?.trim() ?? ''
  if (text === '' || !URL.canParse(text, publicUrl)) return undefined
  const url = new URL(text, publicUrl)
  if (url.origin !== new URL(publicUrl).origin && !isOwn(url.origin, req, publicUrl))
    return undefined
  // Two slashes at the start would lead to another host.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search
}

/** Schemes are not compared: a proxy in front may speak TLS where this server does not. */
function isOwn(origin: string, req: Request, publicUrl: string): boolean {
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === new URL(publicUrl).host || host === req.get('host') || host === req.host
}
