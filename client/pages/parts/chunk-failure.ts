/** What Chromium, Firefox and WebKit say when a module of the site cannot be fetched. */
const CHUNK_FAILURE =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload/i

const RELOADED_KEY = 'reloadedFor'

/** Whether a part of the site's code could not be fetched: most often it was replaced by a new release. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(error.message)
}

/**
 * Loads the document anew, which brings the current release. Once a release only (the entry's
 * address names it), so that a file that is really missing cannot reload for ever.
 */
export function reloadOnce(): void {
  const release = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === release) return
    sessionStorage.setItem(RELOADED_KEY, release)
  } catch {
    // Without storage nothing would stop the second reload.
    return
  }
  window.location.reload()
}
