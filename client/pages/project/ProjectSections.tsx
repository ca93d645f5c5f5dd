import { useEffect, type ComponentType } from 'react'
import { paths } from '../../../domain/seo/paths.ts'
import { pathWithKeys, projectKey } from '../../../domain/shortlist/shortlist.ts'
import { noBreakAmounts } from '../../../domain/price/money.ts'
import { listOf } from '../../../domain/value/loaded.ts'
import { languageOf } from '../../../domain/text/text-language.ts'
import { Accordion } from '../../components/Accordion.tsx'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { ACTION_LINK, AppLink } from '../../components/links/AppLink.tsx'
import { ProjectCard } from '../../components/cards/ProjectCard.tsx'
import { cx } from '../../components/cx.ts'
import { Picture } from '../../components/picture/Picture.tsx'
import {
  Container,
  MoreLink,
  SectionHeading,
  Paragraphs,
  Stat,
  Titled,
} from '../../components/Section.tsx'
import { EmptyState, PartFailure, SectionFailure } from '../../components/status/EmptyState.tsx'
import { ErrorBoundary } from '../../components/status/ErrorBoundary.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import { rememberViewed } from '../../saved/saved-projects.ts'
import { CostProvider } from './cost/cost-context.tsx'
import { projectRequest } from './project-enquiry.tsx'
import type { ProjectProps, ProjectView } from './project-view.ts'
import { EmiSection } from './sections/EmiSection.tsx'
import { AmenitiesSection, SpecificationsSection } from './sections/AmenitySections.tsx'
import { FloorPlanSection } from './sections/FloorPlanSection.tsx'
import { OverviewSection } from './sections/OverviewSection.tsx'
import { PaymentSection } from './sections/PaymentSection.tsx'
import { LocationSection, SitePlanSection } from './sections/LocationSections.tsx'
import { SECTION_TITLES, type SectionId } from './section-nav/section-titles.ts'

/** The eleven sections below the tabs. */
export function ProjectSections({ project }: ProjectProps) {
  const { path, priceText } = project
  useEffect(() => rememberViewed({ key: projectKey(path), price: priceText }), [path, priceText])
  return (
    <CostProvider units={project.cost.units}>
      {SECTIONS.map(({ id, intro, Content }, index) => (
        // The page's scroll padding has links scroll it to 180 px below the screen's top.
        <Titled
          key={id}
          id={id}
          tabIndex={-1}
          className={cx(
            'py-14 outline-none md:py-18',
            index % 2 === 1 && 'border-y border-border bg-surface',
            // Print leaves out a loan that nobody chose, and other projects.
            id === 'emi' && 'print:not-has-[form[data-prints]]:hidden',
            id === 'similar-projects' && 'print:hidden',
          )}
        >
          <Container>
            <SectionHeading title={SECTION_TITLES[id]} intro={intro?.(project)} />
            <ErrorBoundary fallback={<PartFailure />}>
              <Content project={project} />
            </ErrorBoundary>
          </Container>
        </Titled>
      ))}
    </CostProvider>
  )
}

const SECTIONS: readonly {
  id: SectionId
  /** One sentence; absent where the section has nothing to show. */
  intro?: (project: ProjectView) => string | undefined
  Content: ComponentType<ProjectProps>
}[] = [
  { id: 'overview', Content: OverviewSection },
  {
    id: 'floor-plan',
    intro: ({ floorPlans }) =>
      listOf(floorPlans).length > 0
        ? 'Sizes and basic selling prices of every configuration. Press a plan to enlarge it.'
        : undefined,
    Content: FloorPlanSection,
  },
  {
    id: 'payment',
    intro: ({ paymentPlans }) =>
      listOf(paymentPlans).length > 0
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
    intro: () => 'What a loan costs each month, and in all.',
    Content: EmiSection,
  },
  { id: 'faqs', Content: FaqsSection },
  { id: 'about-developer', Content: AboutDeveloperSection },
  { id: 'similar-projects', Content: SimilarSection },
]

function FaqsSection({ project }: ProjectProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1fr_min(22rem,40%)] lg:gap-16 print:block">
      <Accordion
        name="project-faqs"
        items={project.faqs.map(({ question, answer }) => ({
          title: question,
          content: <p lang={languageOf(answer)}>{noBreakAmounts(answer)}</p>,
        }))}
      />
      <div className="on-dark rounded-lg p-6 lg:p-8 print:hidden">
        <h3 className="display-small text-xl">Something else you would like to know?</h3>
        <p className="mt-3 mb-6 text-on-dark-muted">
          {`Ask us about ${project.name}, and an adviser calls you back.`}
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

function AboutDeveloperSection({ project }: ProjectProps) {
  const { name, path, logo, description, totalProjects, ongoingProjects } = project.developer
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[min(20rem,35%)_1fr] lg:gap-16">
      <div>
        {logo && (
          <div className="grid h-40 place-items-center rounded-lg border border-border scheme-only-light bg-white px-8">
            <Picture view={logo} alt="" sizes="logo" fit="contain" className="h-24 w-full" />
          </div>
        )}
        <dl className="mt-8 grid grid-cols-2 gap-6">
          <Stat value={totalProjects} label="Total Projects" />
          <Stat value={ongoingProjects} label="Ongoing Projects" />
        </dl>
      </div>
      <div>
        <h3 lang={languageOf(name)} className="display-small text-2xl">
          {name}
        </h3>
        <Paragraphs
          texts={description}
          className="mt-4 flex max-w-reading flex-col gap-4 text-muted"
        />
        <div className="mt-4">
          <MoreLink to={path}>{`All projects by ${name}`}</MoreLink>
        </div>
      </div>
    </div>
  )
}

/** Up to four similar projects, each of which opens in a new tab. */
function SimilarSection({ project: { similar, path } }: ProjectProps) {
  if (!similar.ok) return <SectionFailure title={similar.message} />
  if (similar.data.length === 0) {
    return (
      <EmptyState
        title="There is no similar project at the moment."
        action={<ButtonLink to={paths.listing}>Explore Properties</ButtonLink>}
      />
    )
  }
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-6 @xl:grid-cols-2 @min-[70rem]:grid-cols-4">
        {similar.data.map((card) => (
          <li key={card.path} className="flex flex-col [&>article]:grow">
            {/* Cards name the type here (docs/product.md, 'Similar projects'). */}
            <ProjectCard project={{ ...card, bedroomsText: undefined }} newTab />
            <AppLink
              to={pathWithKeys(paths.compare, [projectKey(path), projectKey(card.path)])}
              className={cx(ACTION_LINK, 'self-start')}
            >
              <span>Compare with this one</span>
              <span className="sr-only">{`: ${card.name}`}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
