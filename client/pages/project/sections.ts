import type { ComponentType } from 'react'
import type { ProjectView } from '../../source/views.ts'
import type { SectionId } from './section-context.ts'
import { AboutDeveloperSection } from './sections/AboutDeveloperSection.tsx'
import { AmenitiesSection } from './sections/AmenitiesSection.tsx'
import { EmiSection } from './sections/EmiSection.tsx'
import { FaqsSection } from './sections/FaqsSection.tsx'
import { FloorPlanSection } from './sections/FloorPlanSection.tsx'
import { LocationSection } from './sections/LocationSection.tsx'
import { OverviewSection } from './sections/OverviewSection.tsx'
import { PaymentSection } from './sections/PaymentSection.tsx'
import { SimilarSection } from './sections/SimilarSection.tsx'
import { SitePlanSection } from './sections/SitePlanSection.tsx'
import { SpecificationsSection } from './sections/SpecificationsSection.tsx'

type PageSection = {
  /** The anchor. */
  readonly id: SectionId
  /** On the tab and above the section. */
  readonly title: string
  readonly intro?: string
  readonly Content: ComponentType<SectionProps>
}

/** What every section is made from. */
export type SectionProps = { readonly project: ProjectView }

/** The sections of the project page, in the order of its tabs. */
export const SECTIONS: readonly PageSection[] = [
  { id: 'overview', title: 'Overview', Content: OverviewSection },
  {
    id: 'floor-plan',
    title: 'Floor Plan',
    intro: 'Sizes and basic selling prices of every configuration. Press a plan to enlarge it.',
    Content: FloorPlanSection,
  },
  {
    id: 'payment',
    title: 'Payment Plan',
    intro: 'When each instalment falls due, as a share of the total sales consideration.',
    Content: PaymentSection,
  },
  { id: 'amenities', title: 'Amenities', Content: AmenitiesSection },
  { id: 'specifications', title: 'Specifications', Content: SpecificationsSection },
  { id: 'location', title: 'Location', Content: LocationSection },
  { id: 'site-plan', title: 'Site Plan', Content: SitePlanSection },
  {
    id: 'emi',
    title: 'EMI Calculator',
    intro: 'What a home loan costs each month, and in all.',
    Content: EmiSection,
  },
  { id: 'faqs', title: 'FAQs', Content: FaqsSection },
  { id: 'about-developer', title: 'About Developer', Content: AboutDeveloperSection },
  { id: 'similar-projects', title: 'Similar Projects', Content: SimilarSection },
]
