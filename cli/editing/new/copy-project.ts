import { toSlug } from '../../../domain/text/slug.ts'
import { capitalised, collapseSpaces } from '../../../domain/text/text.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { Plan } from '../planning-command.ts'
import { findProject, isObject, projectsIn } from '../find-project.ts'
import type { DataSet } from '../write/data-set.ts'
import type { Answers } from './record-fields.ts'
import { copiedFrom, filesLike, idFromName, placeOf, planProject } from './new-project.ts'

/** The files that a copy takes records from, besides the project's own. */
const filesOfCopy = [...filesLike, 'floorPlan', 'locationData', 'sitePlanData'] as const

/**
 * A new project that begins as a copy: its facts and its records in other files, but not its
 * trending card.
 * @param answers the facts that differ from the original: the name at least
 * @param original the data that the original is read from, where it is not that of the copy
 */
export function planProjectCopy(
  data: DataSet,
  nameOrId: string,
  answers: Answers,
  original: Pick<DataSet, 'value'> = data,
): Plan {
  const project = findProject(projectsIn(original), nameOrId)
  const old = isObject(project.record.value) ? project.record.value : {}
  const kindNow = project.record.file === 'residentialProjects' ? 'residential' : 'commercial'
  const { kind, developer } = placeOf(data, {
    kind: kindNow,
    developer: project.developer,
    ...withoutUndefined(answers),
  })
  const name = collapseSpaces(answers['name'] ?? '')
  const id = (answers['id'] ?? idFromName(name)).trim()
  const slug = answers['slug'] ?? (toSlug(name) || undefined)
  const { custom_id: _, slug: __, ...facts } = old
  const named = withoutUndefined({ id, name, slug, developer: developer.name })
  const record = {
    ...named,
    ...facts,
    ...named,
    ...(kind !== kindNow && { propertyType: capitalised(kind) }),
  }
  const about = copiedFrom(original, project, filesOfCopy)
  const records = {
    ...about,
    ...(isObject(about.floorPlan) && {
      floorPlan: { ...about.floorPlan, id, name, developer: developer.name },
    }),
    ...(isObject(about.sitePlanData) && { sitePlanData: { ...about.sitePlanData, name } }),
  }
  return planProject(data, { record, member: 'id', kind, developer: developer.slug, records })
}
