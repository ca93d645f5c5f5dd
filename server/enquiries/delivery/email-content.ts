import type { Adviser } from '../../../domain/enquiry/adviser.ts'
import type { Project } from '../../../domain/project/project.ts'
import { chatOfAnswer, whatsappHref } from '../../../domain/enquiry/whatsapp-chat.ts'
import { telHref } from '../../../client/components/links/ContactLink.tsx'
import { dayInIndia, dayText } from '../../../domain/text/dates.ts'
import { visibleText } from '../../../domain/text/text.ts'
import type { EarlierEnquiries } from '../database/earlier-enquiries.ts'
import { STORED_FIELDS, type StoredEnquiry, visitOf } from '../stored-enquiry.ts'
import { domainToASCII } from 'node:url'
import { choiceLabel } from '../../../domain/enquiry/enquiry-fields.ts'

/** What a mail says around an enquiry. */
export type EmailContext = {
  readonly publicUrl: string
  readonly agency: string
  /** The enquiry's project, unless it is gone. */
  readonly project: Pick<Project, 'path' | 'name'> | undefined
  /** The one whom the enquiry is for, unless there is none or the data names them no more. */
  readonly adviser: Pick<Adviser, 'name'> | undefined
  readonly earlier: EarlierEnquiries | undefined
}

/** A line of a mail; its text leads to an address where there is one. */
export type EmailLine = { readonly label: string; readonly text: string; readonly href?: string }

/** What both parts of a mail show, in its order. */
export type EmailContent = ReturnType<typeof emailContent>

/** What the visitor wants, which stands above all else. */
const WISHES = ['request', 'visitOn', 'contactBy', 'callTime'] as const

/** What both parts of the mail show of an enquiry; nothing in it is escaped. */
export function emailContent(enquiry: StoredEnquiry, context: EmailContext) {
  const { publicUrl, project, adviser, earlier } = context
  const links: Partial<Record<string, string>> = {
    page: enquiry.page === null ? undefined : publicUrl + enquiry.page,
    projectId: project && publicUrl + project.path,
  }
  const lineOf = (name: string): EmailLine[] => {
    const field = STORED_FIELDS[name as keyof typeof STORED_FIELDS]
    const text = visibleText(field?.text(enquiry, publicUrl) ?? '')
    const href = links[name]
    return field && text ? [{ label: field.label, text, ...(href && { href }) }] : []
  }
  const others = Object.keys(STORED_FIELDS).filter((name) => !WISHES.some((wish) => wish === name))
  return {
    title: subjectOf(enquiry),
    wishes: WISHES.flatMap(lineOf),
    answers: answersTo(enquiry, context),
    lines: [
      ...(adviser ? [{ label: 'Adviser', text: headerText(adviser.name) }] : []),
      ...(earlier ? [earlierLine(earlier)] : []),
      ...others.flatMap(lineOf),
    ],
    id: enquiry.id,
  }
}

/** The ways to answer with one press, the wanted one first; none to a number that is not whole. */
function answersTo(enquiry: StoredEnquiry, context: EmailContext): EmailLine[] {
  const { phoneE164, contactBy } = enquiry
  const address = replyAddress(enquiry)?.address
  const ways = {
    ...(phoneE164 !== null && {
      call: { label: 'Call', text: phoneE164, href: telHref(phoneE164) },
      whatsapp: {
        label: 'WhatsApp',
        text: phoneE164,
        href: whatsappHref(greeting(enquiry, context), phoneE164),
      },
    }),
    ...(address !== undefined && {
      email: { label: 'Write', text: address, href: mailHref(address, enquiry.reference) },
    }),
  }
  const names = Object.keys(ways) as (keyof typeof ways)[]
  const wanted = names.filter((way) => way === contactBy)
  const rest = names.filter((way) => way !== contactBy)
  return [...wanted, ...rest].flatMap((way) => ways[way] ?? [])
}

const mailHref = (address: string, reference: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(`Your enquiry ${reference}`)}`

function greeting(enquiry: StoredEnquiry, { agency, project }: EmailContext): string {
  const { name, projectName, reference } = enquiry
  const about = headerText(projectName ?? project?.name ?? '') || 'your enquiry'
  return chatOfAnswer({ name: headerText(name), about, reference }, headerText(agency))
}

function earlierLine({ count, lastAt, about }: EarlierEnquiries): EmailLine {
  const names = about.map(headerText).join(', ')
  const last = `last on ${dayText(dayInIndia(new Date(lastAt)))}`
  return {
    label: 'Earlier from this person',
    text: `${count}, ${last}${names === '' ? '' : ` about ${names}`}`,
  }
}

/** The mail's plain part. */
export function textPart({ wishes, answers, lines, id }: EmailContent): string {
  const links = answers.map(({ label, href = '' }) => ({ label, text: href }))
  const blocks = [wishes, links, lines].filter((block) => block.length > 0)
  const written = blocks.map((block) =>
    block
      .map(({ label, text }) =>
        text.includes('\n') ? `${label}:\n${text.replace(/^/gm, '  ')}` : `${label}: ${text}`,
      )
      .join('\n'),
  )
  return `${written.join('\n\n')}\n\nEnquiry id: ${id}\n`
}

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
function subjectOf(enquiry: StoredEnquiry): string {
  const { reference, name, suspect, contactBy, request } = enquiry
  const who = headerText(name)
  const way = contactBy === 'call' ? undefined : choiceLabel('contactBy', contactBy)
  const visit = visitOf(enquiry)
  const requestTitle = request === null ? 'Enquiry' : `Privacy request (${request})`
  const title = visit === undefined ? requestTitle : `Site visit on ${visit}:`
  return `${suspect ? '[Suspect] ' : ''}${title} ${reference} from ${who}${way ? `, answer by ${way}` : ''}`
}
