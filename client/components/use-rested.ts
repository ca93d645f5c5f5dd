import { useEffect, useEffectEvent } from 'react'

/**
 * Acts on a value once it has not changed for `ms`. A visitor who goes back or forward meanwhile has
 * left the history entry that it was for: then it is forgotten.
 */
export function useRested<T>(
  value: T | undefined,
  ms: number,
  { act, forget }: { act: (value: T) => void; forget: () => void },
): void {
  const onRested = useEffectEvent(act)
  const onLeft = useEffectEvent(forget)
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(() => onRested(value), ms)
    const leave = ({ state }: PopStateEvent) => {
      // Without a state it is a link to a part of this page.
      if (state === null) return
      clearTimeout(timer)
      onLeft()
    }
    window.addEventListener('popstate', leave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', leave)
    }
  }, [value, ms])
}
