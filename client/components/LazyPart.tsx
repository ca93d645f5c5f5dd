import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  type ComponentType,
  type ReactNode,
} from 'react'
import { inTime } from './in-time.ts'
import { ErrorBoundary } from './status/ErrorBoundary.tsx'

/** React's `lazy` for a named export, which counts as failed where its code does not come in time. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await inTime(load()) }))

type LazyPartProps = {
  /** Shown until the code is there. */
  waiting?: ReactNode
  /** Called where the code cannot be fetched, or the part fails, to go another way. */
  onFailed?: () => void
  children: ReactNode
}

/** The boundary around what `lazyPart` has made: whatever becomes of it, the page stays. */
export const LazyPart = ({ waiting = null, onFailed, children }: LazyPartProps) => (
  <ErrorBoundary fallback={onFailed && <Failed onFailed={onFailed} />}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)

function Failed({ onFailed }: { onFailed: () => void }) {
  const fail = useEffectEvent(onFailed)
  useEffect(() => fail(), [])
  return null
}
