import { ZoomProvider } from '../../components/zoom/ZoomProvider.tsx'
import type { PageProps } from '../../page-route.tsx'
import type { ProjectView } from '../../page-descriptions/project.ts'
import { CostProvider } from './cost/cost-context.ts'
import { useCostQuery } from './cost/use-cost-query.ts'
import { PhoneBar } from './PhoneBar.tsx'
import { ProjectIntro } from './ProjectIntro.tsx'
import { ProjectSection } from './ProjectSection.tsx'
import { ProjectShowcase } from './ProjectShowcase.tsx'
import { SectionBar } from './tabs/SectionBar.tsx'
import { SectionTabsProvider } from './tabs/section-context.ts'
import { SECTIONS } from './tabs/sections.ts'
import { useScrollSpy } from './tabs/use-scroll-spy.ts'

const IDS = SECTIONS.map(({ id }) => id)

/** A project: what it is, then eleven sections under tabs that stay in view. */
export function ProjectPage({ page }: PageProps<'project'>) {
  // Another project is another page: no tab, slide or dialog of the last one stays.
  return <Project key={page.path} project={page} />
}

function Project({ project }: { readonly project: ProjectView }) {
  const tabs = useScrollSpy(IDS)
  const cost = useCostQuery()
  return (
    <SectionTabsProvider value={tabs}>
      <CostProvider value={cost}>
        <ZoomProvider>
          <ProjectIntro project={project} />
          <ProjectShowcase project={project} />
          <SectionBar project={project} />
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
          <PhoneBar project={project} />
        </ZoomProvider>
      </CostProvider>
    </SectionTabsProvider>
  )
}
