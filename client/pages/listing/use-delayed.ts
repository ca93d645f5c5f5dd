import { useEffect, useRef } from 'react'
import { useLatest } from '../../components/hooks/use-latest.ts'

/** A function that runs `action` once `ms` have passed without another call; the last call counts. */
export function useDelayed<T>(action: (value: T) => void, ms: number): (value: T) => void {
  const latest = useLatest(action)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (value) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(value), ms)
  }
}
