import type { ReactNode } from 'react'
import { paths } from '../../../domain/seo/paths.ts'
import { titleCase } from '../../../domain/text/text.ts'
import { Container, Section, SectionHeading } from '../../components/Section.tsx'
import { Spinner } from '../../components/status/Spinner.tsx'
import { BreadcrumbsProvider } from '../../routing/breadcrumbs.ts'
import { pageAt, type PageName } from '../../routes.tsx'
import { PageBody } from './PageHero.tsx'
import { TRENDING_GRID, TrendingHero } from '../trending/TrendingHero.tsx'
import { SECTION_TITLES, type SectionId } from '../project/tabs/section-titles.ts'
import { cx } from '../../components/cx.ts'

/** How many skeleton cards the trending page shows (docs/product.md, 'Home'). */
const TRENDING_SKELETONS = [...Array(8).keys()]

const SHAPES: {
  [Name in PageName]?: (params: Readonly<Record<string, string | undefined>>) => ReactNode
} = {
  home: () => <LoadingHome />,
  project: () => <LoadingProject />,
  developer: ({ developer = '' }) => <LoadingDeveloper slug={developer} />,
  trending: () => <LoadingTrending />,
}

/** The skeleton of a page that is being loaded, where it has one. */
export function loadingPage(pathname: string): ReactNode {
  const { name, params } = pageAt(pathname)
  return SHAPES[name]?.(params)
}

const TRENDING_TRAIL = [{ name: 'Home', path: paths.home }, { name: 'Trending Projects' }]

function LoadingTrending() {
  return (
    <BreadcrumbsProvider value={TRENDING_TRAIL}>
      <TrendingHero />
      <PageBody>
        <div className={TRENDING_GRID}>
          <output className="sr-only">Loading trending projects</output>
          {TRENDING_SKELETONS.map((index) => (
            <CardSkeleton key={index} />
          ))}
        </div>
      </PageBody>
    </BreadcrumbsProvider>
  )
}

function LoadingDeveloper({ slug }: { slug: string }) {
  return (
    <Container className="flex min-h-[70svh] flex-col items-center justify-center py-24 text-center">
      <output className="flex flex-col items-center gap-4">
        <Spinner size={40} className="text-gold-deep" />
        <span className="display text-2xl">Loading company data...</span>
        <span className="text-muted">Searching for: {titleCase(slug)}</span>
      </output>
    </Container>
  )
}

/** How many skeleton cards replace the trending rail (docs/product.md, 'Home'). */
const SKELETONS = [...Array(6).keys()]

/** The home page's shape while it is on its way. */
function LoadingHome() {
  return (
    <>
      <div className="min-h-[88svh] bg-dark" />
      <Container className="grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:grid-cols-4 lg:py-14">
        {SKELETONS.slice(0, 4).map((index) => (
          <Skeleton key={index} className="h-20 w-40" />
        ))}
      </Container>
      <Section>
        <SectionHeading title="Trending Projects" />
        <output className="sr-only">Loading trending projects</output>
        <div className="-mr-(--gutter) flex gap-6 overflow-hidden">
          {SKELETONS.map((index) => (
            <div key={index} className="w-69 shrink-0">
              <CardSkeleton />
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}

// Sections with data files of their own, and their loading text.
const AWAITED: readonly (readonly [SectionId, string])[] = [
  ['floor-plan', 'Loading floor plans...'],
  ['payment', 'Loading payment plans...'],
  ['amenities', 'Loading amenities...'],
  ['specifications', 'Loading specifications...'],
  ['location', 'Loading location...'],
  ['site-plan', 'Loading site plan...'],
  ['similar-projects', 'Loading similar projects...'],
]

/** The project page's shape while it is on its way. */
function LoadingProject() {
  return (
    <>
      <div className="dark pb-40 lg:pb-48">
        <Container className="pt-8">
          <Skeleton className="h-5 w-56 opacity-20" />
          <output className="mt-28 flex items-center gap-4 md:mt-30">
            <Spinner size={32} className="text-gold-bright" />
            <span className="display text-3xl">Loading project details...</span>
          </output>
          <Skeleton className="mt-14 h-7 w-72 max-w-full opacity-20" />
        </Container>
      </div>
      <Container className="relative -mt-32 grid gap-6 pb-12 md:pb-16 lg:-mt-38 lg:grid-cols-3">
        <Skeleton className="aspect-4/3 rounded-lg md:aspect-16/10 lg:col-span-2" />
        <Skeleton className="min-h-72 rounded-lg" />
      </Container>
      {AWAITED.map(([id, words]) => (
        <section key={id} className="border-t border-border py-14 md:py-18">
          <Container>
            <SectionHeading title={SECTION_TITLES[id]} />
            <p className="flex items-center justify-center gap-3 py-16 text-muted">
              <Spinner />
              {words}
            </p>
          </Container>
        </section>
      ))}
    </>
  )
}

/** A grey shape in the place of what is loading; size it with classes. */
function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-shimmer rounded-sm skeleton', className)}
    />
  )
}

/** A card's placeholder of its size, so that nothing moves when it is loaded. */
function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-border bg-surface">
      <Skeleton className="aspect-16/10 rounded-none" />
      <div className="space-y-3 p-5">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-6 w-2/5" />
      </div>
    </div>
  )
}
