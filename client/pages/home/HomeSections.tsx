import type { HomeView } from '../../page-descriptions/home.ts'
import { ClosingCall } from './sections/ClosingCall.tsx'
import { DevelopersSection } from './sections/DevelopersSection.tsx'
import { EdgeSection } from './sections/EdgeSection.tsx'
import { FaqSection } from './sections/FaqSection.tsx'
import { LocalitiesSection } from './sections/LocalitiesSection.tsx'
import { ServicesSection } from './sections/ServicesSection.tsx'
import { TestimonialsSection } from './sections/TestimonialsSection.tsx'
import { TrendingSection } from './sections/TrendingSection.tsx'

/** All of Home that lies below what is seen first. */
export function HomeSections({ page }: { readonly page: HomeView }) {
  const { headings } = page
  return (
    <>
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
