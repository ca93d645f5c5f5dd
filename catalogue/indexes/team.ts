import { advisersFor, toAdviser, type Adviser } from '../../domain/enquiry/adviser.ts'
import { PRIVACY_REQUEST } from '../../domain/enquiry/enquiry-fields.ts'
import type { Project } from '../../domain/project/project.ts'
import { routeOf } from '../../domain/seo/routes.ts'
import { dayInIndia } from '../../domain/text/dates.ts'
import { developerRecords, developerSlugs } from '../load/developer-slugs.ts'
import type { LoadedFiles } from './loaded-files.ts'
import type { ProjectIndex } from './project-index.ts'

type Text = string | null | undefined

/** What is known of an enquiry: the project's id, the developer's name, and the path of its page. */
export type Enquired = { source?: Text; projectId?: Text; developer?: Text; page?: Text }

export function indexTeam(
  files: LoadedFiles,
  { cities, project, find }: Pick<ProjectIndex, 'cities' | 'project' | 'find'>,
) {
  const developerSlug = developerSlugs(developerRecords(files))
  const team = (files.team ?? []).map((one) => toAdviser(one, developerSlug, cities.byName))

  const advisersOfProject = (own: Project, now: Date): readonly Adviser[] => {
    const { developerSlug: developer, city } = own
    return advisersFor(team, { project: own, developer, city }, dayInIndia(now))
  }
  return {
    adviser: (id: string): Adviser | undefined => team.find((one) => one.id === id),
    /** Those who answer for a project on the day in India that a moment lies in. */
    advisersOfProject,
    /**
     * Those who answer an enquiry: for what its form names, else for what its page shows. A privacy
     * request is for nobody but the agency itself.
     */
    advisersOfEnquiry({ source, projectId, developer, page }: Enquired, now: Date) {
      if (source === PRIVACY_REQUEST) return []
      const { name, params } = routeOf(page ?? '')
      const isNamed = Boolean(projectId) || Boolean(developer)
      const shown =
        name === 'project' && !isNamed
          ? find(params['developer'] ?? '', params['id'] ?? '')
          : undefined
      const own = project(projectId ?? '') ?? shown
      if (own) return advisersOfProject(own, now)
      const subject = {
        developer: developerSlug(developer ?? params['developer'] ?? ''),
        city: cities.byName(params['city'] ?? params['path'] ?? ''),
      }
      return advisersFor(team, subject, dayInIndia(now))
    },
  }
}
