import { cityOfName, isCitySlug } from '../../domain/place/cities.ts'
import { locationKey } from '../../domain/place/localities.ts'
import { buildLookup } from '../../domain/project/lookup.ts'
import { toProject, type Project, type ProjectKind } from '../../domain/project/project.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import type { Catalogue } from '../catalogue.ts'
import type { LoadedFiles } from './loaded.ts'

export type ProjectIndex = Pick<
  Catalogue,
  'projects' | 'find' | 'project' | 'projectsOf' | 'projectsIn' | 'projectsAt'
>

/** The projects of both files, residential first, and the ways to find them. */
export function indexProjects(files: LoadedFiles): ProjectIndex {
  const projects = [
    ...projectsIn(files.residentialProjects, 'residential'),
    ...projectsIn(files.commercialProjects, 'commercial'),
  ]
  const lookup = buildLookup(projects)
  const byDeveloper = grouped(projects, (project) => [project.developerSlug])
  const byCity = grouped(projects, (project) => (project.city === undefined ? [] : [project.city]))
  const byPlace = grouped(projects, (project) => project.localities.map(locationKey))
  return {
    projects,
    find: (developer, id) => lookup.find(developer, id)?.project,
    project: (id) => lookup.byId(id),
    projectsOf: (slug) => byDeveloper.get(developerSlug(slug)) ?? [],
    projectsIn: (city) => byCity.get(cityOfName(city) ?? '') ?? [],
    projectsAt(key) {
      const slug = locationKey(key)
      return (isCitySlug(slug) ? byCity : byPlace).get(slug) ?? []
    },
  }
}

function projectsIn(file: LoadedFiles['residentialProjects'], kind: ProjectKind): Project[] {
  return Object.entries(file ?? {}).flatMap(([key, list]) =>
    list.map((record) => toProject(record, kind, key)),
  )
}

function grouped(
  projects: readonly Project[],
  keysOf: (project: Project) => readonly string[],
): ReadonlyMap<string, readonly Project[]> {
  const groups = new Map<string, Project[]>()
  for (const project of projects) {
    for (const key of new Set(keysOf(project))) {
      const group = groups.get(key)
      if (group) group.push(project)
      else groups.set(key, [project])
    }
  }
  for (const group of groups.values()) Object.freeze(group)
  return groups
}
