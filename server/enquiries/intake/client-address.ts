import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * What the rate limit counts by: a digest of the IPv4 address, or of the first 64 bits of an IPv6
 * one, which is what one household gets. The address itself is not kept.
 */
export function rateKey(address: string | undefined): string {
  return hash('sha256', network(address ?? ''), 'base64url').slice(0, 22)
}

function network(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
