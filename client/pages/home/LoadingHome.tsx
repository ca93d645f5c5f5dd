import { Container, Section, SectionHeading } from '../../components/Section.tsx'
import { CardSkeleton, Skeleton } from '../../components/status/Skeleton.tsx'

/** How many skeleton cards stand in for the trending rail (docs/product.md, 'Home'). */
const SKELETONS = Array.from({ length: 6 }, (_, index) => index)

/** The home page's shape while it is on its way. */
export function LoadingHome() {
  return (
    <>
      <div className="min-h-[88svh] bg-night" />
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
