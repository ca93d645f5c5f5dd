import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import { useAnnounceChange } from '../status/live-region.tsx'
import { PauseButton, StepButtons } from './CarouselControls.tsx'
import { useCarousel } from './use-carousel.ts'

const LISTS = {
  one: '[&>li]:w-full',
  // The list is wider by the space at both its ends, so that slides align with the column.
  upToThree:
    '-mx-1.5 md:-mx-2.5 lg:-mx-3.5 [&>li]:w-full [&>li]:px-1.5 md:[&>li]:w-1/2 md:[&>li]:px-2.5 lg:[&>li]:w-1/3 lg:[&>li]:px-3.5',
}

/** Slides that are swiped or stepped; before hydration the same list scrolls and snaps by hand. */
export function Gallery({
  id,
  label,
  slides,
  perView = 'one',
  autoplayMs,
  controls = 'over',
  className,
}: {
  id: string
  label: string
  slides: readonly ReactElement[]
  /** How many slides are side by side: always 1, or 1, 2 from 768 px and 3 from 1024 px. */
  perView?: keyof typeof LISTS
  /** Milliseconds after which the gallery advances by itself, and wraps at the end. */
  autoplayMs?: number | undefined
  /** `over`: arrows, dots and counter are on the picture; `below`: under the slides. */
  controls?: 'over' | 'below'
  className?: string
}) {
  const count = slides.length
  const { auto, inView, step, goTo, listProps } = useCarousel({
    count,
    autoplay: { intervalMs: autoplayMs },
  })
  const position = (inView?.first ?? 0) + 1
  const several = count > 1
  // A step by hand is announced, but not the slides that move by themselves.
  useAnnounceChange(!auto.moving && `${position} of ${count}`)
  const pauseButton = autoplayMs && (
    <PauseButton auto={auto} label={label} variant={controls === 'over' ? 'solid' : 'outline'} />
  )
  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      {/* The frame may cut off the mark of the slides' focus, so it is drawn on top. */}
      <div
        className={cx(
          'relative rounded-[inherit] after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:-outline-offset-3 after:outline-(--focus) has-[>ul:focus-visible]:after:outline-3',
          // Browsers fetch lazy pictures outside a scroller early, but not outside overflow: clip.
          perView === 'one' && 'unhydrated:overflow-clip',
        )}
      >
        <ul
          {...listProps}
          id={id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
          tabIndex={several ? 0 : undefined}
          // Without `relative`, hidden texts of slides out of view would widen the page.
          className={cx(
            'relative rail-scroll flex snap-x snap-mandatory rounded-[inherit] outline-none motion-safe:scroll-smooth [&>li]:min-w-0 [&>li]:shrink-0 [&>li]:snap-start',
            LISTS[perView],
          )}
        >
          {slides.map((slide, index) => (
            <li key={slide.key} inert={inView && (index < inView.first || index > inView.last)}>
              {slide}
            </li>
          ))}
        </ul>
        {several && controls === 'over' && (
          <>
            <div className="pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between [&>button]:pointer-events-auto">
              <StepButtons onStep={step} controls={id} variant="solid" />
            </div>
            <div className="on-image pointer-events-none absolute inset-x-3 bottom-3 flex items-end justify-between noscript:hidden print:hidden [&>button]:pointer-events-auto">
              <span
                aria-hidden="true"
                className="pointer-events-auto rounded-full bg-shade/80 px-3 py-1 text-sm font-semibold tabular-nums"
              >
                {`${position} / ${count}`}
              </span>
              {pauseButton}
            </div>
          </>
        )}
      </div>
      {several && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 noscript:hidden">
          <Dots {...{ count, position, perView }} onSelect={goTo} />
          {controls === 'below' && (
            <div className="flex gap-2">
              {pauseButton}
              <StepButtons onStep={step} controls={id} />
            </div>
          )}
        </div>
      )}
    </section>
  )
}

// Where several slides are side by side, the list cannot scroll to the last ones alone.
const BESIDE_OTHERS: Record<number, string> = { 1: 'md:hidden!', 2: 'lg:hidden!' }

/** A press target of 24 px for each slide; the chosen one is drawn out. */
function Dots({
  count,
  position,
  perView,
  onSelect,
}: {
  count: number
  /** The chosen slide, counted from 1. */
  position: number
  perView: keyof typeof LISTS
  onSelect: (index: number) => void
}) {
  return (
    <div className="flex flex-wrap justify-center noscript:hidden">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Show ${index + 1} of ${count}`}
          aria-current={index + 1 === position ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className={cx(
            'grid size-6 place-items-center rounded-full',
            perView === 'upToThree' && BESIDE_OTHERS[count - index],
          )}
        >
          <span className="h-2 w-2 rounded-full border border-border-strong transition-[width] in-[button:hover]:bg-border-strong in-aria-[current]:w-5 in-aria-[current]:border-ink in-aria-[current]:bg-ink" />
        </button>
      ))}
    </div>
  )
}
