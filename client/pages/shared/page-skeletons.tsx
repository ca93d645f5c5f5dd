import { useEffect, type ReactNode } from 'react'
import { titleCase } from '../../../domain/text/text.ts'
import { Container, Section, SectionHeading } from '../../components/Section.tsx'
import { announce } from '../../components/status/live-region.tsx'
import { Spinner } from '../../components/status/Spinner.tsx'
import { pageAt } from '../../routes.tsx'
import { PageBody } from './PageHero.tsx'
import { TRENDING_GRID, TrendingHero } from '../trending/TrendingHero.tsx'
import { SECTION_TITLES, type SectionId } from '../project/section-nav/section-titles.ts'
import { cx } from '../../components/cx.ts'

/** The skeleton of a page that is being loaded; undefined where it has none. */
export function pageSkeleton(pathname: string): ReactNode {
  const { name, params } = pageAt(pathname)
  switch (name) {
    case 'home':
      return <LoadingHome />
    case 'project':
      return <LoadingProject />
    case 'developer':
      return <LoadingDeveloper slug={params['developer'] ?? ''} />
    case 'trending':
      return <LoadingTrending />
    default:
      return undefined
  }
}

/** Announces what is loading by the page's region, as a new region is not heard. */
const useAnnouncement = (text: string): void => useEffect(() => announce(text), [text])

function LoadingTrending() {
  return (
    <>
      <TrendingHero />
      <PageBody>
        <TrendingSkeletons count={8} className={TRENDING_GRID} />
      </PageBody>
    </>
  )
}

function LoadingDeveloper({ slug }: { slug: string }) {
  const searching = `Searching for: ${titleCase(slug)}`
  useAnnouncement(`Loading company data... ${searching}`)
  return (
    <Container className="flex min-h-[70svh] flex-col items-center justify-center py-24 text-center">
      <Spinner size={40} className="text-accent-deep" />
      <p className="mt-4 display text-2xl">Loading company data...</p>
      <p className="mt-4 text-muted">{searching}</p>
    </Container>
  )
}

function LoadingHome() {
  return (
    <>
      <div className="min-h-[88svh] bg-dark" />
      <Section heading={{ title: 'Trending Projects' }}>
        <TrendingSkeletons
          count={6}
          className="-mr-(--gutter) flex gap-6 overflow-hidden [&>div]:w-69 [&>div]:shrink-0"
        />
      </Section>
    </>
  )
}

// The sections with data files of their own, and their loading texts.
const LOADING_SECTIONS: readonly (readonly [SectionId, string])[] = [
  ['floor-plan', 'Loading floor plans...'],
  ['payment', 'Loading payment plans...'],
  ['amenities', 'Loading amenities...'],
  ['specifications', 'Loading specifications...'],
  ['location', 'Loading location...'],
  ['site-plan', 'Loading site plan...'],
  ['similar-projects', 'Loading similar projects...'],
]

function LoadingProject() {
  useAnnouncement('Loading project details...')
  return (
    <>
      <div className="on-dark pb-40 lg:pb-48">
        <Container className="pt-8">
          <Skeleton className="h-5 w-56 opacity-20" />
          <p className="mt-28 flex items-center gap-4 md:mt-30">
            <Spinner size={32} className="text-accent-bright" />
            <span className="display text-3xl">Loading project details...</span>
          </p>
          <Skeleton className="mt-14 h-7 w-72 max-w-full opacity-20" />
        </Container>
      </div>
      <Container className="relative -mt-32 grid gap-6 pb-12 md:pb-16 lg:-mt-38 lg:grid-cols-3">
        <Skeleton className="aspect-4/3 rounded-lg md:aspect-16/10 lg:col-span-2" />
        <Skeleton className="min-h-72 rounded-lg" />
      </Container>
      {LOADING_SECTIONS.map(([id, text]) => (
        <section key={id} className="border-t border-border py-14 md:py-18">
          <Container>
            <SectionHeading title={SECTION_TITLES[id]} />
            <p className="flex items-center justify-center gap-3 py-16 text-muted">
              <Spinner />
              <span>{text}</span>
            </p>
          </Container>
        </section>
      ))}
    </>
  )
}

function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-shimmer rounded-sm bg-border bg-[linear-gradient(100deg,transparent_35%,rgb(255_255_255/0.65)_50%,transparent_65%)] bg-size-[220%_100%] bg-no-repeat',
        className,
      )}
    />
  )
}

const LOADING_TRENDING = 'Loading trending projects'

/** Placeholders of the size of cards, so that nothing moves when the cards have loaded. */
function TrendingSkeletons({ count, className }: { count: number; className: string }) {
  useAnnouncement(LOADING_TRENDING)
  return (
    <>
      <p className="sr-only">{LOADING_TRENDING}</p>
      <div className={className}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="overflow-hidden rounded-lg border border-border bg-surface">
            <Skeleton className="aspect-16/10 rounded-none" />
            <div className="flex flex-col gap-3 p-5">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-6 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
