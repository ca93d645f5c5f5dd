import type { ProjectProps, ProjectView } from './project-view.ts'
import { MobileActionBar } from './MobileActionBar.tsx'
import { ProjectHeader } from './ProjectHeader.tsx'
import { ProjectSections } from './ProjectSections.tsx'
import { ProjectShowcase } from './ProjectShowcase.tsx'
import { SectionBar } from './section-nav/SectionBar.tsx'
import { useScrollSpy } from './section-nav/scroll-spy.ts'

export function ProjectPage({ page }: { page: ProjectView }) {
  // The key makes another project another page, so that no tab, slide or dialog stays open.
  return <Project key={page.path} project={page} />
}

/** The project's description, then eleven sections under tabs that stay in view. */
function Project({ project }: ProjectProps) {
  const active = useScrollSpy()
  return (
    <>
      <ProjectHeader project={project} />
      <ProjectShowcase project={project} />
      <SectionBar project={project} active={active} />
      <ProjectSections project={project} />
      <MobileActionBar project={project} />
    </>
  )
}
