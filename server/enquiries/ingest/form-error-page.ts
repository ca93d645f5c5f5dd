import {
  CONTACT_PARAMETERS,
  ENQUIRY_SOURCES,
  requestOf,
  type EnquirySource,
} from '../../../client/enquiry/sending/enquiry-request.ts'
import { PRIVACY_REQUEST } from '../../../domain/enquiry/enquiry-fields.ts'
import { paths, pathSegments } from '../../../domain/seo/paths.ts'
import { canonicalAddressOf } from '../../middleware/canonical-address.ts'
import type { PostedFields } from './read-enquiry.ts'

/**
 * Sources whose form is on the page that it was opened from; without script all others lead to the
 * Contact page.
 */
const ON_THEIR_PAGE = new Set<EnquirySource>([
  'footer',
  'service',
  'shortlist',
  'no-results',
  PRIVACY_REQUEST,
])

/**
 * The page that shows a form with mistakes again, and which of its forms shows the typed text: a
 * post may have no source, or name one that has no form on its page.
 * @param page path and query of the page that was posted from
 */
export function formPage(
  page: string,
  fields: PostedFields,
): { url: string; source: EnquirySource } {
  const [path = ''] = page.split('?', 1)
  const url = pathSegments(path) === undefined ? paths.contact : canonicalAddressOf(page)
  const source = ENQUIRY_SOURCES.find((known) => known === fields.get('source'))
  const { pathname, searchParams } = new URL(url, 'http://site')
  const isContact = pathname === paths.contact
  if (!isContact) {
    if (source === undefined) return { url, source: 'footer' }
    // A shortlist without its projects has no form.
    const isEmptyList = source === 'shortlist' && !url.includes('?')
    if (ON_THEIR_PAGE.has(source) && !isEmptyList) return { url, source }
  }
  const parameters = isContact ? searchParams : new URLSearchParams()
  const shownSource = requestOf(parameters).source
  if (source === undefined || source === 'footer' || source === shownSource)
    return { url: isContact ? url : paths.contact, source: source ?? shownSource }
  for (const name of CONTACT_PARAMETERS) {
    const value = fields.get(name)
    if (value && name !== 'message') parameters.set(name, value)
  }
  return { url: `${paths.contact}?${parameters}`, source }
}
