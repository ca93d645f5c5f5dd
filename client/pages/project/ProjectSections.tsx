import { ZoomProvider } from '../../components/zoom/ZoomProvider.tsx'
import { CostProvider } from './cost/cost-context.ts'
import { useCostQuery } from './cost/use-cost-query.ts'
import { ProjectSection } from './ProjectSection.tsx'
import { SECTIONS, type SectionProps } from './tabs/sections.ts'

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
