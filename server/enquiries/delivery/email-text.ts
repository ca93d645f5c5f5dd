import { MUTED, DARK } from '../../../domain/colours.ts'
import { CALL_TIMES, CONTACT_WAYS, PRIVACY_REQUESTS } from '../../../domain/enquiry/enquiry.ts'
import { escapeMarkup } from '../../../domain/text/text.ts'
import { timeInIndia } from '../../../domain/text/dates.ts'
import { visitText } from '../../../domain/enquiry/visit.ts'
import type { StoredEnquiry } from '../stored-enquiry.ts'

const reasons: Readonly<Record<string, string>> = {
  trap: 'a field that no person sees was filled in',
  fast: 'it was sent sooner than anyone can type',
  origin: 'its origin could not be verified',
  phone: 'the phone number does not look like one',
}

/** The mail's subject; one line whatever the visitor typed. It says how to answer where that is no call. */
export function subjectOf(enquiry: StoredEnquiry): string {
  const { reference, name, suspect, contactBy, request } = enquiry
  const who = [...name.replace(/\s+/g, ' ')].slice(0, 80).join('')
  const way = contactBy === 'call' ? undefined : labelOf(CONTACT_WAYS, contactBy)
  const visit = visitOf(enquiry)
  const asked = request === null ? 'Enquiry' : `Privacy request (${request})`
  const what = visit === undefined ? asked : `Site visit on ${visit}:`
  return `${suspect ? '[Suspect] ' : ''}${what} ${reference} from ${who}${way ? `, answer by ${way}` : ''}`
}

/** 'Saturday, 28 November 2026, 11:00 am'; undefined where no visit is planned. */
const visitOf = ({ visitOn, visitSlot }: StoredEnquiry): string | undefined =>
  visitOn === null || visitSlot === null ? undefined : visitText({ visitOn, visitSlot })

/** The words of a choice; undefined where none was made, or one that this release does not know. */
function labelOf(labels: Readonly<Record<string, string>>, choice: string | null) {
  return choice !== null && Object.hasOwn(labels, choice) ? labels[choice] : undefined
}

/** What the mail shows, in its order; a label and a text each. */
function facts(enquiry: StoredEnquiry, publicUrl: string): [label: string, text: string][] {
  const campaign = [
    enquiry.utm_source,
    enquiry.utm_medium,
    enquiry.utm_campaign,
    enquiry.utm_term,
    enquiry.utm_content,
  ].filter((part) => part !== null)
  const suspicion = enquiry.suspectReason?.split(',').map((mark) => reasons[mark] ?? mark)
  const shown: [string, string | null | undefined][] = [
    ['Reference', enquiry.reference],
    ['Received', timeInIndia(new Date(enquiry.createdAt))],
    ['Name', enquiry.name],
    ['Phone', enquiry.phoneE164 ?? enquiry.phone],
    ['E-mail', enquiry.email],
    ['Message', enquiry.message],
    ['Asks', labelOf(PRIVACY_REQUESTS, enquiry.request)],
    ['Contact by', labelOf(CONTACT_WAYS, enquiry.contactBy)],
    ['Best time', labelOf(CALL_TIMES, enquiry.callTime)],
    ['Site visit', visitOf(enquiry)],
    ['Developer', enquiry.developer],
    ['Project', projectOf(enquiry)],
    ['Form', enquiry.source],
    ['Page', enquiry.page && publicUrl + enquiry.page],
    ['Came from', enquiry.referrer],
    ['Campaign', campaign.join(' / ')],
    [
      'Other projects',
      enquiry.marketing ? 'Wants to be told of them' : 'Did not ask to be told of them',
    ],
    ['Privacy notice', enquiry.privacyVersion],
    ['Likely repeat of', enquiry.repeatOf],
    ['Suspect', suspicion?.join('; ')],
  ]
  return shown.flatMap(([label, text]) => (text ? [[label, text]] : []))
}

export function plainBody(enquiry: StoredEnquiry, publicUrl: string): string {
  const lines = facts(enquiry, publicUrl).map(([label, text]) =>
    text.includes('\n') ? `${label}:\n${text.replace(/^/gm, '  ')}` : `${label}: ${text}`,
  )
  return `${lines.join('\n')}\n\nEnquiry id: ${enquiry.id}\n`
}

export function htmlBody(enquiry: StoredEnquiry, publicUrl: string): string {
  const rows = facts(enquiry, publicUrl).map(
    ([label, text]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeMarkup(label)}</th>` +
      `<td valign="top" style="padding:4px 0;white-space:pre-wrap">${escapeMarkup(text)}</td></tr>`,
  )
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(enquiry.reference)}</title></head>` +
    `<body style="font-family:sans-serif;color:${DARK}"><table role="presentation">${rows.join('')}</table>` +
    `<p style="color:${MUTED};font-size:12px">Enquiry id: ${escapeMarkup(enquiry.id)}</p></body></html>`
  )
}

/** The name people know, with the id, as two may have one name. */
function projectOf({ projectId, projectName }: StoredEnquiry): string | null {
  return projectName === null ? projectId : `${projectName} (${projectId})`
}
