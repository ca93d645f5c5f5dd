import type { MouseEvent as ReactMouseEvent } from 'react'

/** A press without a key that asks for a new tab or window: script may answer it in the page. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** For the `onClick` of a link: a plain press does this in the page instead of following the link. */
export const onPlainClick = (act: () => void) => (event: ReactMouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  act()
}
