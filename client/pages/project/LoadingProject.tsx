import { Container, SectionHeading } from '../../components/Section.tsx'
import { Skeleton } from '../../components/status/Skeleton.tsx'
import { Spinner } from '../../components/status/Spinner.tsx'
import { SECTION_TITLES, type SectionId } from './tabs/section-titles.ts'

// Sections that come from files of their own, and what is said while they are awaited.
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
export function LoadingProject() {
  return (
    <>
      <div className="night pb-40 lg:pb-48">
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
        <section key={id} className="border-t border-line py-14 md:py-18">
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
