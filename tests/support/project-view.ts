import type { ProjectView } from '../../client/pages/project/project-view.ts'
import { catalogueSource } from '../../server/pages/catalogue-source.ts'

/** What the page at a project's path shows. */
export async function projectViewAt(
  services: Parameters<typeof catalogueSource>[0],
  path: string,
): Promise<ProjectView> {
  const [, , developer = '', id = ''] = path.split('/')
  const search = new URLSearchParams()
  const reply = await catalogueSource(services).load('project', { developer, id }, search)
  return (reply as { page: unknown }).page as ProjectView
}
