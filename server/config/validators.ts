import { makeExactValidator } from 'envalid'
import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'
import { parseDatabaseUrl } from '../enquiries/database/database-url.ts'

// Each says with an error what the value must be; the setting's name is put in front of it.

const ADDRESS_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal'])

const isOff = (text: string): boolean => text.toLowerCase() === 'off'

/** A whole number within limits. */
export const whole = (least: number, most: number) =>
  makeExactValidator<number>((text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw new Error(`must be a whole number from ${least} to ${most}, but it is "${text}"`)
  })

/** A port; `off` is as good as not set. */
export const portOrOff = makeExactValidator<number | 'off'>((text) =>
  isOff(text) ? 'off' : whole(0, 65_535)()._parse(text),
)

export const choice = <T extends string>(...values: readonly T[]) =>
  makeExactValidator<T>((text) => {
    const found = values.find((value) => value === text.toLowerCase())
    if (found !== undefined) return found
    throw new Error(`must be one of ${values.join(', ')}, but it is "${text}"`)
  })

/** An address to listen on: an IP address or a host's name. */
export const host = makeExactValidator<string>((text) => {
  const isName = /^(?!.*[.-]{2})[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i.test(text)
  // Four numbers that are no IP address are a slip, not a name.
  if (isIP(text) > 0 || (isName && !/^[\d.]+$/.test(text))) return text
  throw new Error(`must be an IP address or a host name, but it is "${text}"`)
})

/** An address with one of the protocols. It may hold a password, so no error repeats it. */
export const url = (...protocols: readonly string[]) =>
  makeExactValidator<string>((text) => {
    const isOne = protocols.some((protocol) => text.toLowerCase().startsWith(protocol))
    if (isOne && URL.canParse(text)) return text
    throw new Error(`must be an address that starts with ${protocols.join(' or ')}`)
  })

/** The webhook's address: errors of a delivery repeat it, so it must not hold a password. */
export const webhook = makeExactValidator<string>((text) => {
  const address = new URL(url('http://', 'https://')()._parse(text))
  if (address.username === '' && address.password === '') return text
  throw new Error('must hold no user name and no password: ENQUIRY_WEBHOOK_SECRET signs instead')
})

/** One secret, or the new one and the one before it, separated by a comma. */
export const secrets = makeExactValidator<readonly string[]>((text) => {
  const all = text.split(',').map((secret) => secret.trim())
  if (all.length <= 2 && !all.includes('')) return all
  throw new Error('must be one secret, or two separated by a comma')
})

/** A site's address and nothing after it: the site's own paths start at its root. */
export const origin = makeExactValidator<string>((text) => {
  const address = new URL(url('http://', 'https://')()._parse(text))
  if (address.href === `${address.origin}/`) return address.origin
  throw new Error(`must be scheme and host only, without a path: ${address.origin}`)
})

/** A text of one form. */
const matching = (form: RegExp, wish: string) =>
  makeExactValidator<string>((text) => {
    if (form.test(text)) return text
    throw new Error(`must ${wish}, but it is "${text}"`)
  })

export const email = matching(/^[^\r\n]*[^\s@]+@[^\s@]+[^\r\n]*$/, 'be an e-mail address')
export const measurementId = matching(/^G-[A-Z0-9]{4,20}$/, 'look like G-XXXXXXXXXX')

export const database = makeExactValidator(parseDatabaseUrl)

/** Proxies in front, as Express understands them: hops, addresses, names of groups of addresses. */
export const proxies = makeExactValidator<boolean | number | string>((text) => {
  if (isOff(text) || text === 'false') return false
  if (text === 'true') return true
  if (/^\d+$/.test(text)) return Number(text)
  const parts = text.split(',').map((part) => part.trim())
  if (parts.every((part) => ADDRESS_GROUPS.has(part) || isNetwork(part))) return parts.join(', ')
  throw new Error(
    `must be a number of hops or a list of addresses and networks, but it is "${text}"`,
  )
})

export const text = makeExactValidator<string>((value) => value)

function isNetwork(part: string): boolean {
  return part.includes('/') ? ipaddr.isValidCIDR(part) : isIP(part) > 0
}
