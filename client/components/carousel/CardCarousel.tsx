import type { ReactNode } from 'react'
import { SectionHeading } from '../Section.tsx'
import { PauseButton, StepButtons } from './CarouselControls.tsx'
import { useCarousel } from './use-carousel.ts'

/** A step by hand goes 200 px on phones, else 300 (docs/product.md, 'Home'). */
const stepPx = () => (window.innerWidth < 768 ? 200 : 300)

/** A titled list of cards that scrolls sideways by hand, by arrows and, where asked, by itself. */
export function CardCarousel({
  id,
  title,
  intro,
  items,
  autoplay,
  more,
}: {
  /** Unique on the page; the heading and the list take their ids from it. */
  id: string
  title: string
  intro?: string | undefined
  items: readonly { key: string; card: ReactNode }[]
  autoplay?: { intervalMs: number; stepPx: number }
  /** Shown under the list: the link to all of them. */
  more?: ReactNode
}) {
  const { auto, inView, step, listProps } = useCarousel({ count: items.length, stepPx, autoplay })
  return (
    <section
      aria-roledescription="carousel"
      data-side-by-side
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 items-end gap-x-8 sm:grid-cols-[1fr_auto]"
      {...auto.pauseHandlers}
    >
      <SectionHeading id={`${id}-title`} title={title} intro={intro} />
      <div className="flex gap-2 max-sm:-mt-3 max-sm:mb-4 sm:mb-8 md:mb-12 noscript:hidden">
        {autoplay && <PauseButton auto={auto} label={title} />}
        <StepButtons onStep={step} controls={`${id}-list`} />
        <output className="sr-only">
          {inView &&
            !auto.moving &&
            `${title}: ${inView.first + 1} to ${inView.last + 1} of ${items.length}`}
        </output>
      </div>
      <ul {...listProps} id={`${id}-list`} className="rail rail-scroll">
        {items.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
      {more && <div className="mt-6 sm:col-span-2 sm:mt-7">{more}</div>}
    </section>
  )
}
