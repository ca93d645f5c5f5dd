import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { parseDeveloperTypes } from '../../../domain/project/developers.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { CannotRun } from '../../errors.ts'
import { knownDevelopers } from '../developers.ts'
import { changeOf, newFile, type FileChange } from '../files/change.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import type { Plan } from '../plan.ts'
import { isObject, readProjects } from '../projects.ts'
import { redirectsChange } from '../redirect-edits.ts'
import { needed, recordOf, type Answers } from './answers.ts'
import type { Checks } from './ask.ts'
import { companyFields, developerFields } from './flags.ts'

const insert = (value: unknown): JsonEdit => ({ type: 'insert', pointer: '', value })

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
  const projects = sources[isCommercial ? 'commercialProjects' : 'residentialProjects']
  const changes: (FileChange | undefined)[] = [
    projects && changeOf(projects, [emptyListOf(slug)]),
    added(leading, 'leadingRealEstateDevelopers', card),
    added(companies, 'companyData', company),
    redirectsChange(
      await data.read('redirects'),
      [],
      [paths.developer(slug), paths.floorPlans(slug)],
    ),
  ]
  return { changes: changes.filter((change) => change !== undefined) }
}

/** What can be checked of an answer at once. */
export async function developerChecks(data: DataSet): Promise<Checks> {
  const { known } = await readDevelopers(data)
  return { name: (name) => freeSlug(name, known), type: typesOf }
}

async function readDevelopers(data: DataSet) {
  const sources = await readProjects(data)
  const leading = await data.read('leadingRealEstateDevelopers')
  const companies = await data.read('companyData')
  const known = knownDevelopers([leading?.value, companies?.value], sources)
  return { sources, leading, companies, known }
}

function freeSlug(name: string, known: ReturnType<typeof knownDevelopers>): string {
  const slug = developerSlug(name)
  if (slug === '') throw new CannotRun(`"${name}" has no letters that an address could be made of.`)
  if (!known.has(slug)) return slug
  throw new CannotRun(`"${name}" is taken: there is a developer with the address "${slug}".`)
}

function typesOf(text: string): ReturnType<typeof parseDeveloperTypes> {
  const types = parseDeveloperTypes(text)
  if (types.length > 0) return types
  throw new CannotRun('--type has to name at least one of residential, commercial, plots, sco.')
}

const emptyListOf = (slug: string): JsonEdit => ({
  type: 'insert',
  pointer: '',
  key: slug,
  value: [],
})

function added(
  source: SourceFile | undefined,
  name: SourceFile['name'],
  record: unknown,
): FileChange | undefined {
  return source ? changeOf(source, [insert(record)]) : newFile(name, [record])
}

/** The key of the project list of a developer, as the file spells it. */
export function listKey(value: unknown, slug: string): string | undefined {
  return isObject(value)
    ? Object.keys(value).find((key) => key !== '$schema' && developerSlug(key) === slug)
    : undefined
}

/** Inserts a project at the end of its developer's list, which is made where there is none. */
export function projectInsertion(value: unknown, slug: string, record: unknown): JsonEdit {
  const key = listKey(value, slug)
  return key === undefined
    ? { type: 'insert', pointer: '', key: slug, value: [record] }
    : { type: 'insert', pointer: toPointer([key]), value: record }
}
