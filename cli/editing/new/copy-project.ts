import { entriesAbout } from '../../../catalogue/checks/project-id-table.ts'
import { capitalised } from '../../../domain/text/text.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { Plan } from '../planning-command.ts'
import { findProject, isObject, projectsIn } from '../find-project.ts'
import type { DataSet } from '../write/data-set.ts'
import { identityOf, kindAndDeveloperOf, planProject, type NewProject } from './new-project.ts'

/** The files that a copy takes records from, besides the project's own. */
const COPIED_FILES = [
  'paymentPlan',
  'projectAmenities',
  'projectSpecifications',
  'floorPlan',
  'locationData',
  'sitePlanData',
] as const

/**
 * A new project that begins as a copy: its facts and its records in other files, but not its
 * trending card.
 * @param given the facts that differ from the original: the name at least
 * @param original the data that the original is read from, where it is not that of the copy
 */
export function planProjectCopy(
  data: DataSet,
  nameOrId: string,
  given: NewProject,
  original: Pick<DataSet, 'value'> = data,
): Plan {
  const project = findProject(projectsIn(original), nameOrId)
  const old = isObject(project.record.value) ? project.record.value : {}
  const kindNow = project.record.file === 'residentialProjects' ? 'residential' : 'commercial'
  const { kind, developer } = kindAndDeveloperOf(data, {
    kind: kindNow,
    developer: project.developer,
    ...withoutUndefined(given),
  })
  const { custom_id: _, slug: __, ...facts } = old
  const identity = identityOf(given, developer.name)
  const { id, name } = identity
  const record = {
    ...identity,
    ...facts,
    ...identity,
    ...(kind !== kindNow && { propertyType: capitalised(kind) }),
  }
  const about = Object.fromEntries(
    COPIED_FILES.flatMap((file) => {
      const [entry] = entriesAbout(file, original.value(file), project)
      return entry ? [[file, entry.value]] : []
    }),
  )
  const { floorPlan, sitePlanData } = about
  const others = {
    ...about,
    ...(isObject(floorPlan) && {
      floorPlan: { ...floorPlan, id, name, developer: developer.name },
    }),
    ...(isObject(sitePlanData) && { sitePlanData: { ...sitePlanData, name } }),
  }
  return planProject(data, { record, kind, developer: developer.slug, others })
}
