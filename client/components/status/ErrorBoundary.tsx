import { Component, type ReactNode } from 'react'
import { countError } from '../../analytics/count-errors.ts'

type Props = {
  children: ReactNode
  /** The content in place of the part that failed. */
  fallback: ReactNode
  /** The part is rendered again when this value changes. */
  retryWith?: unknown
}

type State = { failed: boolean; triedWith?: unknown }

/** Limits a rendering error to its children, and counts it: the rest of the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ retryWith }: Props, { triedWith }: State): State | null {
    return retryWith === triedWith ? null : { failed: false, triedWith: retryWith }
  }

  override componentDidCatch(error: unknown): void {
    countError(error)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
