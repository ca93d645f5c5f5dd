import type { EnquiryFields } from '../../../domain/enquiry/enquiry.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { TEXTS } from '../forms/texts.ts'

/** Posted as it is: what was typed, the id of these words, and by name what is known besides. */
export type Submission = EnquiryFields & { submissionId: string; source?: string }

/** What the server says of an enquiry that it has stored. */
export type Taken = {
  reference?: string | undefined
  message?: string | undefined
  brochure?: string | undefined
  calendar?: string | undefined
}

export type Outcome =
  | { kind: 'sent'; sent: Taken }
  /** The visitor must correct it: field name -> what is wrong. */
  | { kind: 'invalid'; errors: Readonly<Record<string, string>>; reason: string }
  /** Our server will not take it, now or later. */
  | { kind: 'refused'; reason: string }
  /** Nobody knows whether it arrived, or there is no room now: worth sending again, same id. */
  | { kind: 'retryable'; reason: string; status?: number; retryAfterMs?: number }

/** One way to post an enquiry: as JSON unless said otherwise. */
type Way = { path: string; multipart?: boolean; timeoutMs?: number }

/** To the enquiry endpoint. */
export const DIRECTLY: readonly Way[] = [{ path: paths.enquiryApi }]

/** As the Contact page does (docs/product.md, 'Sending'): until one of them takes it. */
export const BY_CHAIN: readonly Way[] = [
  { path: '/contact.php', multipart: true, timeoutMs: 15_000 },
  { path: '/contact.php', timeoutMs: 15_000 },
  { path: '/contact', timeoutMs: 15_000 },
]

/** Posts an enquiry; what another way cannot change ends the row of them. Never rejects. */
export async function send(
  submission: Submission,
  ways: readonly Way[] = DIRECTLY,
): Promise<Outcome> {
  let outcome: Outcome = { kind: 'retryable', reason: TEXTS.failed }
  for (const way of ways) {
    outcome = await post(submission, way)
    if (outcome.kind !== 'retryable' || outcome.status === 429) break
  }
  return outcome
}

/** A version 4 UUID; `crypto.randomUUID` exists on secure origins only. */
export function createSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

async function post(
  submission: Submission,
  { path, multipart = false, timeoutMs }: Way,
): Promise<Outcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(!multipart && { 'content-type': 'application/json' }),
      },
      body: multipart ? formDataOf(submission) : JSON.stringify(submission),
      signal: timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs),
    })
    return outcomeOf(response, await response.json().catch(() => undefined))
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
function outcomeOf(
  { ok, status, headers }: Response,
  answer: (Taken & { success?: boolean; errors?: Record<string, string> }) | null | undefined,
): Outcome {
  if (ok) {
    // A login page of a public network answers 200 with HTML.
    if (!answer || (status !== 200 && status !== 201))
      return { kind: 'retryable', reason: TEXTS.unexpectedStatus(status), status }
    if (answer.success !== true)
      return { kind: 'retryable', reason: answer.message ?? TEXTS.unexpected, status }
    const { reference, message, brochure, calendar } = answer
    return { kind: 'sent', sent: { reference, message, brochure, calendar } }
  }
  const reason = answer?.message ?? TEXTS.failed
  if (status === 422) return { kind: 'invalid', errors: answer?.errors ?? {}, reason }
  // Too long, or its id was used for other words: the same again would not be taken either.
  if (status === 413 || status === 409) return { kind: 'refused', reason }
  // All else may pass once the server is put right.
  const retryAfterMs = Number(headers.get('retry-after')) * 1000 || 0
  return { kind: 'retryable', reason, status, retryAfterMs }
}

export type SentEnquiry = Taken & {
  submissionId: string
  source?: string | undefined
}

const NAME = 'enquiry-sent'

/** Tells of an enquiry that was sent: its form at the document first, the site at the window after it. */
export function emitSent(detail: SentEnquiry): void {
  document.dispatchEvent(new CustomEvent(NAME, { detail, bubbles: true, cancelable: true }))
}

/**
 * Calls the listener for every enquiry that is sent, now or later. A form that confirms it itself
 * prevents the event's default, which is a notice. Returns the unsubscribe function.
 */
export function onSent(
  target: Document | Window,
  listener: (event: CustomEvent<SentEnquiry>) => void,
): () => void {
  const take = listener as (event: Event) => void
  target.addEventListener(NAME, take)
  return () => target.removeEventListener(NAME, take)
}
