import type { EnquiryFields } from '../../../domain/enquiry/enquiry.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { TEXTS } from '../forms/texts.ts'

/** Posted as it is: what was typed, the id of these words, and by name what is known besides. */
export type Submission = EnquiryFields & { submissionId: string; source?: string }

/** What the server says of an enquiry that it has stored. */
export type EnquiryReceipt = {
  reference?: string | undefined
  message?: string | undefined
  brochure?: string | undefined
  calendar?: string | undefined
  /** Whom to call, while more enquiries come than can be answered soon. */
  phone?: string | undefined
}

export type SendResult =
  | { kind: 'sent'; sent: EnquiryReceipt }
  /** The visitor must correct it: field name -> what is wrong. */
  | { kind: 'invalid'; errors: Readonly<Record<string, string>>; reason: string }
  /** The same words under the same id are taken neither now nor later. */
  | { kind: 'refused'; reason: string; status: number }
  /** Nobody knows whether it arrived, or there is no room now: worth sending again, same id. */
  | { kind: 'retryable'; reason: string; status?: number; retryAfterMs?: number }

/** One way to post an enquiry: as JSON unless said otherwise. */
type Way = { path: string; multipart?: boolean }

/** To the enquiry endpoint. */
export const DIRECTLY: readonly Way[] = [{ path: paths.enquiryApi }]

/** As the Contact page does (docs/product.md, 'Sending'): until one of them takes it. */
export const BY_CHAIN: readonly Way[] = [
  { path: '/contact.php', multipart: true },
  { path: '/contact.php' },
  { path: '/contact' },
]

/** Each way is given up after so long. */
const TRY_MS = 15_000

/** Statuses that every way would end with. */
const FINAL = new Set([409, 413, 429])

/** Posts an enquiry; what another way cannot change ends the row of them. Never rejects. */
export async function send(
  submission: Submission,
  ways: readonly Way[] = DIRECTLY,
): Promise<SendResult> {
  let result: SendResult = { kind: 'retryable', reason: TEXTS.failed }
  for (const way of ways) {
    result = await post(submission, way)
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

/** A browser carries no more than 64 KiB on behalf of pages that were left; a letter has up to three bytes. */
const MAX_KEPT_ALIVE = 20_000

async function post(submission: Submission, { path, multipart = false }: Way): Promise<SendResult> {
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
  for (const [name, value] of Object.entries(submission)) data.append(name, value)
  return data
}

/** @param answer our server's, or none where something in between answers with a page of its own */
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
    const { reference, message, brochure, calendar, phone } = answer
    return { kind: 'sent', sent: { reference, message, brochure, calendar, phone } }
  }
  const reason = answer?.message ?? TEXTS.failed
  if (status === 422) return { kind: 'invalid', errors: answer?.errors ?? {}, reason }
  if (status >= 400 && status < 500 && !MAY_PASS.has(status))
    return { kind: 'refused', reason, status }
  return { kind: 'retryable', reason, status, retryAfterMs: retryAfterMs(headers) }
}

/** Other words were stored under its id: these need an id of their own. */
export const isConflict = (result: SendResult): boolean =>
  result.kind === 'refused' && result.status === 409

/** Client errors that speak of the moment or of the way to the server, not of the enquiry. */
const MAY_PASS = new Set([401, 403, 404, 405, 407, 408, 421, 425, 429])

/** How long an answer asks to wait, in ms: `Retry-After` in seconds or as an HTTP date; 0 where it asks nothing. */
export function retryAfterMs(headers: Headers): number {
  const asked = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(asked)) return Number(asked) * 1000
  // From the server's own time, where it says it: a visitor's clock may be wrong.
  const sentAt = Date.parse(headers.get('date') ?? '') || Date.now()
  return Math.max(0, Date.parse(asked) - sentAt || 0)
}
