import { deferred } from '../../components/lazy/deferred.tsx'
import type { PageProps } from '../../page-route.tsx'

const Project = deferred(() => import('./Project.tsx').then((module) => module.Project), 'input')

/** A project's page. */
export function ProjectPage({ page }: PageProps<'project'>) {
  // Another project is another page: no tab, slide or dialog of the last one stays.
  return <Project key={page.path} project={page} />
}
