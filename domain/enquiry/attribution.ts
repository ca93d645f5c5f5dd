import { parseUrl } from '../text/parse-url.ts'
import { cleanLine } from './enquiry.ts'

/** The parameters with which advertisements and mailings mark the address of a visit's first page. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_id',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
] as const

/** What is kept of where a visit came from: the campaign, and as `referrer` the other site's host. */
export const ATTRIBUTION_NAMES = [...CAMPAIGN_PARAMETERS, 'referrer'] as const

export type AttributionName = (typeof ATTRIBUTION_NAMES)[number]
export type Attribution = Readonly<Partial<Record<AttributionName, string>>>

/** In characters; nothing that a campaign is told apart by is longer. */
const MAX_LENGTH = 200

/**
 * Reads where a visit came from: trimmed, cut, and without what is no text. Of a referrer the host
 * alone is kept, as the rest of its address may identify the visitor.
 */
export function readAttribution(valueOf: (name: AttributionName) => unknown): Attribution {
  const texts = ATTRIBUTION_NAMES.map((name) => {
    const value = valueOf(name)
    const text = typeof value === 'string' ? cleanLine(value) : ''
    const kept = name === 'referrer' ? hostOf(text) : text
    return [name, [...kept].slice(0, MAX_LENGTH).join('')] as const
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

function hostOf(referrer: string): string {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(referrer) ? referrer : `https://${referrer}`
  return referrer === '' ? '' : (parseUrl(address)?.hostname ?? '')
}
