import { useEffect } from 'react'

/**
 * Shows the whole of what the keyboard reaches in lists that scroll sideways, where the browser is
 * content with its edge. Presses move nothing: it would slip away from under the pointer.
 */
export function useRevealFocus(): void {
  useEffect(() => {
    const reveal = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches('.rail-scroll :focus-visible')) return
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    document.addEventListener('focusin', reveal)
    return () => document.removeEventListener('focusin', reveal)
  }, [])
}
