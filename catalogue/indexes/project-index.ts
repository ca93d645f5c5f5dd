import { cityOfName, isCitySlug } from '../../domain/place/cities.ts'
import { locationKey } from '../../domain/place/localities.ts'
import { buildLookup } from '../../domain/project/lookup.ts'
import { toProject, type Project, type ProjectKind } from '../../domain/project/project.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { groupBy } from '../../domain/value/group-by.ts'
import { deepFreeze, type LoadedFiles } from './loaded-files.ts'

export type ProjectIndex = ReturnType<typeof indexProjects>

/** The projects of both files, residential first, and the ways to find them. */
export function indexProjects(files: LoadedFiles) {
  const projects = [
    ...projectsIn(files.residentialProjects, 'residential'),
    ...projectsIn(files.commercialProjects, 'commercial'),
  ]
  const { find, byId: project } = buildLookup(projects)
  const byDeveloper = groupBy(projects, (project) => [project.developerSlug])
  const byCity = groupBy(projects, (project) => (project.city === undefined ? [] : [project.city]))
  const byPlace = groupBy(projects, (project) => new Set(project.localities.map(locationKey)))
  return {
    projects,
    find,
    project,
    projectsOf: (slug: string): readonly Project[] =>
      deepFreeze(byDeveloper.get(developerSlug(slug)) ?? []),
    projectsIn: (city: string): readonly Project[] =>
      deepFreeze(byCity.get(cityOfName(city) ?? '') ?? []),
    /** Projects that name the place among their localities; a locality that is a city holds its city's. */
    projectsAt(key: string): readonly Project[] {
      const slug = locationKey(key)
      return deepFreeze((isCitySlug(slug) ? byCity : byPlace).get(slug) ?? [])
    },
  }
}

function projectsIn(file: LoadedFiles['residentialProjects'], kind: ProjectKind): Project[] {
  return Object.entries(file ?? {}).flatMap(([key, list]) =>
    list.map((record) => toProject(record, kind, key)),
  )
}
