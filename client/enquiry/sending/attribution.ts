import {
  CAMPAIGN_PARAMETERS,
  readAttribution,
  type Attribution,
  type AttributionName,
} from '../../../domain/enquiry/attribution.ts'
import { parseUrl } from '../../../domain/text/parse-url.ts'
import { mayCount } from '../../analytics/may-count.ts'
import { readStoredObject, writeStored } from '../../components/browser-storage.ts'

const KEY = 'visit'
const CHANNEL = 'visit'
/** What a new tab asks the others. */
const ASK = 'where from'

/**
 * Keeps the arrival's campaign and the host of the site before it for the length of the visit; only
 * another campaign replaces them. With Do Not Track or Global Privacy Control nothing is kept.
 */
export function rememberArrival(
  address: string = window.location.href,
  referrer: string = document.referrer,
): void {
  if (!mayCount()) {
    writeStored('sessionStorage', KEY, null)
    return
  }
  const here = new URL(address)
  const before = parseUrl(referrer)
  const isOwn = before?.host === here.host
  const isMarked = hasCampaign((name) => here.searchParams.get(name))
  const known = rememberedAttribution()
  if (!isMarked && (isOwn ? !isEmpty(known) : hasCampaign((name) => known[name]))) return
  // A first page that was left before its script ran has told its address to the next one.
  const { searchParams } = isMarked || !isOwn ? here : before
  const arrival = readAttribution((name) =>
    name === 'referrer' ? !isOwn && referrer : searchParams.get(name),
  )
  if (!isEmpty(arrival)) remember(arrival)
}

const hasCampaign = (valueOf: (name: AttributionName) => string | null | undefined): boolean =>
  CAMPAIGN_PARAMETERS.some((name) => valueOf(name)?.trim())

/** Where the visit came from, by the names that are posted. */
export function rememberedAttribution(): Attribution {
  if (!mayCount()) return {}
  const stored = readStoredObject('sessionStorage', KEY)
  return readAttribution((name) => stored[name])
}

/**
 * Tells tabs that were opened from this one where the visit came from, and asks for it where this
 * tab was opened so and does not know. Browsers give a new tab none of the old one's storage.
 * @returns ends it
 */
export function shareArrival(referrer: string = document.referrer): () => void {
  // The oldest browsers, and those that refuse storage, may have no channel.
  if (!mayCount() || typeof BroadcastChannel === 'undefined') return () => undefined
  let channel: BroadcastChannel | undefined
  let isWaiting =
    parseUrl(referrer)?.host === window.location.host && isEmpty(rememberedAttribution())
  const open = () => {
    channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const known = rememberedAttribution()
      if (data === ASK) {
        if (!isEmpty(known)) channel?.postMessage(known)
      } else if (isWaiting && typeof data === 'object' && data !== null) {
        isWaiting = false
        const told = Object.entries(data)
        remember(readAttribution((name) => told.find(([key]) => key === name)?.[1]))
      }
    })
    if (isWaiting) channel.postMessage(ASK)
  }
  // A page with an open channel could not come back from the browser's own cache.
  const close = () => channel?.close()
  open()
  const stop = new AbortController()
  window.addEventListener('pagehide', close, stop)
  window.addEventListener('pageshow', ({ persisted }) => persisted && open(), stop)
  return () => {
    close()
    stop.abort()
  }
}

// The storage may be full or denied; the enquiry then does not say where the visit came from.
const remember = (attribution: Attribution) =>
  writeStored('sessionStorage', KEY, JSON.stringify(attribution))

const isEmpty = (attribution: Attribution): boolean => Object.keys(attribution).length === 0
