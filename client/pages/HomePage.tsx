import type { PageProps } from '../page-route.tsx'
import { ClosingCall } from './home/ClosingCall.tsx'
import { DevelopersSection } from './home/DevelopersSection.tsx'
import { EdgeSection } from './home/EdgeSection.tsx'
import { FaqSection } from './home/FaqSection.tsx'
import { Hero } from './home/Hero.tsx'
import { LocalitiesSection } from './home/LocalitiesSection.tsx'
import { ServicesSection } from './home/ServicesSection.tsx'
import { TestimonialsSection } from './home/TestimonialsSection.tsx'
import { TrendingSection } from './home/TrendingSection.tsx'
import { TrustStrip } from './home/TrustStrip.tsx'

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
