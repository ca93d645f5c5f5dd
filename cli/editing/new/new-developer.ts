import type { DataFileName } from '../../../catalogue/data-files.ts'
import { parseDeveloperTypes } from '../../../domain/project/developers.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { CannotRun } from '../../terminal/exit.ts'
import type { Plan } from '../command.ts'
import { redirectsChange } from '../cross-file-changes.ts'
import { freeSlug, knownDevelopers } from '../developers.ts'
import { changeOf, insertIn, newFile, type FileChange } from '../files/change.ts'
import type { DataSet } from '../files/data-set.ts'
import type { NewRecord, Question } from './ask.ts'
import {
  companyFields,
  developerFields,
  needed,
  recordOf,
  without,
  type Answers,
} from './fields.ts'

/**
 * The records of a new developer: its card, its company, and an empty list of projects, with which
 * the site shows it as 'Coming Soon'.
 * @throws CannotRun where an answer is missing, wrong, or the name is taken
 */
export function planNewDeveloper(data: DataSet, answers: Answers): Plan {
  const name = needed(answers, 'name')
  const types = typesOf(needed(answers, 'type'))
  const slug = freeSlug(name, knownDevelopers(data))
  const own = { id: slug, url: paths.developer(slug), ...answers, name, type: types.join(', ') }
  const card = { ...recordOf(developerFields, own), id: slug }
  const { description: _, ...company } = recordOf(companyFields, { ...answers, name, id: slug })
  const isCommercial = !types.some((type) => type === 'residential' || type === 'plots')
  const projects = data.read(isCommercial ? 'commercialProjects' : 'residentialProjects')
  const alive = [paths.developer(slug), paths.floorPlans(slug)]
  const changes = [
    projects && changeOf(projects, [insertIn([], [], { key: slug })]),
    added(data, 'leadingRealEstateDevelopers', card),
    added(data, 'companyData', company),
    redirectsChange(data, { alive }),
  ]
  return { changes: changes.filter((change) => change !== undefined) }
}

const fields = [
  ...without(developerFields, 'id'),
  ...without(companyFields, ...developerFields.map(({ name }) => name)),
]

/** `new developer`. */
export const newDeveloper: NewRecord = {
  fields,
  questions(data) {
    const known = knownDevelopers(data)
    const checks: Partial<Record<string, Question['check']>> = {
      name: (name) => freeSlug(name, known),
      type: typesOf,
    }
    return without(fields, 'url').map((field) => {
      const check = checks[field.name]
      return check ? { ...field, isNeeded: true, check } : field
    })
  },
  plan: planNewDeveloper,
}

function typesOf(text: string): ReturnType<typeof parseDeveloperTypes> {
  const types = parseDeveloperTypes(text)
  if (types.length > 0) return types
  throw new CannotRun('--type has to name at least one of residential, commercial, plots, sco.')
}

function added(data: DataSet, name: DataFileName, record: unknown): FileChange | undefined {
  const source = data.read(name)
  return source ? changeOf(source, [insertIn([], record)]) : newFile(name, [record])
}
