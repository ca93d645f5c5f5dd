import type { Attribution } from './attribution.ts'

/** What leads visitors to the site, as figures tell it apart. */
export const VISIT_SOURCES = ['search', 'social', 'paid', 'direct', 'other'] as const

export type VisitSource = (typeof VISIT_SOURCES)[number]

const PAID_MEDIUM = /^(?:cp[acmv]|ppc|paid|display|banner)/i
/** Matches a network's host or its name in `utm_source`, which is often cut short. */
const SOCIAL =
  /^(?:fb|ig|t\.co|t\.me|lnkd\.in)$|(?:^|\.)(?:facebook|instagram|linkedin|twitter|x|youtube|whatsapp|telegram|pinterest|reddit|quora)(?:\.\w+)?$/i
const SEARCH =
  /^(?:www\.|m\.|[a-z.]*search\.)?(?:google|bing|yahoo|duckduckgo|ecosia|yandex|brave)(?:\.\w{2,3})*$|quicksearchbox$/i

/** The kind of what led a visit here. Its campaign counts before the site that it came from. */
export function visitSource(from: Attribution): VisitSource {
  const { utm_medium: medium = '', utm_source, referrer, gclid, gbraid, wbraid, msclkid } = from
  if (Object.keys(from).length === 0) return 'direct'
  if (PAID_MEDIUM.test(medium) || (gclid ?? gbraid ?? wbraid ?? msclkid)) return 'paid'
  const name = utm_source ?? referrer ?? ''
  // Facebook adds its id to every link, so it does not say that the link was an advertisement.
  if (SOCIAL.test(name) || /social/i.test(medium) || from.fbclid) return 'social'
  return SEARCH.test(name) || /^organic$/i.test(medium) ? 'search' : 'other'
}
