import { useRef, useState, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useAutoAdvance } from '../hooks/use-auto-advance.ts'
import { SectionHeading } from '../Section.tsx'
import { PauseButton, StepButtons } from './CarouselControls.tsx'
import { railTarget, railWindow } from './rail-position.ts'

const MANUAL_STEP = { narrow: 200, wide: 300, wideFrom: 768 }

export type RailProps = {
  /** Unique on the page; the heading and the list take their ids from it. */
  id: string
  title: string
  intro?: string | undefined
  /** One entry per item: its key and its card. */
  items: readonly { key: string; card: ReactNode }[]
  /** Moves by itself: every `intervalMs` by `stepPx`, wrapping to the start. */
  autoScroll?: { intervalMs: number; stepPx: number }
  /** Stands under the list: the way to all of them. */
  more?: ReactNode
  className?: string
}

/**
 * A titled list that scrolls sideways by hand, by arrows (200 px on narrow screens, else 300) and,
 * where asked, by itself. Without JavaScript it is a plain scrolling list.
 */
export function Rail({ id, title, intro, items, autoScroll, more, className }: RailProps) {
  const list = useRef<HTMLUListElement>(null)
  const [announced, setAnnounced] = useState('')

  const scroll = (px: number) => {
    const element = list.current
    if (!element) return
    const left = railTarget(element, px)
    element.scrollTo({ left })
    return { scrollLeft: left, clientWidth: element.clientWidth, scrollWidth: element.scrollWidth }
  }

  const auto = useAutoAdvance({
    intervalMs: autoScroll?.intervalMs,
    onAdvance: () => scroll(autoScroll?.stepPx ?? 0),
    root: list,
  })

  const step = (direction: 1 | -1) => {
    auto.hold()
    const narrow = window.innerWidth < MANUAL_STEP.wideFrom
    const at = scroll(direction * (narrow ? MANUAL_STEP.narrow : MANUAL_STEP.wide))
    if (!at) return
    const { first, last } = railWindow(at, items.length)
    setAnnounced(`${title}: ${first} to ${last} of ${items.length}`)
  }

  return (
    <section
      aria-roledescription="carousel"
      data-side-by-side
      aria-labelledby={`${id}-title`}
      className={cx('grid grid-cols-1 items-end gap-x-8 sm:grid-cols-[1fr_auto]', className)}
      {...auto.brakes}
    >
      <SectionHeading id={`${id}-title`} title={title} intro={intro} />
      <div className="flex gap-2 max-sm:-mt-3 max-sm:mb-4 sm:mb-8 md:mb-12 noscript:hidden">
        {autoScroll && <PauseButton auto={auto} label={title} />}
        <StepButtons onStep={step} controls={`${id}-list`} />
        <output className="sr-only">{announced}</output>
      </div>
      <ul
        ref={list}
        id={`${id}-list`}
        // A swipe is a step by hand too.
        onTouchStart={auto.hold}
        onWheel={(event) => event.deltaX !== 0 && auto.hold()}
        className="rail rail-scroll"
      >
        {items.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
      {more && <div className="mt-6 sm:col-span-2 sm:mt-7">{more}</div>}
    </section>
  )
}
