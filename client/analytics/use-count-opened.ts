import { useEffect, useEffectEvent } from 'react'
import type { EventName } from '../../domain/figures/figures.ts'
import { COUNT_AFTER_MS, trackEvent } from './events.ts'

/**
 * Counts once that a part of a page was opened, when it has been open for a second.
 * @param pages the paths of the pages that are counted; absent: the page that is shown
 */
export function useCountOpened(event: EventName, pages?: readonly string[]): void {
  const count = useEffectEvent(() => {
    for (const page of pages ?? [undefined]) trackEvent(event, undefined, page)
  })
  useEffect(() => {
    const timer = setTimeout(() => count(), COUNT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
