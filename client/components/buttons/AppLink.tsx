import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router-dom'

export type AppLinkProps = {
  /** A path of this site, a `#section`, or any other address (https, tel, mailto). */
  readonly to: string
  readonly newTab?: boolean
  readonly className?: string | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly children: ReactNode
}

const isOwnPath = (to: string): boolean => to.startsWith('/') && !to.startsWith('//')

/** A link that stays inside the application where it can; a new tab is announced. */
export function AppLink({ to, newTab = false, children, ...rest }: AppLinkProps) {
  if (newTab) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  if (!isOwnPath(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  )
}
