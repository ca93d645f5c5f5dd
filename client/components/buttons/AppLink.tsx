import type { ComponentPropsWithRef } from 'react'

/** A place to go inside the site. */
export type PathLink = { name: string; path: string }

export type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** A path of this site, a query of this page, a `#section`, or any other address (https, tel, mailto). */
  to: string
  newTab?: boolean
  /** The page stays where it is scrolled to. */
  inPlace?: boolean
}

/**
 * A link. Those to pages of this site are followed within the document (client/routing/intercept-links.ts); a new tab
 * is announced.
 */
export function AppLink({ to, newTab = false, inPlace = false, children, ...rest }: AppLinkProps) {
  return (
    <a
      href={to}
      data-in-place={inPlace ? '' : undefined}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
    >
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
