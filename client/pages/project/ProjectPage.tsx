import type { PageProps } from '../../page-route.tsx'
import { Project } from './Project.tsx'

/** A project's page. */
export function ProjectPage({ page }: PageProps<'project'>) {
  // Another project is another page: no tab, slide or dialog of the last one stays.
  return <Project key={page.path} project={page} />
}
