import type { ReactNode } from 'react'
import { ButtonLink } from '../buttons/Button.tsx'
import type { PathLink } from '../links/AppLink.tsx'
import { SectionHeading, Titled } from '../Section.tsx'
import { useAnnounceChange } from '../status/live-region.tsx'
import { PauseButton, StepButtons } from './CarouselControls.tsx'
import { useCarousel } from './use-carousel.ts'

/** A step by hand goes 200 px on phones, else 300 (docs/product.md, 'Home'). */
const stepPx = () => (window.innerWidth < 768 ? 200 : 300)

/** A titled list of cards that scrolls sideways by hand, by arrows and by itself. */
export function CardCarousel({
  id,
  title,
  intro,
  items,
  autoplayMs,
  more,
}: {
  /** Unique on the page; the list takes its id from it. */
  id: string
  title: string
  intro?: string | undefined
  items: readonly { key: string; card: ReactNode }[]
  autoplayMs: number
  more: PathLink
}) {
  const { auto, inView, step, listProps } = useCarousel({
    count: items.length,
    stepPx,
    autoplay: { intervalMs: autoplayMs, stepPx: 300 },
  })
  useAnnounceChange(
    inView &&
      !auto.moving &&
      `${title}: ${inView.first + 1} to ${inView.last + 1} of ${items.length}`,
  )
  return (
    <Titled
      aria-roledescription="carousel"
      className="grid grid-cols-1 items-end gap-x-8 sm:grid-cols-[1fr_auto]"
    >
      <SectionHeading title={title} intro={intro} />
      <div className="flex gap-2 max-sm:-mt-3 max-sm:mb-4 sm:mb-8 md:mb-12 noscript:hidden">
        <PauseButton auto={auto} label={title} />
        <StepButtons onStep={step} controls={`${id}-list`} />
      </div>
      {/* As wide as the screen; the gutters of wide screens hold the floating buttons. */}
      <ul
        {...listProps}
        id={`${id}-list`}
        className="-mx-(--gutter) -mb-6 rail-scroll flex min-w-0 gap-6 scroll-px-(--gutter) px-(--gutter) pt-2 pb-8 motion-safe:scroll-smooth sm:col-span-2 lg:mr-0 lg:-ml-2 lg:mask-r-from-[calc(100%-1.5rem)] lg:pr-0 lg:pl-2 [&>li]:flex [&>li]:w-69 [&>li]:shrink-0"
      >
        {items.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
      <div className="mt-6 sm:col-span-2 sm:mt-7">
        <ButtonLink to={more.path} variant="secondary">
          {more.name}
        </ButtonLink>
      </div>
    </Titled>
  )
}
