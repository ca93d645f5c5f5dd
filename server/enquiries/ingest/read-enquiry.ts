import { hash, randomInt, randomUUID } from 'node:crypto'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import {
  cleanEnquiry,
  cleanLine,
  enquiryProblems,
  looksLikePhone,
  type EnquiryFields,
} from '../../../domain/enquiry/enquiry.ts'
import { SPAM_FIELDS, VISIT, type EnquiryField } from '../../../domain/enquiry/enquiry-fields.ts'
import { adviserInTurn } from '../../../domain/enquiry/adviser.ts'
import { readAttribution } from '../../../domain/enquiry/attribution.ts'
import { visitProblem, type Visit } from '../../../domain/enquiry/site-visit.ts'
import { phoneKey, toE164 } from './e164.ts'
import type { EnquiryRow, FormerColumn } from '../database/tables.ts'

/** Nobody reads a form, types a name and a number and sends them in less time. */
const MIN_FILL_MS = 2000

const MAX_LENGTH = 300

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

export type PostedFields = ReadonlyMap<string, string>

export type Client = {
  /** The page that held the form: path and query on this site. */
  readonly page?: string | undefined
  /** Set where the request does not show that this site's own page sent it. */
  readonly doubtfulOrigin?: boolean
  /** Set where the visitor's browser asks not to be tracked. */
  readonly untracked?: boolean
  /** Set while more enquiries are stored than this site ever gets. */
  readonly isCrowded?: boolean | undefined
  /** Set where the sender is over a limit: a new enquiry is refused for so many seconds. */
  readonly retryAfter?: number | undefined
}

export type EnquiryDraft = Readonly<
  Omit<EnquiryRow, 'suspect' | 'repeatOf' | 'createdAt' | FormerColumn>
> & { readonly suspectReason: string | null }

export type InvalidFields = {
  readonly errors: Readonly<Record<string, string>>
  /** The nearest time for a visit, where the chosen one is not offered. */
  readonly nearest?: Visit | undefined
}

/** Turns posted fields into what is stored, and says what the visitor must correct before that, by field. */
export function readEnquiry(
  fields: PostedFields,
  client: Client,
  { site, project, advisersOfEnquiry }: Pick<Catalogue, 'site' | 'project' | 'advisersOfEnquiry'>,
): { draft: EnquiryDraft; invalid: InvalidFields | undefined } {
  const typed = cleanEnquiry(Object.fromEntries(fields))
  const source = fields.get('source')
  const errors = Object.fromEntries(
    enquiryProblems(typed, source).map(({ field, text }) => [field, text]),
  )
  const submissionId = fields.get('submissionId')?.toLowerCase() || randomUUID()
  if (!UUID.test(submissionId)) errors['submissionId'] = 'The submission id must be a UUID.'
  const isVisit = typed.visitOn !== '' || typed.visitSlot !== '' || source === VISIT
  const visit = isVisit ? visitProblem(site.visitHours, typed, new Date()) : undefined
  if (visit) {
    delete errors['visitOn']
    delete errors['visitSlot']
    errors[visit.field] = visit.text
  }

  const e164 = toE164(typed.phone)
  const context = enquiryContext(fields, client)
  const chosen = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, text || null]),
  ) as Record<EnquiryField, string | null>
  const id = randomUUID()
  const draft: EnquiryDraft = {
    id,
    submissionId,
    reference: newReference(initialsOf(site.name)),
    fingerprint: fingerprint(typed),
    ...chosen,
    name: typed.name,
    phone: typed.phone,
    phoneE164: e164 ?? null,
    phoneKey: phoneKey(typed.phone, e164),
    ...context,
    projectName: (context.projectId && project(context.projectId)?.name) || null,
    adviser: adviserInTurn(advisersOfEnquiry(context, new Date()), id)?.id ?? null,
    suspectReason: suspectReason(fields, client, e164 !== undefined || looksLikePhone(typed.phone)),
  }
  const isWrong = Object.keys(errors).length > 0
  return { draft, invalid: isWrong ? { errors, nearest: visit?.nearest } : undefined }
}

/**
 * The origin of the enquiry. Nothing here is a reason to refuse it: an absent value is null, and a
 * long one is cut.
 */
function enquiryContext(fields: PostedFields, { page, untracked = false }: Client) {
  const text = (name: string): string | null =>
    [...cleanLine(fields.get(name) ?? '')].slice(0, MAX_LENGTH).join('') || null
  return {
    source: text('source'),
    page: page === undefined ? null : page.replace(/\?.*$/, '').slice(0, MAX_LENGTH),
    developer: text('developer'),
    projectId: text('projectId'),
    attribution: untracked ? null : attributionIn(fields, page),
    privacyVersion: text('privacyVersion'),
    marketing: /^(?:true|on|yes|1)$/i.test(fields.get('marketing') ?? '') ? 1 : 0,
  }
}

/**
 * Where the visit came from, as JSON: of the object that scripts post; of single fields, as pages of
 * earlier releases post them; or of the query of the form's page, which a plain HTML form cannot
 * copy into its fields.
 */
function attributionIn(fields: PostedFields, page = ''): string | null {
  const posted = new Map(Object.entries(objectIn(fields.get('attribution'))))
  const query = new URLSearchParams(page.split('?')[1] ?? '')
  const attribution = readAttribution(
    (name) => posted.get(name) ?? fields.get(name) ?? query.get(name),
  )
  return Object.keys(attribution).length > 0 ? JSON.stringify(attribution) : null
}

function objectIn(text = ''): object {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    return {}
  }
}

/**
 * The digest is of the visitor's own words alone: an enquiry that the browser stores and sends
 * later has lost the page it was typed on, and is the same enquiry. Choices that were not made are
 * left out, as in releases that did not have them.
 */
function fingerprint({ name, phone, email, message, ...choices }: EnquiryFields): string {
  const chosen = Object.entries(choices).filter(([, value]) => value !== '')
  return hash('sha256', JSON.stringify([name, phone, email, message, ...chosen]), 'hex')
}

function suspectReason(fields: PostedFields, client: Client, callable: boolean): string | null {
  const trapped = Boolean(fields.get(SPAM_FIELDS.trap))
  const elapsed = fields.get(SPAM_FIELDS.elapsed) ?? ''
  const fast = /^\d+(?:\.\d+)?$/.test(elapsed) && Number(elapsed) < MIN_FILL_MS
  const marks = [
    trapped && 'trap',
    fast && 'fast',
    client.doubtfulOrigin === true && 'origin',
    !callable && 'phone',
    client.isCrowded === true && 'total',
  ]
  return marks.filter((mark) => mark !== false).join(',') || null
}

// No two symbols look alike (0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V), and none is
// a vowel, so that no word appears.
const SYMBOLS = '23456789CDFGHJKMNPQRTVWXY'

const initialsOf = (name: string): string =>
  (name.match(/\b[A-Za-z]/g) ?? ['E']).slice(0, 3).join('').toUpperCase()

/**
 * The code that visitor and agency read out to each other: `PF-7K3M-92QX`, one of 10¹¹.
 * @param initials the agency's initials
 */
export function newReference(initials: string): string {
  const four = () => Array.from({ length: 4 }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length)))
  return `${initials}-${four().join('')}-${four().join('')}`
}
