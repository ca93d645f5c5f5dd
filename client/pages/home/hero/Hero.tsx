import { PauseButton } from '../../../components/carousel/CarouselControls.tsx'
import { Container } from '../../../components/Section.tsx'
import { inCities } from '../../../source/shell-view.ts'
import { useShell } from '../../../shell.ts'
import type { Picture } from '../../../source/shapes.ts'
import { HeroBanners } from './HeroBanners.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { useHeroRotation } from './use-hero-rotation.ts'

const TITLE = 'Find your property'

/** What the site opens with: the places themselves, what the agency does, and where to begin. */
export function Hero({ banners }: { readonly banners: readonly Picture[] }) {
  const { agency, cities } = useShell()
  const { rotation, report, auto, root } = useHeroRotation(banners.length)
  return (
    // What has the focus inside is what stops it; the section itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={root}
      aria-label={TITLE}
      className="on-picture relative isolate z-10 flex min-h-[88svh] flex-col justify-end bg-night"
      // Not the pointer: it rests somewhere in a picture of this size on almost every visit.
      onFocus={auto.brakes.onFocus}
      onBlur={auto.brakes.onBlur}
    >
      <HeroBanners banners={banners} rotation={rotation} report={report} />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-night/90 via-night/65 via-52% to-transparent to-85% md:via-night/55 md:via-45% md:to-75%" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-night/40 to-transparent to-70% max-lg:hidden" />
      <div className="absolute inset-x-0 top-0 -z-10 h-32 bg-linear-to-b from-night/55 to-transparent" />
      <Container className="pt-[calc(var(--header-height)+2rem)] pb-6 sm:pb-10 lg:pb-14">
        <h1 className="max-w-4xl display text-5xl max-[22rem]:text-4xl">
          {agency.tagline || TITLE}
        </h1>
        <p className="mt-4 mb-7 max-w-3xl text-lg sm:mb-9">
          {`Projects${inCities(cities)}, visited and checked before we list them.`}
        </p>
        <SearchPanel />
      </Container>
      {auto.available && (
        <PauseButton
          auto={auto}
          label="the pictures"
          variant="night"
          className="absolute! top-[calc(var(--header-height)+0.75rem)] right-[max(var(--gutter),(100%-var(--container-content))/2)] bg-night/50 lg:top-auto lg:bottom-14"
        />
      )}
    </section>
  )
}
