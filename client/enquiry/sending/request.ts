import type { VisitHours } from '../../../schemas/generated/data.generated.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { projectKey } from '../../../domain/shortlist/shortlist.ts'
import type { VisitDay } from '../../../domain/enquiry/visit.ts'

/** Where an enquiry starts: the form or the button that opened it. Stored with the enquiry. */
export const ENQUIRY_SOURCES = [
  'footer',
  'popup',
  'modal',
  'home',
  'brochure',
  'no-results',
  'contact',
  'whatsapp',
  'floating',
  'chat',
  'locality',
  'location',
  'service',
  'project',
  'shortlist',
  'rent-lease',
  'sell',
  'privacy-request',
  'visit',
] as const

export type EnquirySource = (typeof ENQUIRY_SOURCES)[number]

/** What an enquiry form is opened for. */
export type EnquiryRequest = {
  source: EnquirySource
  /** Heads the dialog; made from the rest when absent. */
  title?: string | undefined
  /** One sentence under the title. */
  intro?: string | undefined
  /** The initial text of the message field. */
  message?: string | undefined
  /** The developer's name as shown. */
  developer?: string | undefined
  projectId?: string | undefined
  projectName?: string | undefined
  /** Where the brochure is that is asked for. */
  brochure?: string | undefined
  /** The path of the project that is to be visited, and the visits offered there: days, or the rule for them. */
  visit?: { path: string; days?: readonly VisitDay[]; hours?: VisitHours | undefined } | undefined
}

/** The project that the Contact page's form plans a visit to, and the days that are offered. */
export type VisitOffer = {
  days: readonly VisitDay[]
  project: { id: string; name: string; developer: string; path: string }
}

const MESSAGES: Partial<Record<EnquirySource, string>> = {
  'rent-lease': 'I would like to rent or lease a property.',
  sell: 'I would like to sell a property.',
}

const TITLES: Partial<Record<EnquirySource, string>> = {
  'rent-lease': 'Rent or lease a property',
  sell: 'Sell your property',
}

/**
 * What the message of an enquiry about a developer starts with (docs/product.md, 'Sending'); empty
 * where there is no developer, or where a project says more than the developer does.
 */
export function messagePrefix({ developer, projectId }: EnquiryRequest): string {
  return developer && !projectId ? `Interested in ${developer} projects: ` : ''
}

/** The message the form starts with; the visitor may change it. */
export function initialMessage(request: EnquiryRequest): string {
  const { source, message, projectName, developer } = request
  const opening = source === 'brochure' ? 'Please send me the brochure of' : 'I am interested in'
  const about = projectName
    ? `${opening} ${projectName}${developer ? ` by ${developer}` : ''}.`
    : ''
  return withPrefix(request, message ?? MESSAGES[source] ?? about)
}

/** The message with the developer's prefix, which is not added twice. */
export function withPrefix(request: EnquiryRequest, message: string): string {
  const prefix = messagePrefix(request)
  return message.trimStart().startsWith(prefix.trimEnd()) ? message : prefix + message
}

export function dialogTitle(request: EnquiryRequest): string {
  const subject = request.projectName ?? request.developer
  if (request.title) return request.title
  return subject ? `Enquire about ${subject}` : (TITLES[request.source] ?? 'How can we help you?')
}

export function dialogIntro({ source, intro, projectName, developer }: EnquiryRequest): string {
  if (source === 'brochure') {
    const of = projectName ? ` of ${projectName}${developer ? ` by ${developer}` : ''}` : ''
    return `Tell us who is asking, and the brochure${of} is yours.`
  }
  return intro ?? 'Leave your number and one of our advisers will call you back.'
}

const PARAMETERS = ['message', 'developer', 'projectId', 'projectName'] as const
const MAX_PARAMETER_LENGTH = 500

/** What the Contact page's query may hold. */
export const CONTACT_PARAMETERS: readonly string[] = ['source', ...PARAMETERS, 'project', 'visit']

/** The request as the Contact page's query: what a small form or a link hands over without script. */
export function contactQuery(request: EnquiryRequest): Record<string, string> {
  if (request.visit) return { project: projectKey(request.visit.path), visit: '1' }
  const parameters = PARAMETERS.flatMap((name) =>
    request[name] ? [[name, request[name]] as const] : [],
  )
  return { source: request.source, ...Object.fromEntries(parameters) }
}

/** The Contact page with the same request: where a link leads that script has not taken over. */
export function contactPath(request: EnquiryRequest): string {
  const query = new URLSearchParams(contactQuery(request))
  return `${paths.contact}?${String(query).replaceAll('%2F', '/')}`
}

/** The request in the Contact page's query; anything unknown in it is ignored. */
export function requestOf(query: URLSearchParams): EnquiryRequest {
  const asked = query.get('visit') === '1' ? 'visit' : query.get('source')
  const source = ENQUIRY_SOURCES.find((known) => known === asked) ?? 'contact'
  const parameters = PARAMETERS.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, MAX_PARAMETER_LENGTH)
    return value ? [[name, value] as const] : []
  })
  return { source, ...Object.fromEntries(parameters) }
}
