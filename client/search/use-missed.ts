import { useEffect, useRef } from 'react'
import { trackMissedSearch } from '../analytics/events.ts'

/** Once a tab for the same words. */
const told = new Set<string>()

/**
 * Tells the server what a run of typing came to when the visitor leaves it with nothing found: only
 * the last text, not the ones on the way.
 * @param missed the text that is shown as not found
 * @param open while it goes on
 * @returns forgets it: the page of results, which counts by itself, comes next
 */
export function useMissed(missed: string | undefined, open: boolean): () => void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (open) last.current = missed
  }, [missed, open])

  useEffect(() => {
    if (!open) return
    const tell = () => {
      const words = last.current
      if (words === undefined || told.has(words)) return
      told.add(words)
      trackMissedSearch(words)
    }
    window.addEventListener('pagehide', tell)
    return () => {
      window.removeEventListener('pagehide', tell)
      tell()
    }
  }, [open])

  return () => {
    last.current = undefined
  }
}
