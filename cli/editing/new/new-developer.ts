import { parseDeveloperTypes } from '../../../domain/project/developer-types.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { CannotRun } from '../../terminal/exit-codes.ts'
import type { Plan } from '../planning-command.ts'
import { redirectsChange } from '../cross-file-changes.ts'
import { freeSlug, knownDevelopers } from '../find-developer.ts'
import { editFile, insertIn } from '../write/file-change.ts'
import type { DataSet } from '../write/data-set.ts'
import {
  companyFields,
  developerFields,
  requiredTexts,
  recordOf,
  fieldsExcept,
  type Answers,
  type NewRecord,
} from './record-fields.ts'

/**
 * Adds a developer's card, company and empty list of projects: the site then shows 'Coming Soon'.
 */
export function planNewDeveloper(data: DataSet, answers: Answers): Plan {
  const [name = '', type = ''] = requiredTexts(answers, 'name', 'type')
  const types = typesOf(type)
  const slug = freeSlug(name, knownDevelopers(data))
  const own = { id: slug, url: paths.developer(slug), ...answers, name, type: types.join(', ') }
  const developerCard = { ...recordOf(developerFields, own), id: slug }
  const { description: _, ...company } = recordOf(companyFields, { ...answers, name, id: slug })
  const isCommercial = !types.some((type) => type === 'residential' || type === 'plots')
  const projects = isCommercial ? 'commercialProjects' : 'residentialProjects'
  const alive = [paths.developer(slug), paths.floorPlans(slug)]
  return {
    changes: [
      ...editFile(data, projects, () => [insertIn([], [], { key: slug })]),
      ...editFile(data, 'leadingRealEstateDevelopers', () => [insertIn([], developerCard)], [
        developerCard,
      ]),
      ...editFile(data, 'companyData', () => [insertIn([], company)], [company]),
      ...redirectsChange(data, { alive }),
    ],
  }
}

export const newDeveloper: NewRecord = {
  fields: [
    ...fieldsExcept(developerFields, 'id'),
    ...fieldsExcept(companyFields, ...developerFields.map(({ name }) => name)),
  ],
  plan: planNewDeveloper,
}

function typesOf(text: string): ReturnType<typeof parseDeveloperTypes> {
  const types = parseDeveloperTypes(text)
  if (types.length > 0) return types
  throw new CannotRun('--type has to name at least one of residential, commercial, plots, sco.')
}
