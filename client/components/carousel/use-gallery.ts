import { useEffect, useEffectEvent, useState } from 'react'
import { useAutoAdvance } from '../hooks/use-auto-advance.ts'
import { useReducedMotion } from '../hooks/use-media-query.ts'
import { useEmbla } from './use-embla.ts'

type Options = {
  count: number
  autoplayMs: number | undefined
  onSlide: ((index: number) => void) | undefined
}

/** The viewport's ref, and the state of a gallery: which slide is selected, which are in view, and how to move. */
export function useGallery({ count, autoplayMs, onSlide }: Options) {
  const reducedMotion = useReducedMotion()
  const [viewport, embla] = useEmbla(reducedMotion ? 0 : 25)
  const [chosen, setChosen] = useState<number>()
  const selected = chosen ?? embla?.selectedScrollSnap() ?? 0
  const [inView, setInView] = useState<readonly number[]>()
  const tellSlide = useEffectEvent((index: number) => onSlide?.(index))

  const scrollByHand = (index: number) => {
    const slide = viewport.current?.firstElementChild?.children[index]
    if (!(slide instanceof HTMLElement)) return
    viewport.current?.scrollTo({ left: slide.offsetLeft })
    setChosen(index)
    onSlide?.(index)
  }
  const goTo = (index: number) => (embla ? embla.scrollTo(index) : scrollByHand(index))
  const move = (direction: 1 | -1) => {
    if (!embla) scrollByHand((selected + direction + count) % count)
    else if (direction > 0) embla.scrollNext()
    else embla.scrollPrev()
  }

  const auto = useAutoAdvance({
    intervalMs: count > 1 ? autoplayMs : undefined,
    onAdvance: () => move(1),
    root: viewport,
  })

  const { hold } = auto
  useEffect(() => {
    if (!embla) return
    const onSelect = () => {
      const index = embla.selectedScrollSnap()
      setChosen(index)
      tellSlide(index)
    }
    const onView = () => setInView(embla.slidesInView())
    embla.on('select', onSelect).on('reInit', onSelect)
    embla.on('slidesInView', onView).on('pointerDown', hold)
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect)
      embla.off('slidesInView', onView).off('pointerDown', hold)
    }
  }, [embla, hold])

  const state = {
    /** False while the slides scroll by hand. */
    ready: embla !== undefined,
    selected,
    isInView: (index: number) => inView === undefined || inView.includes(index),
    auto,
    step: (direction: 1 | -1) => {
      hold()
      move(direction)
    },
    goTo: (index: number) => {
      hold()
      goTo(index)
    },
  }
  return [viewport, state] as const
}

export type GalleryState = ReturnType<typeof useGallery>[1]
