import { Hero } from './hero/Hero.tsx'
import { HomeSections } from './HomeSections.tsx'
import { Container, Stat } from '../../components/Section.tsx'
import type { HomeProps } from './home-view.ts'

/** The home page. */
export function HomePage({ page }: HomeProps) {
  return (
    <>
      <Hero banners={page.banners} selection={page.selection} />
      <TrustStrip page={page} />
      <HomeSections page={page} />
    </>
  )
}

/** The agency's claims, right under the hero. */
function TrustStrip({ page: { stats } }: HomeProps) {
  if (stats.length === 0) return null
  return (
    <section aria-label="The agency in figures" className="border-b border-border bg-surface">
      <Container className="py-10 lg:py-14">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {stats.map((stat) => (
            <Stat key={stat.label} {...stat} />
          ))}
        </dl>
      </Container>
    </section>
  )
}
