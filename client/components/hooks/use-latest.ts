import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A reference to the latest value, for timers and listeners that outlive a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
