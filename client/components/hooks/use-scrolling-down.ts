import { useEffect, useState } from 'react'

/** Less than this is a finger's tremble, not a direction. */
const LEAST_PX = 8
/** So near to an end of the page nothing goes on. */
const END_PX = 80

/** Whether the visitor reads on down the page: not at its ends, and not after scrolling back. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const { scrollY, innerHeight } = window
      const nearEnd =
        scrollY < END_PX || scrollY + innerHeight > document.documentElement.scrollHeight - END_PX
      if (!nearEnd && Math.abs(scrollY - last) < LEAST_PX) return
      setDown(!nearEnd && scrollY > last)
      last = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return down
}
