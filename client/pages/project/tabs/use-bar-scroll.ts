import { useEffect, useState, type RefObject } from 'react'
import { centredScroll } from './scroll-spy.ts'

// Browsers round scroll positions; the last pixel is the end.
const SLACK = 2
// At both ends an arrow lies over the bar.
const ARROW_PX = 44

export type BarScroll = {
  atStart: boolean
  atEnd: boolean
  /** Scrolls by px; negative: back. */
  by: (px: number) => void
}

/**
 * Where a horizontally scrolling bar of links stands and how to move it. The link to `active` is
 * brought to the middle whenever it becomes active out of view.
 */
export function useBarScroll(bar: RefObject<HTMLElement | null>, active: string): BarScroll {
  // As the server renders it: at its start, with more to come.
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })

  useEffect(() => {
    const element = bar.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const atStart = scrollLeft <= SLACK
      const atEnd = scrollLeft + clientWidth >= scrollWidth - SLACK
      setEnds((before) =>
        before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
      )
    }
    const resize = new ResizeObserver(look)
    resize.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resize.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [bar])

  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`[href="#${active}"]`)
    if (!bar.current || !link) return
    const { scrollLeft, clientWidth } = bar.current
    const left = centredScroll(
      { start: link.offsetLeft, width: link.offsetWidth },
      { start: scrollLeft + ARROW_PX, width: clientWidth - 2 * ARROW_PX },
    )
    if (left !== undefined) bar.current.scrollTo({ left: left - ARROW_PX })
  }, [bar, active])

  return { ...ends, by: (px) => bar.current?.scrollBy({ left: px }) }
}
