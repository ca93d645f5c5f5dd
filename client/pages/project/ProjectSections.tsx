import { CostProvider, useCostQuery } from './cost/cost-context.ts'
import { useEffect, type ComponentType } from 'react'
import { languageOf } from '../../../domain/text/language.ts'
import { projectKey } from '../../../domain/shortlist/shortlist.ts'
import { rememberViewed } from '../../recently-viewed/store.ts'
import { Accordion } from '../../components/Accordion.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import { Container, SectionHeading } from '../../components/Section.tsx'
import { cx } from '../../components/cx.ts'
import { SECTION_TITLES, type SectionId } from './tabs/section-titles.ts'
import type { ProjectProps, ProjectView } from './project-view.ts'
import { projectRequest } from './project-enquiry.tsx'
import { AboutDeveloperSection } from './sections/AboutDeveloperSection.tsx'
import { AmenitiesSection, SpecificationsSection } from './sections/FeatureSections.tsx'
import { EmiSection } from './sections/emi/EmiSection.tsx'
import { FloorPlanSection } from './sections/FloorPlanSection.tsx'
import { LocationSection, SitePlanSection } from './sections/PlaceSections.tsx'
import { OverviewSection } from './sections/OverviewSection.tsx'
import { PaymentSection } from './sections/payment/PaymentSection.tsx'
import { SimilarSection } from './sections/SimilarSection.tsx'

/** The eleven sections below the tabs. */
export function ProjectSections({ project }: ProjectProps) {
  const cost = useCostQuery()
  const { path, priceText } = project
  useEffect(() => rememberViewed({ key: projectKey(path), price: priceText }), [path, priceText])
  return (
    <CostProvider value={cost}>
      {SECTIONS.map(({ id, intro, Content }, index) => (
        // A link to it scrolls it 180 px below the viewport's top, by the page's scroll padding.
        <section
          key={id}
          id={id}
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          className={cx(
            'py-14 outline-none md:py-18',
            index % 2 === 1 && 'border-y border-border bg-surface',
            ON_PAPER[id],
          )}
        >
          <Container>
            <SectionHeading
              id={`${id}-title`}
              title={SECTION_TITLES[id]}
              intro={intro?.(project)}
            />
            <Content project={project} />
          </Container>
        </section>
      ))}
    </CostProvider>
  )
}

/** What a brochure does without, which the page on paper is: a loan nobody chose, other projects. */
const ON_PAPER: Partial<Record<SectionId, string>> = {
  emi: 'print:not-has-[form[data-prints]]:hidden',
  'similar-projects': 'print:hidden',
}

/** The sections of the project page, in the order of its tabs. */
const SECTIONS: readonly {
  id: SectionId
  /** One sentence, where the section has something to show. */
  intro?: (project: ProjectView) => string | undefined
  Content: ComponentType<ProjectProps>
}[] = [
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

/** Questions answered from the project's own facts; one answer is open at a time. */
function FaqsSection({ project }: ProjectProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1fr_min(22rem,40%)] lg:gap-16 print:block">
      <Accordion
        name="project-faqs"
        items={project.faqs.map(({ question, answer }) => ({
          title: question,
          content: <p lang={languageOf(answer)}>{answer}</p>,
        }))}
      />
      <div className="dark rounded-lg p-6 lg:p-8 print:hidden">
        <h3 className="display-small text-xl">Something else you would like to know?</h3>
        <p className="mt-3 mb-6 text-on-dark-muted">
          Ask us, and an adviser who knows {project.name} calls you back.
        </p>
        <EnquireLink
          variant="primary"
          wide
          request={projectRequest(project, { title: `Ask about ${project.name}` })}
        >
          Ask a question
        </EnquireLink>
      </div>
    </div>
  )
}
