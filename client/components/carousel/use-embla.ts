import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState, type RefObject } from 'react'

const NEAR = '400px'
// A slide that only touches the viewport's edge is out of view: nothing in it takes the focus.
const IN_VIEW_SHARE = 0.1

/**
 * The carousel engine of a viewport whose only child is the list of slides. Its code is fetched
 * when the viewport comes near the screen; until then, and where that fails, there is none and the
 * slides scroll by hand.
 * @param duration how slowly it moves to a slide, in the library's own unit; 0 jumps
 */
export function useEmbla(
  duration: number,
): [viewport: RefObject<HTMLDivElement | null>, embla: EmblaCarouselType | undefined] {
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    let made: EmblaCarouselType | undefined
    let wanted = true

    async function start(slides: HTMLElement): Promise<void> {
      const { default: createCarousel } = await import('embla-carousel')
      if (!wanted) return
      const startIndex = firstInView(slides)
      slides.scrollLeft = 0
      made = createCarousel(slides, {
        loop: true,
        align: 'start',
        startIndex,
        inViewThreshold: IN_VIEW_SHARE,
      })
      setEmbla(made)
    }

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        start(element).catch(() => undefined)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => {
      wanted = false
      observer.disconnect()
      made?.destroy()
      setEmbla(undefined)
    }
  }, [])

  useEffect(() => embla?.reInit({ duration }), [embla, duration])

  return [viewport, embla]
}

/** The slide that the visitor has scrolled to by hand. */
function firstInView(viewport: HTMLElement): number {
  const slide = viewport.firstElementChild?.firstElementChild
  return slide ? Math.round(viewport.scrollLeft / slide.getBoundingClientRect().width) : 0
}
