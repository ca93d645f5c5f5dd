import { hash, randomInt, randomUUID } from 'node:crypto'
import {
  cleanEnquiry,
  cleanLine,
  ENQUIRY_FIELDS,
  enquiryProblems,
  looksLikePhone,
  SPAM_FIELDS,
  VISIT,
  type EnquiryFields,
} from '../../../domain/enquiry/enquiry.ts'
import type { AgencyData } from '../visit-calendar.ts'
import { visitProblem, type Visit } from '../../../domain/enquiry/visit.ts'
import { phoneKey, toE164 } from './e164.ts'
import type { EnquiryRow } from '../database/tables.ts'

/** Nobody reads a form, types a name and a number and sends them in less. */
const LEAST_FILL_MS = 2000

const MAX_LENGTH = 300

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** The posted fields by name, as text. */
export type PostedFields = ReadonlyMap<string, string>

/** What the request says about its sender. */
export type Client = {
  /** The visitor's network address, behind a proxy the one it vouches for. */
  readonly address: string | undefined
  /** The page that held the form: path and query on this site. */
  readonly page?: string | undefined
  /** True when the request does not show that this site's own page sent it. */
  readonly doubtfulOrigin?: boolean
}

/** An enquiry ready to be stored. */
export type Draft = {
  readonly row: Omit<EnquiryRow, 'repeat_of' | 'created_at'>
  /** Only for the rate limits; never stored. */
  readonly address: string | undefined
}

/** What the visitor must correct, by field. */
export type Mistakes = {
  readonly errors: Readonly<Record<string, string>>
  /** The nearest time for a visit, where the one asked for is not offered. */
  readonly nearest?: Visit | undefined
}

/**
 * Turns posted fields into what is stored, or into what the visitor must correct, by field. There are both
 * where only the time of the visit is not offered: it may have been, and be stored.
 */
export function readEnquiry(
  fields: PostedFields,
  client: Client,
  { site, project }: Pick<AgencyData, 'site' | 'project'>,
): { draft: Draft; mistakes?: undefined } | { draft?: Draft; mistakes: Mistakes } {
  const typed = cleanEnquiry(
    Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, fields.get(name) ?? ''])),
  )
  const errors = Object.fromEntries(
    enquiryProblems(typed, fields.get('source')?.trim()).map(({ field, text }) => [field, text]),
  )
  const submission = fields.get('submissionId')?.trim().toLowerCase() ?? ''
  if (submission !== '' && !UUID.test(submission)) {
    errors['submissionId'] = 'The submission id must be a UUID.'
  }
  const visit =
    typed.visitOn || typed.visitSlot || fields.get('source')?.trim() === VISIT
      ? visitProblem(site.visitHours, typed, new Date())
      : undefined
  if (Object.keys(errors).length > 0) return { mistakes: mistakesOf(errors, visit) }

  const e164 = toE164(typed.phone)
  const context = enquiryContext(fields, client.page)
  const draft: Draft = {
    address: client.address,
    row: {
      id: randomUUID(),
      submission_id: submission === '' ? randomUUID() : submission,
      reference: newReference(),
      fingerprint: fingerprint(typed),
      name: typed.name,
      phone: typed.phone,
      phone_e164: e164 ?? null,
      phone_key: phoneKey(typed.phone, e164),
      email: typed.email || null,
      message: typed.message || null,
      contact_by: typed.contactBy || null,
      call_time: typed.callTime || null,
      request: typed.request || null,
      visit_on: typed.visitOn || null,
      visit_slot: typed.visitSlot || null,
      ...context,
      project_name: (context.project_id && project(context.project_id)?.name) || null,
      suspect: spamFlags(fields, client, e164 !== undefined || looksLikePhone(typed.phone)),
    },
  }
  return visit ? { draft, mistakes: mistakesOf({}, visit) } : { draft }
}

/**
 * The origin of the enquiry. Nothing here can be wrong enough to refuse it: what is absent is
 * null, what is too long is cut.
 * @param page the page that held the form, path and query, when the request says it
 */
function enquiryContext(fields: PostedFields, page: string | undefined) {
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

function mistakesOf(
  errors: Readonly<Record<string, string>>,
  visit: ReturnType<typeof visitProblem>,
): Mistakes {
  if (!visit) return { errors }
  const { visitOn: _on, visitSlot: _slot, ...others } = errors
  return { errors: { ...others, [visit.field]: visit.text }, nearest: visit.nearest }
}

/**
 * Only what the visitor typed counts: an enquiry stored by the browser and sent later has lost the
 * page it was typed on, and is the same enquiry. What was not chosen is left out, as releases before
 * the choice do.
 */
function fingerprint({ name, phone, email, message, ...choices }: EnquiryFields): string {
  const chosen = Object.entries(choices).filter(([, value]) => value !== '')
  return hash('sha256', JSON.stringify([name, phone, email, message, ...chosen]), 'hex')
}

function spamFlags(fields: PostedFields, client: Client, callable: boolean): string | null {
  const trapped = (fields.get(SPAM_FIELDS.trap) ?? '').trim() !== ''
  const elapsed = fields.get(SPAM_FIELDS.elapsed)?.trim() ?? ''
  const fast = /^\d+(?:\.\d+)?$/.test(elapsed) && Number(elapsed) < LEAST_FILL_MS
  const marks = [
    trapped && 'trap',
    fast && 'fast',
    client.doubtfulOrigin === true && 'origin',
    !callable && 'phone',
  ]
  return marks.filter((mark) => mark !== false).join(',') || null
}

// No two that are taken for one another (0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V)
// and no vowels, so that no word appears.
const SYMBOLS = '23456789CDFGHJKMNPQRTVWXY'

/** What the visitor and the agency read out to each other: `PF-7K3M-92QX`, one of 10¹¹. */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length)))
  return `PF-${four().join('')}-${four().join('')}`
}
