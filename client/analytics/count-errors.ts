import { errorText } from '../../domain/text/redact-error.ts'
import { trackOwn } from './events.ts'

/** The errors that were counted, as an error that every render throws counts once a document. */
const counted = new Set<string>()
const MAX_COUNTED = 10

/** Counts an error, without those parts of its message that may be a visitor's words. */
export function countError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  const text = errorText(String(error))
  if (counted.has(text) || counted.size >= MAX_COUNTED) return
  counted.add(text)
  trackOwn('client_error', text)
}

/** Counts errors that nothing else has caught, if they come from the site's own files. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, filename }) => {
    if (filename.startsWith(window.location.origin)) countError(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => countError(reason))
}
