import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { CannotRun } from '../../errors.ts'
import { insertAbout, type NewAbout } from '../about-projects.ts'
import type { Plan } from '../apply-plan.ts'
import { redirectsChange } from '../changes-everywhere.ts'
import { findDeveloper, readDevelopers } from '../developers.ts'
import { changeOf, newFile, type FileChange } from '../files/change.ts'
import type { DataSet } from '../files/data-set.ts'
import { allProjects, developerOf, findProject, readProjects } from '../projects.ts'
import { assertFree, assertUsable, idValue } from '../rename/project-names.ts'
import type { Checks } from './ask.ts'
import { needed, priceOf, projectFields, recordOf, type Answers } from './fields.ts'
import { projectInsertion } from './new-developer.ts'
import { copiedFrom, recordsFor, type Extras } from './project-extras.ts'

/**
 * The records of a new project: its own, and one in every other file that something was given for.
 * @throws CannotRun where an answer is missing or wrong, or the id is taken
 */
export async function planNewProject(
  data: DataSet,
  answers: Answers,
  extras: Extras,
): Promise<Plan> {
  const name = needed(answers, 'name')
  const kind = needed(answers, 'kind').toLowerCase()
  if (kind !== 'residential' && kind !== 'commercial')
    throw new CannotRun(`--kind "${kind}" has to be residential or commercial.`)
  const { sources, known } = await readDevelopers(data)
  const developer = findDeveloper(known, needed(answers, 'developer'))
  const projects = [...allProjects(sources)]
  const { record, id, member } = recordWithId(answers, name, kind, developer.name)
  const slug = typeof record['slug'] === 'string' ? record['slug'] : undefined
  assertUsable(id)
  assertFree([id, slug], projects)
  const own = sources[`${kind}Projects`]
  record[member] = idValue(id, own.name, own.value)
  const like = extras.like === undefined ? undefined : findProject(projects, extras.like)
  const about = {
    ...(like && (await copiedFrom(data, like))),
    ...recordsFor(extras, { member, record, developer: developer.name }),
  }
  const siblings = projects.filter((project) => developerOf(project) === developer.slug)
  const changes = [changeOf(own, [projectInsertion(own.value, developer.slug, record)])]
  for (const [file, value] of Object.entries(about) as [DataFileName, unknown][])
    changes.push(await changeAbout(data, file, { id, value, siblings, projects }))
  const alive = [id, slug ?? id].map((text) => paths.project(developer.slug, text))
  changes.push(await redirectsChange(data, { alive }))
  return { changes: changes.filter((change) => change !== undefined) }
}

/** What is asked of a project. A name is only the id where no other is given. */
export async function projectChecks(data: DataSet, answers: Answers): Promise<Checks> {
  const projects = [...allProjects(await readProjects(data))]
  const hasId = answers['id'] !== undefined || answers['custom_id'] !== undefined
  const name = (text: string) => hasId || assertFree([idFromName(text)], projects)
  return { needed: ['name'], checks: { price: (text) => priceOf('price', text), name } }
}

function idFromName(name: string): string {
  const id = developerSlug(name)
  if (id !== '') return id
  throw new CannotRun(
    `"${name}" has no letters that an id could be made of: give the project one with --id.`,
  )
}

function recordWithId(answers: Answers, name: string, kind: string, developer: string) {
  const propertyType = kind === 'residential' ? 'Residential' : 'Commercial'
  const slug = developerSlug(name)
  const id = (answers['id'] ?? answers['custom_id'] ?? idFromName(name)).trim()
  const given = recordOf(projectFields, {
    propertyType,
    ...(slug !== '' && { slug }),
    ...answers,
    ...(answers['custom_id'] === undefined && { id }),
    name,
    developer,
  })
  const [image] = Array.isArray(given['images']) ? (given['images'] as unknown[]) : []
  const all: Record<string, unknown> = { ...(image !== undefined && { image }), ...given }
  // The schema's order, also for the first picture.
  const names = projectFields.map((field) => field.name).filter((field) => field in all)
  const record = Object.fromEntries(names.map((field) => [field, all[field]]))
  const isOnlyCustom = answers['id'] === undefined && answers['custom_id'] !== undefined
  return { record, id, member: isOnlyCustom ? 'custom_id' : 'id' } as const
}

async function changeAbout(
  data: DataSet,
  file: DataFileName,
  about: NewAbout,
): Promise<FileChange | undefined> {
  const source = await data.read(file)
  if (source) return changeOf(source, [insertAbout(source, about)])
  const isList = dataFiles[file].shape === 'list'
  return newFile(file, isList ? [about.value] : { [about.id]: about.value })
}
