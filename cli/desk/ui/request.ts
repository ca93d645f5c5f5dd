import type { Refusal } from '../api.ts'

const UNREACHABLE =
  'The desk does not answer. Start `npm run cli -- edit` again; what was typed is kept here.'

/** The desk was started again, and this tab's browser has not its new key yet. */
const KEPT = 'What was typed is kept here until then.'

/** Browsers allow 64 KiB for all requests together that outlive their page. */
const MAX_KEPT_ALIVE = 32 * 1024

/** The desk could not be asked: what is shown stays, and so does what was typed. */
export class NoAnswer extends Error {}

/**
 * Sends a request to the desk.
 * @param path below `/desk/api`
 * @param body JSON to send, or a file as it is
 * @throws Error with a sentence that says why nothing was done; NoAnswer where the desk was not reached
 */
export async function request<T>(
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  body?: object,
): Promise<T> {
  const isFile = body instanceof Blob
  const sent = isFile ? body : body && JSON.stringify(body)
  const answer = await fetch(`/desk/api${path}`, {
    method,
    // The last edit, or 'Discard', is sent even when the page is closed, unless it is too large for browsers.
    keepalive: method !== 'GET' && !isFile && new Blob([sent ?? '']).size < MAX_KEPT_ALIVE,
    ...(sent && {
      body: sent,
      headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
    }),
  }).catch(() => undefined)
  if (!answer) throw new NoAnswer(UNREACHABLE)
  const isJson = answer.headers.get('content-type')?.includes('json')
  const content: unknown = isJson ? await answer.json() : { message: (await answer.text()).trim() }
  if (!answer.ok) {
    const { message } = content as Refusal
    throw answer.status === 403 ? new NoAnswer(`${message} ${KEPT}`) : new Error(message)
  }
  return content as T
}

/** The message about a failed request. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
