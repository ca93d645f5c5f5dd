/** A press without a key that asks for a new tab or window: script may answer it in the page. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
