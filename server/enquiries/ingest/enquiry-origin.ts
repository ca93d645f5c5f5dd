import { cleanLine } from '../../../domain/enquiry/enquiry.ts'

/** The posted fields by name, as text. */
export type PostedFields = ReadonlyMap<string, string>

const MAX_LENGTH = 300

/**
 * The origin of the enquiry. Nothing here can be wrong enough to refuse it: what is absent is
 * null, what is too long is cut.
 * @param page the page that held the form, path and query, when the request says it
 */
export function enquiryContext(fields: PostedFields, page: string | undefined) {
  const cleaned = (value: string | null | undefined): string | null =>
    [...cleanLine(value ?? '')].slice(0, MAX_LENGTH).join('') || null
  const text = (name: string) => cleaned(fields.get(name))
  // A plain HTML form cannot copy the address's campaign into its fields.
  const query = new URLSearchParams(page?.split('?')[1] ?? '')
  const campaign = (name: string) => text(name) ?? cleaned(query.get(name))
  return {
    source: text('source'),
    page: page === undefined ? null : page.replace(/\?.*$/, '').slice(0, MAX_LENGTH),
    developer: text('developer'),
    project_id: text('projectId'),
    utm_source: campaign('utm_source'),
    utm_medium: campaign('utm_medium'),
    utm_campaign: campaign('utm_campaign'),
    utm_term: campaign('utm_term'),
    utm_content: campaign('utm_content'),
    referrer: host(text('referrer')),
    privacy_version: text('privacyVersion'),
    marketing: /^(?:true|on|yes|1)$/i.test(fields.get('marketing')?.trim() ?? '') ? 1 : 0,
  }
}

/** Only the host of the referrer: the rest of the address may identify the visitor. */
function host(referrer: string | null): string | null {
  if (referrer === null) return null
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(referrer) ? referrer : `https://${referrer}`
  return URL.canParse(address) ? new URL(address).hostname.slice(0, MAX_LENGTH) || null : null
}
