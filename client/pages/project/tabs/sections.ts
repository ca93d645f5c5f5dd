import type { ComponentType } from 'react'
import type { ProjectView } from '../project-view.ts'
import type { SectionId } from './section-titles.ts'
import { AboutDeveloperSection } from '../sections/AboutDeveloperSection.tsx'
import { AmenitiesSection, SpecificationsSection } from '../sections/FeatureSections.tsx'
import { EmiSection } from '../sections/emi/EmiSection.tsx'
import { FaqsSection } from '../sections/FaqsSection.tsx'
import { FloorPlanSection } from '../sections/FloorPlanSection.tsx'
import { LocationSection } from '../sections/LocationSection.tsx'
import { OverviewSection } from '../sections/OverviewSection.tsx'
import { PaymentSection } from '../sections/payment/PaymentSection.tsx'
import { SimilarSection } from '../sections/SimilarSection.tsx'
import { SitePlanSection } from '../sections/SitePlanSection.tsx'

type PageSection = {
  id: SectionId
  /** One sentence, where the section has something to show. */
  intro?: (project: ProjectView) => string | undefined
  Content: ComponentType<SectionProps>
}

/** What every section is made from. */
export type SectionProps = { project: ProjectView }

/** The sections of the project page, in the order of its tabs. */
export const SECTIONS: readonly PageSection[] = [
  { id: 'overview', Content: OverviewSection },
  {
    id: 'floor-plan',
    intro: ({ floorPlans }) =>
      floorPlans.ok && floorPlans.data?.length
        ? 'Sizes and basic selling prices of every configuration. Press a plan to enlarge it.'
        : undefined,
    Content: FloorPlanSection,
  },
  {
    id: 'payment',
    intro: ({ paymentPlans }) =>
      paymentPlans.ok && paymentPlans.data.length > 0
        ? 'When each instalment falls due, as a share of the total sales consideration, and what the purchase costs in all.'
        : undefined,
    Content: PaymentSection,
  },
  { id: 'amenities', Content: AmenitiesSection },
  { id: 'specifications', Content: SpecificationsSection },
  { id: 'location', Content: LocationSection },
  { id: 'site-plan', Content: SitePlanSection },
  {
    id: 'emi',
    intro: () => 'What a home loan costs each month, and in all.',
    Content: EmiSection,
  },
  { id: 'faqs', Content: FaqsSection },
  { id: 'about-developer', Content: AboutDeveloperSection },
  { id: 'similar-projects', Content: SimilarSection },
]
