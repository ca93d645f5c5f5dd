import { createCities, type Cities, type City } from '../../domain/place/cities.ts'
import { locationKey, placeNames } from '../../domain/place/localities.ts'
import { buildLookup } from '../../domain/project/project-lookup.ts'
import { toProject, type Project, type ProjectKind } from '../../domain/project/project.ts'
import { memoize, memoizeByObject } from '../../domain/text/memoize.ts'
import { toSlug } from '../../domain/text/slug.ts'
import { groupBy } from '../../domain/value/group-by.ts'
import type { LoadedFiles } from './loaded-files.ts'

export type ProjectIndex = ReturnType<typeof indexProjects>

export function indexProjects(files: LoadedFiles) {
  const cities = citiesOf(files.site?.cities ?? NO_CITIES)
  const projects = [
    ...projectsIn(files.residentialProjects, 'residential', cities),
    ...projectsIn(files.commercialProjects, 'commercial', cities),
  ]
  const { find, byId: project } = buildLookup(projects)
  const byDeveloper = groupBy(projects, (project) => [project.developerSlug])
  const byCity = groupBy(projects, (project) => (project.city === undefined ? [] : [project.city]))
  // Most projects are in places that others are in too.
  const namesIn = memoize((place: string) => placeNames([place], cities))
  const keyOf = memoize((name: string) => locationKey(name, cities))
  const placeNamesByKey = groupBy(
    projects.flatMap(({ localities }) => localities.flatMap(namesIn)),
    (name) => [keyOf(name)],
  )
  return {
    cities,
    projects,
    find,
    project,
    projectsOf: (slug: string): readonly Project[] => byDeveloper.get(toSlug(slug)) ?? [],
    projectsIn: (city: string): readonly Project[] => byCity.get(cities.byName(city) ?? '') ?? [],
    /** Every place that projects name, once: a list of its spellings. */
    places: [...placeNamesByKey.values()],
    /** A place as the first project that names it spells it, by the key of its address. */
    placeName: (key: string): string | undefined => placeNamesByKey.get(key)?.[0],
  }
}

function projectsIn(
  file: LoadedFiles['residentialProjects'],
  kind: ProjectKind,
  cities: Cities,
): Project[] {
  return Object.entries(file ?? {}).flatMap(([key, list]) =>
    list.map((record) => projectOf(record, kind, key, cities)),
  )
}

const NO_CITIES: readonly City[] = []
const citiesOf = memoizeByObject(createCities)

/**
 * The project of a record; results are kept, so that after a change only changed records are made
 * anew.
 */
const projectOf: typeof toProject = (record, ...from) => {
  const before = projectsByRecord.get(record)
  if (before && from.every((value, index) => value === before.from[index])) return before.project
  const project = toProject(record, ...from)
  projectsByRecord.set(record, { from, project })
  return project
}

const projectsByRecord = new WeakMap<object, { from: readonly unknown[]; project: Project }>()
