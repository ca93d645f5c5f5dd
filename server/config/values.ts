import { isIP } from 'node:net'
import { isAbsolute, join } from 'node:path'
import ipaddr from 'ipaddr.js'
import type { Env, Variable } from './env.ts'

const ADDRESS_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Reads single variables as what they mean. Each reader gives its fallback for a bad text and says in
 * `problems` what is wrong with it, naming the variable.
 * @param root what relative paths are relative to
 */
export function valueReaders(env: Env, root: string, problems: string[]) {
  const path = (text: string): string => (isAbsolute(text) ? text : join(root, text))

  /** A whole number within limits. */
  function whole(name: Variable, fallback: number, least: number, most: number): number {
    const text = env[name]
    if (text === undefined) return fallback
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    problems.push(`${name} must be a whole number from ${least} to ${most}, but it is "${text}"`)
    return fallback
  }

  return {
    path,
    whole,

    /** A port, or nothing for `off`. */
    portOrOff(name: Variable): number | undefined {
      return isOff(env[name]) ? undefined : whole(name, 0, 0, 65_535)
    },

    /** An address to listen on: an IP address or a host's name. */
    host(name: Variable, fallback: string): string {
      const text = env[name]
      if (text === undefined) return fallback
      const isName = /^(?!.*[.-]{2})[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i.test(text)
      // Four numbers that are no IP address are a slip, not a name.
      if (isIP(text) > 0 || (isName && !/^[\d.]+$/.test(text))) return text
      problems.push(`${name} must be an IP address or a host name, but it is "${text}"`)
      return fallback
    },

    /** An address with one of the protocols, without a trailing slash. */
    url(name: Variable, protocols: readonly string[]): string | undefined {
      const text = env[name]
      if (text === undefined) return undefined
      const protocol = URL.canParse(text) ? new URL(text).protocol : ''
      if (protocols.includes(protocol)) return text.replace(/\/+$/, '')
      // The value may hold a password, so it is not repeated.
      problems.push(`${name} must be an address that starts with ${protocols.join('// or ')}//`)
      return undefined
    },

    /** A site's address and nothing after it: the site's own paths start at its root. */
    origin(name: Variable, fallback: string): string {
      const text = env[name]
      if (text === undefined) return fallback
      const url = URL.canParse(text) ? new URL(text) : undefined
      if (url === undefined || !/^https?:$/.test(url.protocol)) {
        problems.push(`${name} must be an address that starts with http:// or https://`)
        return fallback
      }
      if (url.origin === text.replace(/\/$/, '').toLowerCase()) return url.origin
      const hasDefaultPort = /:(?:80|443)\/?$/.test(text) && url.port === ''
      if (hasDefaultPort && url.href === `${url.origin}/`) return url.origin
      problems.push(`${name} must be scheme and host only, without a path: ${url.origin}`)
      return fallback
    },

    email(name: Variable): string | undefined {
      const text = env[name]
      if (text === undefined || /^[^\r\n]*[^\s@]+@[^\s@]+[^\r\n]*$/.test(text)) return text
      problems.push(`${name} must be an e-mail address, but it is "${text}"`)
      return undefined
    },

    choice<T extends string>(name: Variable, values: readonly T[], fallback: T): T {
      const text = env[name]
      if (text === undefined) return fallback
      const found = values.find((value) => value === text.toLowerCase())
      if (found !== undefined) return found
      problems.push(`${name} must be one of ${values.join(', ')}, but it is "${text}"`)
      return fallback
    },

    database(name: Variable, fallback: string): string {
      const text = env[name] ?? fallback
      if (/^sqlite:.+/.test(text)) return `sqlite:${path(text.slice('sqlite:'.length))}`
      if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text
      problems.push(`${name} must be sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE`)
      return text
    },

    /** Proxies in front, as Express understands them: hops, addresses, names of groups of addresses. */
    proxies(name: Variable): boolean | number | string {
      const text = env[name]
      if (isOff(text) || text === 'false') return false
      if (text === 'true') return true
      if (/^\d+$/.test(text)) return Number(text)
      const parts = text.split(',').map((part) => part.trim())
      if (parts.every((part) => ADDRESS_GROUPS.has(part) || isNetwork(part))) {
        return parts.join(', ')
      }
      problems.push(
        `${name} must be a number of hops or a list of addresses and networks, but it is "${text}"`,
      )
      return false
    },

    measurementId(name: Variable): string | undefined {
      const text = env[name]
      if (text === undefined || /^G-[A-Z0-9]{4,20}$/.test(text)) return text
      problems.push(`${name} must look like G-XXXXXXXXXX, but it is "${text}"`)
      return undefined
    },
  }
}

const isOff = (text: string | undefined): text is 'off' | undefined =>
  text === undefined || text.toLowerCase() === 'off'

function isNetwork(text: string): boolean {
  return text.includes('/') ? ipaddr.isValidCIDR(text) : isIP(text) > 0
}
