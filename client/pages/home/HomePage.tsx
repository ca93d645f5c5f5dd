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
  return (
    <>
      <Hero banners={page.banners} />
      <TrustStrip stats={page.stats} />
      <TrendingSection trending={page.trending} />
      <DevelopersSection developers={page.developers} />
      <ServicesSection tiles={page.tiles} />
      <EdgeSection valueCards={page.valueCards} />
      <TestimonialsSection testimonials={page.testimonials} />
      <LocalitiesSection localities={page.localities} />
      <FaqSection faqs={page.faqs} />
      <ClosingCall banner={page.banners.at(-1)} />
    </>
  )
}
