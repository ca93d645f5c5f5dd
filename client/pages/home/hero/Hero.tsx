import { useRef, useState } from 'react'
import { PauseButton } from '../../../components/carousel/CarouselControls.tsx'
import { Container } from '../../../components/Section.tsx'
import { inCities } from '../../../../domain/place/in-cities.ts'
import { useShell } from '../../../layout/shell-context.ts'
import type { HomeView } from '../home-view.ts'
import { cx } from '../../../components/cx.ts'
import { Picture } from '../../../components/picture/Picture.tsx'
import { AUTOPLAY_MS, useAutoplay } from '../../../components/carousel/use-autoplay.ts'
import { DropdownMenu } from '../../../components/DropdownMenu.tsx'
import { typeLinks } from '../../../layout/menu-links.ts'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import { SearchBox } from '../../../search/SearchBox.tsx'

const TITLE = 'Find your property'

/** The opening of the site: pictures of places, the agency's work, and the first steps. */
export function Hero({ banners, selection }: Pick<HomeView, 'banners' | 'selection'>) {
  const root = useRef<HTMLElement>(null)
  // A banner is drawn when it is due, and shown as soon as its picture has loaded.
  const [dueIndex, setDueIndex] = useState(0)
  const [loadedCount, setLoadedCount] = useState(1)
  const shownIndex = Math.min(dueIndex, loadedCount - 1)
  const drawnBanners = banners.slice(0, Math.max(dueIndex + 1, loadedCount))
  // No pointer stops the banners: it rests on so large a picture on almost every visit.
  const auto = useAutoplay(root, banners.length > 1 ? AUTOPLAY_MS : undefined, () => {
    if (shownIndex === dueIndex) setDueIndex((dueIndex + 1) % banners.length)
  })
  return (
    <section
      ref={root}
      aria-label={TITLE}
      className="on-image relative isolate z-10 flex min-h-[88svh] flex-col justify-end bg-dark"
    >
      {/* A picture fades in over the last one in 1.5 s, and the last one stays until then. */}
      <div className="absolute inset-0 isolate -z-20 overflow-hidden">
        {[...drawnBanners.entries()].map(([index, { view, alt }]) => (
          <div
            key={index}
            aria-hidden={index !== shownIndex}
            className={cx(
              'absolute inset-0 transition-opacity',
              index === shownIndex
                ? 'z-1 duration-1500 ease-in-out'
                : 'opacity-0 delay-1500 duration-0',
            )}
          >
            <Picture
              view={view}
              alt={alt}
              sizes="screen"
              loading={index === 0 ? 'priority' : 'lazy'}
              onSettled={() => setLoadedCount((count) => Math.max(count, index + 1))}
              className="size-full"
            />
          </div>
        ))}
      </div>
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-shade/90 via-shade/65 via-52% to-transparent to-85% md:via-shade/55 md:via-45% md:to-75%" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-shade/40 to-transparent to-70% max-lg:hidden" />
      <Opening selection={selection} />
      <div className="absolute inset-x-0 top-0 -z-10 h-32 bg-linear-to-b from-shade/55 to-transparent" />
      {banners.length > 1 && (
        <PauseButton
          auto={auto}
          label="the pictures"
          variant="dark"
          className="absolute! top-[calc(var(--header-height)+0.75rem)] right-[max(var(--gutter),(100%-var(--container-content))/2)] bg-shade/50 lg:top-auto lg:bottom-14"
        />
      )}
    </section>
  )
}

/** Hidden until something follows, as the texts at the lower edge would move up. */
function Opening({ selection }: Pick<HomeView, 'selection'>) {
  const { agency, cities } = useShell()
  return (
    <Container className="pt-[calc(var(--header-height)+2rem)] pb-6 not-has-[+*]:hidden sm:pb-10 lg:pb-14">
      <h1 className="max-w-4xl display text-5xl max-[22rem]:text-4xl">{agency.tagline || TITLE}</h1>
      <p className="mt-4 mb-7 max-w-3xl text-lg sm:mb-9">
        {`Projects${inCities(cities)}${selection ? `, ${selection}` : ''}.`}
      </p>
      <SearchPanel />
    </Container>
  )
}

const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 font-semibold whitespace-nowrap transition-colors hover:bg-ink/7 aria-expanded:bg-ink/7 sm:px-4'

/** The first steps: a kind of property to buy, an enquiry to rent or sell, or a search. */
function SearchPanel() {
  return (
    <div className="w-full max-w-3xl rounded-lg bg-surface p-2.5 print:hidden text-ink shadow-float [--focus:var(--color-ink)] sm:p-3">
      <div className="mb-2 flex flex-wrap gap-0.5 sm:gap-1">
        <DropdownMenu id="buy-menu" label="Buy" links={typeLinks} buttonClassName={CHIP} upwards />
        <EnquireLink request={{ source: 'rent-lease' }} className={CHIP}>
          Rent / Lease
        </EnquireLink>
        <EnquireLink request={{ source: 'sell' }} className={CHIP}>
          Sell
        </EnquireLink>
      </div>
      <SearchBox variant="hero" />
    </div>
  )
}
