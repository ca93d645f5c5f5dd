import { collapseSpaces } from '../../../domain/text/text.ts'

export type DeliveryFailure = {
  /** The innermost code: `ECONNREFUSED`, `HTTP_429`, `SMTP_451`; undefined where there is none. */
  readonly code: string | undefined
  /** All that is known, with what the server said: for the agency's staff. */
  readonly reason: string
  /** The same without e-mail addresses, for the log. */
  readonly loggedReason: string
  /** How long the receiver asks to wait; 0 where it does not. */
  readonly retryAfterMs: number
}

type Details = {
  code?: unknown
  /** The system's code, where nodemailer put one of its own in its place. */
  originalCode?: unknown
  /** The mail server's number. */
  responseCode?: unknown
  retryAfterMs?: unknown
}

/** Why a delivery failed: `fetch` and nodemailer hide that in causes and in fields of their own. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const errors = withCauses(error)
  const code = errors.map(codeOf).findLast((one) => one !== undefined)
  const messages = [...new Set(errors.map(({ message }) => collapseSpaces(message)))].filter(
    Boolean,
  )
  const said = messages.filter(
    (one) => !messages.some((other) => other !== one && other.includes(one)),
  )
  const text = said.join(': ')
  const isSaid = code === undefined || text.includes(code.replace(/^(?:SMTP|HTTP)_/, ''))
  const reason = isSaid ? text : [text, code].filter(Boolean).join(': ')
  const [retryAfterMs = 0] = errors.flatMap(({ retryAfterMs: asked }) =>
    typeof asked === 'number' ? [asked] : [],
  )
  return {
    code,
    reason,
    loggedReason: reason.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…'),
    retryAfterMs,
  }
}

/** An error, then its cause, that one's cause and so on; of several at once the first. */
function withCauses(error: unknown): (Error & Details)[] {
  const errors: (Error & Details)[] = []
  let next = error
  while (next instanceof Error && !errors.includes(next)) {
    errors.push(next)
    next = next instanceof AggregateError ? next.errors[0] : next.cause
  }
  return errors
}

function codeOf(error: Error & Details): string | undefined {
  const { code, originalCode, responseCode } = error
  if (typeof responseCode === 'number') return `SMTP_${responseCode}`
  if (error.name === 'TimeoutError') return 'ETIMEDOUT'
  const own = originalCode ?? code
  return typeof own === 'string' ? own : undefined
}
