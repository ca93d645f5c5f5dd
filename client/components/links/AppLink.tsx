import type { ComponentPropsWithRef, MouseEvent as ReactMouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { isPageAddress } from '../../routes.tsx'
import { KEEP_SCROLL } from '../../routing/arrival.ts'
import { TranslatableTexts } from '../TranslatableTexts.tsx'

/** The classes of a link in a sentence. */
export const TEXT_LINK = 'inline-block py-0.5 underline underline-offset-4'

/** The classes of a link that is an action, among words or below them. */
export const ACTION_LINK =
  'inline-flex min-h-11 items-center font-semibold text-accent-deep underline underline-offset-4 hover:text-ink'

/** A place to go inside the site. */
export type PathLink = { name: string; path: string }

export type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** A path of this site, a query or `#section` of this page, or another address. */
  to: string
  newTab?: boolean
  preventScrollReset?: boolean
}

/** A link; the router follows those to pages of this site. */
export function AppLink({
  to,
  newTab = false,
  preventScrollReset = false,
  children,
  ...rest
}: AppLinkProps) {
  if (newTab) {
    return (
      <a
        href={to}
        target="_blank"
        rel={to.startsWith('/') ? 'noopener' : 'noopener noreferrer'}
        {...rest}
      >
        <TranslatableTexts>
          {children}
          <span className="sr-only"> (opens in a new tab)</span>
        </TranslatableTexts>
      </a>
    )
  }
  if (!isPageAddress(to) || rest.download !== undefined) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link
      to={to}
      discover="none"
      state={preventScrollReset ? KEEP_SCROLL : undefined}
      data-prevent-scroll-reset={preventScrollReset ? '' : undefined}
      {...rest}
    >
      {children}
    </Link>
  )
}

/** Whether a press asks for no new tab or window, so that script may answer it. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** An `onClick` for links: a plain press acts in the page instead of following the link. */
export const onPlainClick = (onClick: () => void) => (event: ReactMouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  onClick()
}
