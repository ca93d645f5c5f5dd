import type { EnquiryFields } from '../../../domain/enquiry/enquiry.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { TEXTS } from '../forms/texts.ts'

/** One enquiry on its way: what was typed, what is known besides, and the id of the filling-in. */
export type Submission = {
  readonly fields: EnquiryFields
  /** Source, page, project, campaign, consent, spam marks: posted as they are. */
  readonly context: Readonly<Record<string, string | number | boolean>>
  readonly submissionId: string
}

/** What the server says of an enquiry that it has stored. */
export type Taken = {
  readonly reference?: string
  readonly message?: string
  /** Where the brochure is that was asked for. */
  readonly brochure?: string
}

export type Outcome =
  /** Stored by the server. */
  | ({ readonly kind: 'sent' } & Taken)
  /** The visitor must correct it: field name -> what is wrong. */
  | {
      readonly kind: 'invalid'
      readonly errors: Readonly<Record<string, string>>
      readonly reason: string
    }
  /** Another enquiry was stored under this submissionId. */
  | { readonly kind: 'conflict' }
  /** Our server will not take it, now or later. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Nobody knows whether it arrived, or there is no room now: worth sending again, same id. */
  | {
      readonly kind: 'deferred'
      readonly reason: string
      readonly status?: number
      readonly retryAfterMs?: number
    }

export type Send = (submission: Submission) => Promise<Outcome>

/** Which answers a family of forms takes as success (docs/product.md, 'Sending'). */
export type Acceptance = {
  readonly statuses: readonly number[]
  /** The answer must say `success: true`; otherwise it must only not deny it. */
  readonly confirmed: boolean
}

export const CREATED: Acceptance = { statuses: [201], confirmed: false }
export const CREATED_OR_OK: Acceptance = { statuses: [200, 201], confirmed: false }
export const CONFIRMED: Acceptance = { statuses: [200, 201], confirmed: true }

/** docs/product.md, 'Sending': the Contact page gives up an attempt after 15 s. */
export const CONTACT_TIMEOUT_MS = 15_000

const CONTACT_SCRIPT = '/contact.php'
const CONTACT_PLAIN = '/contact'

type Fetch = typeof globalThis.fetch
type Attempt = { readonly fetch: Fetch; readonly accepts: Acceptance; readonly timeoutMs?: number }

/** Sends JSON to the enquiry endpoint. Never rejects. */
export function sendDirectly(fetch: Fetch, accepts: Acceptance = CREATED): Send {
  return (submission) => attempt({ fetch, accepts }, paths.enquiryApi, jsonRequest(submission))
}

/**
 * Sends as the Contact page does (docs/product.md, 'Sending'): multipart to the script, JSON to the
 * script, JSON to the path without its extension, until one takes it. What another format cannot
 * change ends the chain. Never rejects.
 */
export function sendByChain(fetch: Fetch, timeoutMs: number = CONTACT_TIMEOUT_MS): Send {
  const way: Attempt = { fetch, accepts: CREATED_OR_OK, timeoutMs }
  return async (submission) => {
    let outcome = await attempt(way, CONTACT_SCRIPT, multipartRequest(submission))
    for (const path of [CONTACT_SCRIPT, CONTACT_PLAIN]) {
      if (endsChain(outcome)) break
      outcome = await attempt(way, path, jsonRequest(submission))
    }
    return outcome
  }
}

function endsChain(outcome: Outcome): boolean {
  if (outcome.kind === 'deferred') return outcome.status === 429
  return outcome.kind !== 'refused'
}

function posted({
  fields,
  context,
  submissionId,
}: Submission): Record<string, string | number | boolean> {
  return { ...fields, ...context, submissionId }
}

function jsonRequest(submission: Submission): RequestInit {
  return {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(posted(submission)),
  }
}

function multipartRequest(submission: Submission): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(posted(submission))) body.append(name, String(value))
  return { method: 'POST', headers: { accept: 'application/json' }, body }
}

async function attempt(
  { fetch, accepts, timeoutMs }: Attempt,
  path: string,
  request: RequestInit,
): Promise<Outcome> {
  const limit = new AbortController()
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => limit.abort(), timeoutMs)
  try {
    const response = await fetch(path, { ...request, signal: limit.signal })
    return outcomeOf(response, await jsonBody(response), accepts)
  } catch {
    return { kind: 'deferred', reason: TEXTS.network }
  } finally {
    clearTimeout(timer)
  }
}

type Answer = {
  readonly success?: unknown
  readonly message?: unknown
  readonly reference?: unknown
  readonly brochure?: unknown
  readonly errors?: unknown
}

/** undefined where the answer is not our server's: an error page of something in between. */
async function jsonBody(response: Response): Promise<Answer | undefined> {
  const text = await response.text()
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

function outcomeOf(response: Response, answer: Answer | undefined, accepts: Acceptance): Outcome {
  const { status } = response
  const message = textOf(answer?.message)
  if (response.ok) return outcomeOfSuccess(status, answer, message, accepts)
  const reason = message ?? TEXTS.failed
  if (status === 409) return { kind: 'conflict' }
  if (status === 422) return { kind: 'invalid', errors: textsOf(answer?.errors), reason }
  // Too long: only the visitor can change that. All else may pass once the server is put right.
  return status === 413
    ? { kind: 'refused', reason }
    : { kind: 'deferred', reason, status, ...retryAfter(response) }
}

function outcomeOfSuccess(
  status: number,
  answer: Answer | undefined,
  message: string | undefined,
  accepts: Acceptance,
): Outcome {
  // A login page of a public network answers 200 with HTML, never 201.
  if (!accepts.statuses.includes(status) || (status !== 201 && !answer)) {
    return { kind: 'deferred', reason: TEXTS.unexpectedStatus(status), status }
  }
  const said = answer?.success
  if (accepts.confirmed ? said !== true : said === false) {
    return { kind: 'deferred', reason: message ?? TEXTS.unexpected, status }
  }
  const reference = textOf(answer?.reference)
  const brochure = textOf(answer?.brochure)
  return {
    kind: 'sent',
    ...(reference && { reference }),
    ...(message && { message }),
    // A page between us and the server may say anything.
    ...(brochure?.startsWith('/project-details/') && { brochure }),
  }
}

/** Retry-After in whole seconds; its date form is not something our server sends. */
function retryAfter(response: Response): { retryAfterMs?: number } {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfterMs: seconds * 1000 } : {}
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => textOf(entry[1]) !== undefined,
    ),
  )
}
