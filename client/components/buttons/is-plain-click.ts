import type { MouseEvent as ReactMouseEvent } from 'react'

/**
 * Whether a press has no key that asks for a new tab or window, so that script may answer it in the
 * page.
 */
export const isPlainClick = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** An `onClick` for links: a plain press acts in the page instead of following the link. */
export const onPlainClick = (onClick: () => void) => (event: ReactMouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  onClick()
}
