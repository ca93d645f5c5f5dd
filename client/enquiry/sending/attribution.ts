import { parseUrl } from '../../components/parse-url.ts'
import { readStoredJson, writeStored } from '../../components/browser-storage.ts'

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const KEY = 'visit'
const MAX_LENGTH = 200

/**
 * Stores the arrival's campaign parameters and the referrer's host for the length of the visit, as
 * the first page's address is gone by the time an enquiry is written. A later arrival that says
 * more replaces the first; a click from a page of our own says nothing.
 */
export function rememberArrival(
  address: string = window.location.href,
  referrer: string = document.referrer,
): void {
  const { searchParams, host } = new URL(address)
  const from = parseUrl(referrer)?.host ?? ''
  const attribution = [
    ...CAMPAIGN.map((name) => [name, searchParams.get(name)?.trim()] as const),
    ['referrer', from === host ? '' : from] as const,
  ].flatMap(([name, value]) => (value ? [[name, value.slice(0, MAX_LENGTH)]] : []))
  // The storage may be full or denied; the enquiry then has no campaign.
  if (attribution.length > 0)
    writeStored('sessionStorage', KEY, JSON.stringify(Object.fromEntries(attribution)))
}

/** The visit's attribution: campaign parameters and the referrer's host, names as posted. */
export function rememberedAttribution(): Record<string, string> {
  const stored = Object.entries(readStoredJson('sessionStorage', KEY) ?? {})
  return Object.fromEntries(
    stored.filter(
      ([name, value]) => [...CAMPAIGN, 'referrer'].includes(name) && typeof value === 'string',
    ),
  )
}
