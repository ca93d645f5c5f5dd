import { readStoredJson, store } from '../../components/browser-storage.ts'

/** The visit's attribution: campaign parameters and the referrer's host, names as posted. */
export type Visit = Readonly<Record<string, string>>

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const KEY = 'visit'
const LONGEST = 200

/**
 * What the address and the referrer say about this arrival. A click from a page of our own says
 * nothing.
 */
export function readAttribution(address: URL, referrer: string): Visit {
  const campaign = CAMPAIGN.flatMap((name) => {
    const value = address.searchParams.get(name)?.trim().slice(0, LONGEST)
    return value ? [[name, value] as const] : []
  })
  const host = URL.canParse(referrer) ? new URL(referrer).host : ''
  return {
    ...Object.fromEntries(campaign),
    ...(host && host !== address.host && { referrer: host.slice(0, LONGEST) }),
  }
}

/**
 * Stores the attribution for the length of the visit: the first page's address is gone by the
 * time an enquiry is written. A later arrival that says more replaces it.
 */
export function rememberAttribution(arrival: Visit): void {
  // Full or denied: the enquiry then goes without its campaign.
  if (Object.keys(arrival).length > 0) store('sessionStorage', KEY, JSON.stringify(arrival))
}

export function rememberedAttribution(): Visit {
  const known = new Map<string, unknown>(
    Object.entries(readStoredJson('sessionStorage', KEY) ?? {}),
  )
  return Object.fromEntries(
    [...CAMPAIGN, 'referrer'].flatMap((name) => {
      const value = known.get(name)
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )
}
