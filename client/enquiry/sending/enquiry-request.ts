import type { VisitHours } from '../../../schemas/generated/data.generated.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { projectKey } from '../../../domain/shortlist/shortlist.ts'
import type { VisitDay } from '../../../domain/enquiry/site-visit.ts'

/** The form or button that an enquiry starts from; stored with the enquiry. */
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
  /** The title of the dialog; absent: made from the rest. */
  title?: string | undefined
  message?: string | undefined
  developer?: string | undefined
  projectId?: string | undefined
  projectName?: string | undefined
  brochure?: string | undefined
  /** The path of the project to visit, and the visits offered there: days, or the rule for them. */
  visit?: { path: string; days?: readonly VisitDay[]; hours?: VisitHours | undefined } | undefined
}

/** The project that the Contact page's form plans a visit to, with the days on offer. */
export type VisitOffer = {
  days: readonly VisitDay[]
  project: { id: string; name: string; developer: string; path: string }
}

/** The dialog's words and the start of its message, where they depend on the source alone. */
const BY_SOURCE: Partial<
  Record<EnquirySource, { title?: string; intro?: string; message?: string }>
> = {
  'rent-lease': {
    title: 'Rent or lease a property',
    message: 'I would like to rent or lease a property.',
  },
  sell: { title: 'Sell your property', message: 'I would like to sell a property.' },
  visit: { intro: 'Choose a day and a time. An adviser meets you there.' },
  whatsapp: { intro: 'We answer on WhatsApp. Only your phone number is needed.' },
}

export const localityRequest = (name: string): EnquiryRequest => ({
  source: 'locality',
  title: `Enquire about ${name}`,
  message: `I am looking for property in ${name}.`,
})

export const serviceRequest = (name: string): EnquiryRequest => ({
  source: 'service',
  title: `Ask about ${name}`,
  message: `I would like to know more about ${name}.`,
})

const projectText = ({ projectName, developer }: EnquiryRequest): string =>
  projectName + (developer ? ` by ${developer}` : '')

/** The message the form starts with; the visitor may change it. */
export function initialMessage(request: EnquiryRequest): string {
  const about = request.projectName ? `I am interested in ${projectText(request)}.` : ''
  return withPrefix(request, request.message ?? BY_SOURCE[request.source]?.message ?? about)
}

/** The message with the prefix for a developer (docs/product.md, 'Form'), which is added once. */
export function withPrefix({ developer, projectId }: EnquiryRequest, message: string): string {
  if (!developer || projectId) return message
  const prefix = `Interested in ${developer} projects: `
  return message.trimStart().startsWith(prefix.trimEnd()) ? message : prefix + message
}

/**
 * The title of the request's dialog, and the sentence under it.
 * @param whatsapp the number to chat with; without one a chat is an enquiry like others
 */
export function dialogHead(
  request: EnquiryRequest,
  whatsapp?: string,
): { title: string; description: string } {
  const { source, projectName, developer } = request
  const { title = 'How can we help you?', intro } = BY_SOURCE[source] ?? {}
  const subject = projectName ?? developer
  const about = subject && `${source === 'whatsapp' ? 'Ask' : 'Enquire'} about ${subject}`
  const description =
    source === 'brochure' && projectName
      ? `Tell us who is asking, and the brochure of ${projectText(request)} is yours.`
      : ((whatsapp || source !== 'whatsapp') && intro) ||
        'Leave your number and one of our advisers will call you back.'
  return { title: request.title ?? about ?? title, description }
}

const PARAMETERS = ['message', 'developer', 'projectId', 'projectName'] as const
const MAX_PARAMETER_LENGTH = 500

/** The parameters of the Contact page's query. */
export const CONTACT_PARAMETERS: readonly string[] = ['source', ...PARAMETERS, 'project', 'visit']

function contactQuery(request: EnquiryRequest): Record<string, string> {
  if (request.visit) return { project: projectKey(request.visit.path), visit: '1' }
  const parameters = PARAMETERS.flatMap((name) =>
    request[name] ? [[name, request[name]] as const] : [],
  )
  return { source: request.source, ...Object.fromEntries(parameters) }
}

/** The Contact page with the same request, for links that script has not taken over. */
export function contactPath(request: EnquiryRequest): string {
  const query = new URLSearchParams(contactQuery(request))
  return `${paths.contact}?${String(query).replaceAll('%2F', '/')}`
}

/** The request in the Contact page's query; unknown parameters are ignored. */
export function requestOf(query: URLSearchParams): EnquiryRequest {
  const requestedSource = query.get('visit') === '1' ? 'visit' : query.get('source')
  const source = ENQUIRY_SOURCES.find((name) => name === requestedSource) ?? 'contact'
  const parameters = PARAMETERS.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, MAX_PARAMETER_LENGTH)
    return value ? [[name, value] as const] : []
  })
  return { source, ...Object.fromEntries(parameters) }
}
