import { hash } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/**
 * What a rate limit counts by: a digest of the IPv4 address, or of the first 64 bits of an IPv6 one,
 * which is what one household gets. The address itself is not kept.
 */
export function rateKey(address: string | undefined): string {
  return hash('sha256', network(address ?? ''), 'base64url').slice(0, 22)
}

function network(text: string): string {
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  return (address as ipaddr.IPv6).parts.slice(0, 4).join(':')
}
