import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLatest } from '../hooks/use-latest.ts'
import type { LazyPart } from './lazy-part.ts'

type LazyProps<P> = {
  readonly part: LazyPart<ComponentType<P>>
  /** Fetches it when it becomes true, and tries again each time it does. */
  readonly wanted: boolean
  /** What it is drawn with. */
  readonly props: P
  /** It was wanted and could not be fetched or drawn: the place to offer another way. */
  readonly onFailed?: () => void
}

/**
 * A component that the page can do without: nothing until it is there. Unlike a suspended one its
 * failure leaves the page around it as it is.
 */
export function Lazy<P extends object>({ part, wanted, props, onFailed }: LazyProps<P>) {
  const [Loaded, setLoaded] = useState(part.ready)
  const failed = useLatest(onFailed)

  useEffect(() => {
    if (!wanted || Loaded) return
    let current = true
    part.load().then(
      (component) => current && setLoaded(() => component),
      () => current && failed.current?.(),
    )
    return () => {
      current = false
    }
  }, [part, wanted, Loaded, failed])

  return (
    Loaded && (
      <Boundary onFailed={onFailed}>
        <Loaded {...props} />
      </Boundary>
    )
  )
}

type BoundaryProps = {
  readonly children: ReactNode
  readonly onFailed: (() => void) | undefined
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
