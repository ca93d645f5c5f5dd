import { useCallback, useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** Whether the page is scrolled further than `px`; false on the server and while hydrating. */
export function useScrolledPast(px: number): boolean {
  const isPast = useCallback(() => window.scrollY > px, [px])
  return useSyncExternalStore(subscribe, isPast, () => false)
}
