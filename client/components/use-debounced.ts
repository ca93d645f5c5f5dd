import { useEffect, useEffectEvent } from 'react'

/** Acts on a value once it has rested for `ms`; going back or forward meanwhile forgets it. */
export function useDebounced<T>(
  value: T | undefined,
  ms: number,
  { onSettled, onHistoryMove }: { onSettled: (value: T) => void; onHistoryMove: () => void },
): void {
  const onRested = useEffectEvent(onSettled)
  const onLeft = useEffectEvent(onHistoryMove)
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(() => onRested(value), ms)
    const leave = ({ state }: PopStateEvent) => {
      // An entry without a state is a link to a part of this page.
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
