import { createHmac } from 'node:crypto'
import type { RequestHandler } from 'express'
import ipaddr from 'ipaddr.js'

/**
 * The network that posts are counted by: the IPv4 address, or the first bits of an IPv6 one.
 * @param prefix bits of an IPv6 address: one household has 64, one site 48
 */
export function networkOf(address: string | undefined, prefix: 48 | 64): string {
  const text = address ?? ''
  if (!ipaddr.isValid(text)) return text
  const parsed = ipaddr.process(text)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts.slice(0, prefix / 16).join(':')}::/${prefix}`
}

/** The digest of a network that counts posts: without the key the address cannot be recovered. */
export function networkKey(network: string, key: string): string {
  return createHmac('sha256', key).update(network).digest('base64url').slice(0, 22)
}

/**
 * Some proxies write a port beside the visitor's address (`1.2.3.4:5678`, `[2001:db8::1]:443`): left
 * there, every connection would count as a visitor, and no address would be one of a trusted proxy.
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
