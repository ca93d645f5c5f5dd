import { useCallback, useEffect, useState, type RefObject } from 'react'

export type Fullscreen = { active: boolean; toggle: () => void }

/**
 * Whether an element fills the screen, and the switch. Where the browser cannot (phones), `active`
 * still turns, so that the element can fill the window at least.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [active, setActive] = useState(false)

  useEffect(() => {
    const onChange = () => setActive(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])

  const toggle = useCallback(() => {
    if (document.fullscreenElement) {
      void document.exitFullscreen()
      return
    }
    const asked = element.current?.requestFullscreen?.()
    if (!asked) setActive((was) => !was)
    asked?.catch(() => setActive((was) => !was))
  }, [element])

  return { active, toggle }
}
