import { useReducer, useRef } from 'react'
import { PauseButton } from '../../../components/carousel/CarouselControls.tsx'
import { Container } from '../../../components/Section.tsx'
import { inCities } from '../../../../domain/place/cities.ts'
import { useShell } from '../../../layout/shell.ts'
import type { Picture as Banner } from '../home-view.ts'
import { cx } from '../../../components/cx.ts'
import { Picture } from '../../../components/picture/Picture.tsx'
import { layers, FIRST, rotate, type Rotation, type RotationEvent } from './hero-rotation.ts'
import { useAutoplay } from '../../../components/hooks/use-autoplay.ts'
import { DropdownMenu } from '../../../components/DropdownMenu.tsx'
import { typeLinks } from '../../../layout/navigation.ts'
import { EnquireButton } from '../../../enquiry/dialogs/EnquireButton.tsx'
import { SearchBox } from '../../../search/SearchBox.tsx'

/** Each banner is shown for 5 s (docs/product.md, 'Home'). */
const BANNER_MS = 5000

const TITLE = 'Find your property'

/** What the site opens with: the places themselves, what the agency does, and the first steps. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  const { agency, cities } = useShell()
  const root = useRef<HTMLElement>(null)
  const [rotation, report] = useReducer(
    (now: Rotation, event: RotationEvent) => rotate(now, event, banners.length),
    FIRST,
  )
  const auto = useAutoplay(root, banners.length > 1 ? BANNER_MS / 2 : undefined, () =>
    report({ kind: 'half' }),
  )
  return (
    // What has the focus inside is what stops it; the section itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={root}
      aria-label={TITLE}
      className="on-image relative isolate z-10 flex min-h-[88svh] flex-col justify-end bg-dark"
      // Not the pointer: it rests somewhere in a picture of this size on almost every visit.
      onFocus={auto.pauseHandlers.onFocus}
      onBlur={auto.pauseHandlers.onBlur}
    >
      <HeroBanners banners={banners} rotation={rotation} report={report} />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-dark/90 via-dark/65 via-52% to-transparent to-85% md:via-dark/55 md:via-45% md:to-75%" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-dark/40 to-transparent to-70% max-lg:hidden" />
      {/* It rests on the lower edge: painted before its last line is parsed, it would move up. */}
      <Container className="pt-[calc(var(--header-height)+2rem)] pb-6 hidden-until-parsed sm:pb-10 lg:pb-14">
        <h1 className="max-w-4xl display text-5xl max-[22rem]:text-4xl">
          {agency.tagline || TITLE}
        </h1>
        <p className="mt-4 mb-7 max-w-3xl text-lg sm:mb-9">
          {`Projects${inCities(cities)}, visited and checked before we list them.`}
        </p>
        <SearchPanel />
      </Container>
      <div className="absolute inset-x-0 top-0 -z-10 h-32 bg-linear-to-b from-dark/55 to-transparent" />
      {auto.available && (
        <PauseButton
          auto={auto}
          label="the pictures"
          variant="dark"
          className="absolute! top-[calc(var(--header-height)+0.75rem)] right-[max(var(--gutter),(100%-var(--container-content))/2)] bg-dark/50 lg:top-auto lg:bottom-14"
        />
      )}
    </section>
  )
}

/** The pictures behind the hero, of which one fades in over the other in 1.5 s. */
function HeroBanners({
  banners,
  rotation,
  report,
}: {
  banners: readonly Banner[]
  rotation: Rotation
  report: (event: RotationEvent) => void
}) {
  return (
    <div className="absolute inset-0 isolate -z-20 overflow-hidden">
      {layers(rotation).map((index) => {
        const banner = banners[index]
        if (!banner) return null
        const shown = index === rotation.shown
        return (
          <div
            key={index}
            aria-hidden={!shown}
            className={cx(
              'absolute inset-0 transition-opacity duration-1500 ease-in-out',
              shown ? 'z-1' : 'z-0',
              index === rotation.next && 'opacity-0',
            )}
          >
            <Picture
              view={banner.view}
              alt={banner.alt}
              sizes="screen"
              loading={index === 0 ? 'priority' : 'lazy'}
              onSettled={(kind) => report({ kind, banner: index })}
              className="size-full"
            />
          </div>
        )
      })}
    </div>
  )
}

const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 font-semibold whitespace-nowrap transition-colors hover:bg-ink/7 aria-expanded:bg-ink/7 sm:px-4'

/** The first steps of a visit: what kind of property to buy, an enquiry to rent or sell, or a search. */
function SearchPanel() {
  return (
    <div className="w-full max-w-3xl rounded-lg bg-surface/90 p-2.5 print:hidden text-ink shadow-float backdrop-blur-md [--focus:var(--color-ink)] sm:p-3">
      <div className="mb-2 flex gap-0.5 sm:gap-1">
        <DropdownMenu id="buy-menu" label="Buy" links={typeLinks} buttonClassName={CHIP} upwards />
        <EnquireButton request={{ source: 'rent-lease' }} className={CHIP}>
          Rent / Lease
        </EnquireButton>
        <EnquireButton request={{ source: 'sell' }} className={CHIP}>
          Sell
        </EnquireButton>
      </div>
      <SearchBox variant="hero" />
    </div>
  )
}
