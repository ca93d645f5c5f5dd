import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { useAutoAdvance } from '../hooks/use-auto-advance.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { useReducedMotion } from '../hooks/use-media-query.ts'

type Options = {
  readonly count: number
  readonly autoplayMs: number | undefined
  readonly onSlide: ((index: number) => void) | undefined
}

/** The viewport's ref, and the state of a gallery: which slide is selected, which are in view, and how to move. */
export function useGallery({ count, autoplayMs, onSlide }: Options) {
  const reducedMotion = useReducedMotion()
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    duration: reducedMotion ? 0 : 25,
  })
  const [selected, setSelected] = useState(0)
  const [inView, setInView] = useState<readonly number[]>()
  const latestOnSlide = useLatest(onSlide)
  const auto = useAutoAdvance({
    intervalMs: count > 1 ? autoplayMs : undefined,
    onAdvance: () => embla?.scrollNext(),
  })

  const { hold } = auto
  useEffect(() => {
    if (!embla) return
    const onSelect = () => {
      const index = embla.selectedScrollSnap()
      setSelected(index)
      latestOnSlide.current?.(index)
    }
    const onView = () => setInView(embla.slidesInView())
    embla.on('select', onSelect).on('reInit', onSelect)
    embla.on('slidesInView', onView).on('pointerDown', hold)
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect)
      embla.off('slidesInView', onView).off('pointerDown', hold)
    }
  }, [embla, hold, latestOnSlide])

  const state = {
    /** False before hydration, when the slides scroll by hand. */
    ready: embla !== undefined,
    selected,
    isInView: (index: number) => inView === undefined || inView.includes(index),
    auto,
    step: (direction: 1 | -1) => {
      hold()
      if (direction > 0) embla?.scrollNext()
      else embla?.scrollPrev()
    },
    goTo: (index: number) => {
      hold()
      embla?.scrollTo(index)
    },
  }
  return [viewport, state] as const
}

export type GalleryState = ReturnType<typeof useGallery>[1]
