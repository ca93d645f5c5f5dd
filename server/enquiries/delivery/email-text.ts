import { domainToASCII } from 'node:url'
import { choiceLabel } from '../../../domain/enquiry/enquiry-fields.ts'
import { visibleText } from '../../../domain/text/text.ts'
import { visitOf, type StoredEnquiry } from '../stored-enquiry.ts'

/**
 * A header line may have 998 octets (RFC 5322, section 2.1.1), of which the encoding and other
 * words take some.
 */
const MAX_HEADER_TEXT = 200
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text on one line, without invisible characters, cut behind a whole letter. */
export function headerText(text: string): string {
  const line = visibleText(text.replace(/\s+/g, ' ')).trim()
  if (Buffer.byteLength(line) <= MAX_HEADER_TEXT) return line
  let cut = ''
  for (const { segment } of letters.segment(line.slice(0, MAX_HEADER_TEXT))) {
    if (Buffer.byteLength(cut + segment) > MAX_HEADER_TEXT) break
    cut += segment
  }
  return `${cut}…`
}

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/**
 * The address for an answer; undefined where no mail server takes it, and where the name before the
 * @ has other letters than English ones, which few servers take: the mail's text has it as it was
 * typed.
 */
export function replyAddress({ name, email }: Pick<StoredEnquiry, 'name' | 'email'>) {
  const [user = '', host = '', ...more] = email?.split('@') ?? []
  const domain = domainToASCII(host)
  const isAddress =
    more.length === 0 &&
    LOCAL_PART.test(user) &&
    user.length <= 64 &&
    /^(?=.{1,189}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/.test(domain)
  return isAddress ? { name: headerText(name), address: `${user}@${domain}` } : undefined
}

/**
 * The mail's subject, on one line whatever the visitor typed. It names the wanted way of answering,
 * unless that is a call.
 */
export function subjectOf(enquiry: StoredEnquiry): string {
  const { reference, name, suspect: spamReason, contactBy, request } = enquiry
  const who = headerText(name)
  const way = contactBy === 'call' ? undefined : choiceLabel('contactBy', contactBy)
  const visit = visitOf(enquiry)
  const requestTitle = request === null ? 'Enquiry' : `Privacy request (${request})`
  const title = visit === undefined ? requestTitle : `Site visit on ${visit}:`
  return `${spamReason ? '[Suspect] ' : ''}${title} ${reference} from ${who}${way ? `, answer by ${way}` : ''}`
}
