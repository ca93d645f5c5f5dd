import type { Attribution } from '../../../domain/enquiry/attribution.ts'
import type { EnquiryFields } from '../../../domain/enquiry/enquiry.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { AdviserView } from '../../components/cards/AdviserCard.tsx'
import { TEXTS } from '../forms/enquiry-texts.ts'

/** The posted body: the visitor's words, their id, and other known facts by name. */
export type Submission = EnquiryFields & {
  submissionId: string
  source?: string
  attribution?: Attribution
}

/** What the server answers about a stored enquiry. */
export type EnquiryReceipt = {
  reference?: string | undefined
  message?: string | undefined
  brochure?: string | undefined
  calendar?: string | undefined
  /** Who answers, where that is one person. */
  adviser?: AdviserView | undefined
  /** A number to call, while more enquiries come than can be answered soon. */
  phone?: string | undefined
}

export type SendResult =
  | { kind: 'sent'; sent: EnquiryReceipt }
  /** The visitor must correct the errors, which are given by field name. */
  | { kind: 'invalid'; errors: Readonly<Record<string, string>>; reason: string }
  /** The server will never accept this text under this id. */
  | { kind: 'refused'; reason: string; status: number }
  /** The result is unknown, or the server has no room now: the same id may be sent again. */
  | { kind: 'retryable'; reason: string; status?: number; retryAfterMs?: number }

/** An address that takes enquiries, as JSON unless said otherwise. */
type Endpoint = { path: string; multipart?: boolean }

/** The enquiry endpoint alone. */
export const ENQUIRY_ENDPOINTS: readonly Endpoint[] = [{ path: paths.enquiryApi }]

/** The endpoints of the Contact page (docs/product.md, 'Sending'), tried until one succeeds. */
export const CONTACT_ENDPOINTS: readonly Endpoint[] = [
  { path: '/contact.php', multipart: true },
  { path: '/contact.php' },
  { path: '/contact' },
]

const TRY_MS = 15_000

/** Statuses that would be the same at every endpoint. */
const FINAL = new Set([409, 413, 429])

/** Posts an enquiry to each endpoint until another cannot do better. Never rejects. */
export async function sendEnquiry(
  submission: Submission,
  endpoints: readonly Endpoint[] = ENQUIRY_ENDPOINTS,
): Promise<SendResult> {
  let result: SendResult = { kind: 'retryable', reason: TEXTS.failed }
  for (const endpoint of endpoints) {
    result = await post(submission, endpoint)
    if (result.kind === 'sent' || result.kind === 'invalid') break
    if (FINAL.has(result.status ?? 0)) break
  }
  return result
}

/** A version 4 UUID; `crypto.randomUUID` exists on secure origins only. */
export function createSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

/** The id of other words than those that an id has been used for, the same in every tab. */
export const nextSubmissionId = (id: string): string =>
  id.replace(/^./, (digit) => ((parseInt(digit, 16) + 1) % 16).toString(16))

/** Browsers carry at most 64 KiB for pages that were left, and a letter has up to three bytes. */
const MAX_KEPT_ALIVE = 20_000

async function post(
  submission: Submission,
  { path, multipart = false }: Endpoint,
): Promise<SendResult> {
  const json = JSON.stringify(submission)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(!multipart && { 'content-type': 'application/json' }),
      },
      body: multipart ? formDataOf(submission) : json,
      // The visitor may leave the page right after the press.
      keepalive: json.length <= MAX_KEPT_ALIVE,
      signal: AbortSignal.timeout(TRY_MS),
    })
    return resultOf(response, await response.json().catch(() => undefined))
  } catch {
    return { kind: 'retryable', reason: TEXTS.network }
  }
}

function formDataOf(submission: Submission): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(submission))
    data.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  return data
}

/** @param answer our server's; absent where something in between answers with a page of its own */
function resultOf(
  { ok, status, headers }: Response,
  answer:
    (EnquiryReceipt & { success?: boolean; errors?: Record<string, string> }) | null | undefined,
): SendResult {
  if (ok) {
    // A login page of a public network answers 200 with HTML.
    if (!answer || (status !== 200 && status !== 201))
      return { kind: 'retryable', reason: TEXTS.unexpectedStatus(status), status }
    if (answer.success !== true)
      return { kind: 'retryable', reason: answer.message ?? TEXTS.unexpected, status }
    const { reference, message, brochure, calendar, adviser, phone } = answer
    return { kind: 'sent', sent: { reference, message, brochure, calendar, adviser, phone } }
  }
  const reason = answer?.message ?? TEXTS.failed
  if (status === 422) return { kind: 'invalid', errors: answer?.errors ?? {}, reason }
  if (status >= 400 && status < 500 && !MAY_PASS.has(status))
    return { kind: 'refused', reason, status }
  return { kind: 'retryable', reason, status, retryAfterMs: retryAfterMs(headers) }
}

/** Whether another text was stored under the id, so that this one needs an id of its own. */
export const isConflict = (result: SendResult): boolean =>
  result.kind === 'refused' && result.status === 409

/** Client errors that are due to the moment or the way to the server, not to the enquiry. */
const MAY_PASS = new Set([401, 403, 404, 405, 407, 408, 421, 425, 429])

/** The wait that `Retry-After` asks for, as seconds or a date, in ms; 0 without one. */
export function retryAfterMs(headers: Headers): number {
  const retryAfter = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  // The server's own time counts where it is known, as a visitor's clock may be wrong.
  const sentAt = Date.parse(headers.get('date') ?? '') || Date.now()
  return Math.max(0, Date.parse(retryAfter) - sentAt || 0)
}
