import { Component, type ComponentType, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Replaces what could not be rendered. */
  Fallback: ComponentType<{ error: unknown }>
  /** What failed with one is tried again with another. */
  retryWith: unknown
}

type State = { failure?: { error: unknown } | undefined; triedWith?: unknown }

/** Limits a rendering error to its children: the rest of the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ retryWith }: Props, { triedWith }: State): State | null {
    return retryWith === triedWith ? null : { failure: undefined, triedWith: retryWith }
  }

  override render(): ReactNode {
    const { children, Fallback } = this.props
    const { failure } = this.state
    return failure ? <Fallback error={failure.error} /> : children
  }
}
