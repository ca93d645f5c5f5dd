import ipaddr from 'ipaddr.js'
import addressparser from 'nodemailer/lib/addressparser'
import { isIP } from 'node:net'
import { resolve } from 'node:path'

// Each parser throws what the value must be; the caller puts the setting's name in front.

const ADDRESS_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal'])

export const optional =
  <T>(parse: (text: string, root: string) => T) =>
  (text: string, root: string): T | undefined =>
    text === '' ? undefined : parse(text, root)

/** Reads a folder; a relative path is below the root. */
export const path = (text: string, root: string): string => resolve(root, text)

export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    throw new Error(`must be a whole number from ${min} to ${max}, but it is "${text}"`)
  }

/** Reads a port; undefined for `off`. */
export const portOrOff = (text: string): number | undefined =>
  text.toLowerCase() === 'off' ? undefined : wholeNumber(0, 65_535)(text)

const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (text: string): T => {
    const value = values.find((value) => value === text.toLowerCase())
    if (value !== undefined) return value
    throw new Error(`must be one of ${values.join(', ')}, but it is "${text}"`)
  }

export const logLevel = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
export const onOff = (text: string): boolean => oneOf('on', 'off')(text) === 'on'

export const host = (text: string): string => {
  const isName = /^(?!.*[.-]{2})[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i.test(text)
  // Four numbers that are no IP address are a slip, and no host's name.
  if (isIP(text) > 0 || (isName && !/^[\d.]+$/.test(text))) return text
  throw new Error(`must be an IP address or a host name, but it is "${text}"`)
}

/** Reads an address with one of the protocols. No error repeats it, as it may hold a password. */
export const url =
  (...protocols: readonly string[]) =>
  (text: string): string => {
    if (!protocols.some((protocol) => text.toLowerCase().startsWith(protocol)))
      throw new Error(`must be an address that starts with ${protocols.join(' or ')}`)
    if (isWhole(text) && new URL(text).hostname !== '') return text
    throw new Error(UNREADABLE)
  }

const UNREADABLE =
  'must be a whole address; in its password # is written as %23, % as %25, / as %2F, ? as %3F and @ as %40'

/**
 * Whether an address can be read, its password too: `100%` is no escaped text, and a `#` would have ended
 * the address, as `smtp://user:12#3@host` names the host `user`.
 */
function isWhole(text: string): boolean {
  if (!URL.canParse(text) || /%(?![\da-f]{2})/i.test(text)) return false
  const { username, pathname, hash } = new URL(text)
  return username !== '' || !(pathname + hash).includes('@')
}

/** Reads a prefix of addresses, and drops its trailing slash; empty means this server. */
export const baseUrl = (text: string): string => {
  if (/[?#\s]/.test(text)) throw new Error('must have no ?, # or blank, as paths are put behind it')
  return text && url('http://', 'https://')(text).replace(/\/+$/, '')
}

/**
 * Reads the webhook's address, which must not hold a password, as errors of a delivery repeat it.
 */
export const webhook = (text: string): string => {
  const { username, password } = new URL(url('http://', 'https://')(text))
  if (username === '' && password === '') return text
  throw new Error('must hold no user name and no password: ENQUIRY_WEBHOOK_SECRET signs instead')
}

/** Reads no secret, one, or a new one and the one before it, separated by a comma. */
export const secrets = (text: string): readonly string[] => {
  if (text === '') return []
  const all = text.split(',').map((secret) => secret.trim())
  if (all.length <= 2 && !all.includes('')) return all
  throw new Error('must be one secret, or two separated by a comma')
}

/** Reads a site's address without a path, as the site's own paths start at its root. */
export const origin = (text: string): string => {
  const address = new URL(url('http://', 'https://')(text))
  if (address.href === `${address.origin}/`) return address.origin
  throw new Error(`must be scheme and host only, without a path: ${address.origin}`)
}

const matching = (form: RegExp, requirement: string) => (text: string) => {
  if (form.test(text)) return text
  throw new Error(`must ${requirement}, but it is "${text}"`)
}

/** Reads one e-mail address, with or without a name: `Sales <sales@example.com>`. */
export const email = (text: string): string => {
  if (addressparser(emails(text), { flatten: true }).length === 1) return text
  throw new Error(`must be one e-mail address, but it is "${text}"`)
}

/** Reads e-mail addresses, separated by commas. */
export const emails = (text: string): string => {
  const mailboxes = addressparser(text, { flatten: true })
  const isMailbox = ({ name, address }: { name: string; address: string }) =>
    /^[^\s@]+@[^\s@]+$/.test(address) && !name.includes('@')
  // A line break could begin another header.
  if (mailboxes.length > 0 && mailboxes.every(isMailbox) && !/[\r\n]/.test(text)) return text
  throw new Error(`must be e-mail addresses, separated by commas, but it is "${text}"`)
}

export const measurementId = matching(/^G-[A-Z0-9]{4,20}$/, 'look like G-XXXXXXXXXX')

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

/** Reads `sqlite:FILE` or `postgres://…`. No error repeats the value, which may hold a password. */
export function databaseAddress(text: string, root = ''): DatabaseAddress {
  if (/^postgres(?:ql)?:\/\//i.test(text)) {
    // Without a host it is the socket of this machine.
    if (isWhole(text)) return { kind: 'postgres', url: text }
    throw new Error(UNREADABLE)
  }
  const file = /^sqlite:(?:\/\/(?=\/))?(.+)$/i.exec(text)?.[1]
  // An in-memory database would lose enquiries that were answered with 201.
  if (file !== undefined && !file.includes(':memory:') && !/^["']/.test(file))
    return { kind: 'sqlite', file: resolve(root, file) }
  throw new TypeError('must be sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE')
}

/**
 * Reads the proxies in front in Express's forms: hops, addresses, names of groups of addresses.
 * Trust in everybody (`true`, a network `/0`) is refused, as each visitor could then claim any
 * address.
 */
export const proxies = (text: string): false | number | string => {
  if (/^(?:off|false)$/i.test(text)) return false
  if (/^\d+$/.test(text)) return Number(text)
  const parts = text.split(',').map((part) => part.trim())
  if (parts.every((part) => ADDRESS_GROUPS.has(part) || isNetwork(part))) return parts.join(', ')
  throw new Error(
    `must be a number of hops or a list of addresses and networks, but it is "${text}"`,
  )
}

const isNetwork = (part: string): boolean =>
  part.includes('/') ? ipaddr.isValidCIDR(part) && !part.endsWith('/0') : isIP(part) > 0
