import type { EnquiryFields } from '../../../domain/enquiry/enquiry.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { TEXTS } from '../forms/texts.ts'

/** One enquiry on its way: what was typed, what is known besides, and the id of these words. */
export type Submission = {
  fields: EnquiryFields
  /** Source, page, project, campaign, consent, spam marks: posted as they are. */
  context: Readonly<Record<string, string | number | boolean>>
  submissionId: string
}

/** What the server says of an enquiry that it has stored. */
export type Taken = {
  reference?: string | undefined
  message?: string | undefined
  /** Where the brochure is that was asked for. */
  brochure?: string | undefined
  /** Where the calendar entry of the planned visit is. */
  calendar?: string | undefined
}

export type Outcome =
  /** Stored by the server. */
  | ({ kind: 'sent' } & Taken)
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

const TIMEOUT_MS = 15_000

/** As the Contact page does (docs/product.md, 'Sending'): until one of them takes it. */
export const BY_CHAIN: readonly Way[] = [
  { path: '/contact.php', multipart: true, timeoutMs: TIMEOUT_MS },
  { path: '/contact.php', timeoutMs: TIMEOUT_MS },
  { path: '/contact', timeoutMs: TIMEOUT_MS },
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

/**
 * A version 4 UUID. `crypto.randomUUID` exists on secure origins only; a test machine reached by
 * plain http has just the random bytes.
 */
export function createSubmissionId(source: Crypto = crypto): string {
  if (typeof source.randomUUID === 'function') return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

async function post(
  { fields, context, submissionId }: Submission,
  { path, multipart = false, timeoutMs }: Way,
): Promise<Outcome> {
  const values = { ...fields, ...context, submissionId }
  const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(!multipart && { 'content-type': 'application/json' }),
      },
      body: multipart ? formDataOf(values) : JSON.stringify(values),
      signal,
    })
    return outcomeOf(response, await jsonIn(response))
  } catch {
    return { kind: 'retryable', reason: TEXTS.network }
  }
}

function formDataOf(values: object): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, String(value))
  return data
}

type Answer = Partial<Record<'success' | keyof Taken | 'errors', unknown>>

/** undefined where the answer is not our server's: an error page of something in between. */
async function jsonIn(response: Response): Promise<Answer | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? body : undefined
}

function outcomeOf(response: Response, answer: Answer | undefined): Outcome {
  const { ok, status } = response
  const message = textOf(answer?.message)
  if (ok) {
    // A login page of a public network answers 200 with HTML.
    if (!answer || (status !== 200 && status !== 201))
      return { kind: 'retryable', reason: TEXTS.unexpectedStatus(status), status }
    if (answer.success !== true)
      return { kind: 'retryable', reason: message ?? TEXTS.unexpected, status }
    return {
      kind: 'sent',
      reference: textOf(answer.reference),
      message,
      brochure: fileIn(answer.brochure),
      calendar: fileIn(answer.calendar),
    }
  }
  const reason = message ?? TEXTS.failed
  if (status === 422) return { kind: 'invalid', errors: textsOf(answer?.errors), reason }
  // Too long, or its id was used for other words: the same again would not be taken either.
  if (status === 413 || status === 409) return { kind: 'refused', reason }
  // All else may pass once the server is put right.
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    kind: 'retryable',
    reason,
    status,
    ...(Number.isFinite(seconds) && { retryAfterMs: seconds * 1000 }),
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** A page between us and the server may say anything. */
const fileIn = (value: unknown): string | undefined =>
  textOf(value)?.startsWith('/project-details/') ? textOf(value) : undefined

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, text]) => (textOf(text) ? [[name, text]] : [])),
  )
