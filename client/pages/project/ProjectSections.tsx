import { ZoomProvider } from '../../components/zoom/ZoomProvider.tsx'
import { CostProvider, useCostQuery } from './cost/cost-context.ts'
import type { SectionProps } from './tabs/section-titles.ts'
import { SECTIONS } from './tabs/sections.ts'
import type { ReactNode } from 'react'
import { Container, SectionHeading } from '../../components/Section.tsx'
import { cx } from '../../components/cx.ts'
import { SECTION_TITLES, type SectionId } from './tabs/section-titles.ts'

/** The eleven sections below the tabs. */
export function ProjectSections({ project }: SectionProps) {
  const cost = useCostQuery()
  return (
    <CostProvider value={cost}>
      <ZoomProvider>
        {SECTIONS.map(({ id, intro, Content }, index) => (
          <ProjectSection
            key={id}
            id={id}
            intro={intro?.(project)}
            tone={index % 2 === 0 ? 'paper' : 'white'}
          >
            <Content project={project} />
          </ProjectSection>
        ))}
      </ZoomProvider>
    </CostProvider>
  )
}

/** What a brochure does without, which the page on paper is: a loan nobody chose, other projects. */
const ON_PAPER: Partial<Record<SectionId, string>> = {
  emi: 'print:not-has-[form[data-prints]]:hidden',
  'similar-projects': 'print:hidden',
}

type ProjectSectionProps = {
  id: SectionId
  intro?: string | undefined
  tone: 'paper' | 'white'
  children: ReactNode
}

/**
 * One section of the page. A link to it comes to rest 180 px below the viewport's top, by the page's
 * scroll padding.
 */
function ProjectSection({ id, intro, tone, children }: ProjectSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={cx(
        'py-14 outline-none md:py-18',
        tone === 'white' && 'border-y border-line bg-surface',
        ON_PAPER[id],
      )}
    >
      <Container>
        <SectionHeading id={`${id}-title`} title={SECTION_TITLES[id]} intro={intro} />
        {children}
      </Container>
    </section>
  )
}
