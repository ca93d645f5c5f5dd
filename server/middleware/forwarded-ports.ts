import type { RequestHandler } from 'express'

/**
 * Removes the port that some proxies write beside the visitor's address (`1.2.3.4:5678`,
 * `[2001:db8::1]:443`). With a port, every connection would count as a visitor, and no address
 * would match a trusted proxy's.
 */
export const dropForwardedPorts: RequestHandler = (req, _res, next) => {
  const { 'x-forwarded-for': forwarded } = req.headers
  if (typeof forwarded === 'string') {
    req.headers['x-forwarded-for'] = forwarded
      .split(',')
      .map((address) => address.trim().replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2'))
      .join(', ')
  }
  next()
}
