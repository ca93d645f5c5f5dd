import type { PageProps } from '../../page-route.tsx'
import { ClosingCall } from './sections/ClosingCall.tsx'
import { DevelopersSection } from './sections/DevelopersSection.tsx'
import { EdgeSection } from './sections/EdgeSection.tsx'
import { FaqSection } from './sections/FaqSection.tsx'
import { Hero } from './hero/Hero.tsx'
import { LocalitiesSection } from './sections/LocalitiesSection.tsx'
import { ServicesSection } from './sections/ServicesSection.tsx'
import { TestimonialsSection } from './sections/TestimonialsSection.tsx'
import { TrendingSection } from './sections/TrendingSection.tsx'
import { TrustStrip } from './sections/TrustStrip.tsx'

/** The agency's front door. */
export function HomePage({ page }: PageProps<'home'>) {
  const { headings } = page
  return (
    <>
      <Hero banners={page.banners} />
      <TrustStrip stats={page.stats} />
      <TrendingSection trending={page.trending} heading={headings.trending} />
      <DevelopersSection developers={page.developers} heading={headings.developers} />
      <ServicesSection tiles={page.tiles} heading={headings.services} />
      <EdgeSection valueCards={page.valueCards} heading={headings.edge} />
      <TestimonialsSection testimonials={page.testimonials} heading={headings.testimonials} />
      <LocalitiesSection localities={page.localities} heading={headings.localities} />
      <FaqSection faqs={page.faqs} heading={headings.faqs} />
      <ClosingCall banner={page.banners.at(-1)} heading={headings.closing} />
    </>
  )
}
