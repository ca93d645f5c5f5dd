import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element has come near the screen: true from then on. One that is not displayed never
 * does, so what it needs is not fetched.
 */
export function useNear(element: RefObject<Element | null>, margin = '400px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin, near])
  return near
}
