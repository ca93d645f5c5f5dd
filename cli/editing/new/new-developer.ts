import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { parseDeveloperTypes } from '../../../domain/project/developers.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { CannotRun } from '../../errors.ts'
import type { Plan } from '../apply-plan.ts'
import { redirectsChange } from '../changes-everywhere.ts'
import { freeSlug, readDevelopers } from '../developers.ts'
import { changeOf, newFile, type FileChange } from '../files/change.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import { listKey } from '../projects.ts'
import type { Checks } from './ask.ts'
import { companyFields, developerFields, needed, recordOf, type Answers } from './fields.ts'

/**
 * The records of a new developer: its card, its company, and an empty list of projects, with which
 * the site shows it as 'Coming Soon'.
 * @throws CannotRun where an answer is missing, wrong, or the name is taken
 */
export async function planNewDeveloper(data: DataSet, answers: Answers): Promise<Plan> {
  const name = needed(answers, 'name')
  const types = typesOf(needed(answers, 'type'))
  const { sources, leading, companies, known } = await readDevelopers(data)
  const slug = freeSlug(name, known)
  const own = { id: slug, url: paths.developer(slug), ...answers, name, type: types.join(', ') }
  const card = { ...recordOf(developerFields, own), id: slug }
  const { description: _, ...company } = recordOf(companyFields, { ...answers, name, id: slug })
  const isCommercial = !types.some((type) => type === 'residential' || type === 'plots')
  const alive = [paths.developer(slug), paths.floorPlans(slug)]
  const changes = [
    changeOf(sources[isCommercial ? 'commercialProjects' : 'residentialProjects'], [
      { type: 'insert', pointer: '', key: slug, value: [] },
    ]),
    added(leading, 'leadingRealEstateDevelopers', card),
    added(companies, 'companyData', company),
    await redirectsChange(data, { alive }),
  ]
  return { changes: changes.filter((change) => change !== undefined) }
}

/** What is asked of a developer: what can be checked at once. */
export async function developerChecks(data: DataSet): Promise<Checks> {
  const { known } = await readDevelopers(data)
  return {
    needed: ['name', 'type'],
    checks: { name: (name) => freeSlug(name, known), type: typesOf },
  }
}

function typesOf(text: string): ReturnType<typeof parseDeveloperTypes> {
  const types = parseDeveloperTypes(text)
  if (types.length > 0) return types
  throw new CannotRun('--type has to name at least one of residential, commercial, plots, sco.')
}

function added(
  source: SourceFile | undefined,
  name: SourceFile['name'],
  record: unknown,
): FileChange | undefined {
  if (source === undefined) return newFile(name, [record])
  return changeOf(source, [{ type: 'insert', pointer: '', value: record }])
}

/** Inserts a project at the end of its developer's list, which is made where there is none. */
export function projectInsertion(value: unknown, slug: string, record: unknown): JsonEdit {
  const key = listKey(value, slug)
  return key === undefined
    ? { type: 'insert', pointer: '', key: slug, value: [record] }
    : { type: 'insert', pointer: toPointer([key]), value: record }
}
