import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { PauseButton, StepButtons } from './CarouselControls.tsx'
import { Dots } from './Dots.tsx'
import { useGallery, type GalleryState } from './use-gallery.ts'

export type GalleryProps = {
  /** Unique on the page. */
  id: string
  /** Names the carousel: 'Pictures of Arc Skyvillas'. */
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** How many slides stand side by side: always 1, or 1, 2 from 768 px and 3 from 1024 px. */
  perView?: 'one' | 'upToThree'
  /** Advances by itself after so many ms, and wraps. */
  autoplayMs?: number | undefined
  /** `over`: arrows, dots and counter stand on the picture; `below`: under the slides. */
  controls?: 'over' | 'below'
  /** Called with the index (from 0) of the slide that comes first in view. */
  onSlide?: (index: number) => void
  /** On paper each slide takes the full width; otherwise only the first. */
  printLarge?: boolean
  className?: string
}

const SLIDES = { one: 'slides slides-one', upToThree: 'slides slides-three' }

// The viewport is wider by the space at both its ends, so that slides align with the column. Not
// the list: the library measures its offset, which must be 0 before and after it has moved.
const VIEWPORTS = { one: '', upToThree: '-mx-1.5 md:-mx-2.5 lg:-mx-3.5' }

/**
 * Slides that are dragged, stepped by arrows or dots, and may advance by themselves. Before
 * hydration and without JavaScript it is a list that scrolls and snaps by hand.
 */
export function Gallery({
  id,
  label,
  slides,
  perView = 'one',
  autoplayMs,
  controls = 'over',
  onSlide,
  printLarge = false,
  className,
}: GalleryProps) {
  const count = slides.length
  const [viewport, gallery] = useGallery({ count, autoplayMs, onSlide })
  const { auto } = gallery
  const moving = auto.available && !auto.paused
  const carousel = { gallery, id, label, count }
  return (
    <section
      aria-roledescription="carousel"
      data-side-by-side={perView === 'upToThree' || undefined}
      data-print-large={printLarge || undefined}
      aria-label={label}
      className={className}
      {...auto.brakes}
    >
      <div className="relative rounded-[inherit]">
        <section
          ref={viewport}
          id={id}
          // Scrolled by the keyboard until script takes over.
          {...(!gallery.ready && { tabIndex: 0 })}
          className={cx(
            'relative rounded-[inherit]',
            VIEWPORTS[perView],
            gallery.ready ? 'overflow-hidden' : 'snap-x snap-mandatory rail-scroll',
          )}
        >
          <ul className={SLIDES[perView]}>
            {slides.map(({ key, content }, index) => (
              <li key={key} inert={!gallery.isInView(index)}>
                {content}
              </li>
            ))}
          </ul>
        </section>
        {count > 1 && controls === 'over' && <ControlsOver {...carousel} />}
      </div>
      {/* Spoken after a step by hand; silent while the slides move by themselves. */}
      <output className="sr-only">{!moving && `${gallery.selected + 1} of ${count}`}</output>
      {count > 1 && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 noscript:hidden">
          <Dots count={count} selected={gallery.selected} onSelect={gallery.goTo} />
          {controls === 'below' && <ControlsBelow {...carousel} />}
        </div>
      )}
    </section>
  )
}

type ControlsProps = {
  gallery: GalleryState
  id: string
  label: string
  count: number
}

function ControlsOver({ gallery, id, label, count }: ControlsProps) {
  return (
    <>
      <div className="pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto">
        <StepButtons onStep={gallery.step} controls={id} variant="solid" />
      </div>
      <div className="on-picture pointer-events-none absolute inset-x-3 bottom-3 flex items-end justify-between *:pointer-events-auto noscript:hidden">
        <span
          aria-hidden="true"
          className="rounded-full bg-night/80 px-3 py-1 text-sm font-semibold tabular-nums"
        >
          {gallery.selected + 1} / {count}
        </span>
        {gallery.auto.available && (
          <PauseButton auto={gallery.auto} label={label} variant="solid" />
        )}
      </div>
    </>
  )
}

function ControlsBelow({ gallery, id, label }: ControlsProps) {
  return (
    <div className="flex gap-2">
      {gallery.auto.available && <PauseButton auto={gallery.auto} label={label} />}
      <StepButtons onStep={gallery.step} controls={id} />
    </div>
  )
}
