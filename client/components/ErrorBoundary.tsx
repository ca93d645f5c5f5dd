import { Component, type ComponentType, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  /** Replaces what could not be rendered. */
  Fallback: ComponentType<{ error: unknown }>
  /** What failed with one is tried again with another. */
  retryWith: unknown
}

type ErrorBoundaryState = { failure?: { error: unknown } | undefined; triedWith?: unknown }

/** Limits a rendering error to its children: the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { retryWith }: ErrorBoundaryProps,
    { triedWith }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return retryWith === triedWith ? null : { failure: undefined, triedWith: retryWith }
  }

  override render(): ReactNode {
    const { children, Fallback } = this.props
    const { failure } = this.state
    return failure ? <Fallback error={failure.error} /> : children
  }
}
