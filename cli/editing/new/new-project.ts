import type { DataFileName } from '../../../catalogue/data-files.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { CannotRun } from '../../errors.ts'
import { findDeveloper, knownDevelopers } from '../developers.ts'
import { changeOf, newFile, type FileChange } from '../files/change.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import type { Plan } from '../plan.ts'
import {
  allProjects,
  developerOf,
  findProject,
  readProjects,
  type ProjectAt,
  type ProjectFile,
} from '../projects.ts'
import { redirectsChange } from '../redirect-edits.ts'
import { idValue } from '../rename/id-value.ts'
import { assertFree, assertUsable } from '../rename/project-names.ts'
import { insertAbout } from './insert-about.ts'
import { needed, priceOf, recordOf, type Answers } from './answers.ts'
import type { Checks } from './ask.ts'
import { projectFields } from './flags.ts'
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
  const file: ProjectFile = `${kind}Projects`

  const sources = await readProjects(data)
  const lists = ['leadingRealEstateDevelopers', 'companyData'] as const
  const known = knownDevelopers(
    await Promise.all(lists.map(async (list) => (await data.read(list))?.value)),
    sources,
  )
  const developer = findDeveloper(known, needed(answers, 'developer'))
  const projects = [...allProjects(sources)]
  const { record, id, member } = recordWithId(answers, name, kind, developer.name)
  const slug = typeof record['slug'] === 'string' ? record['slug'] : undefined
  assertUsable(id)
  assertFree(
    { id: { from: '', to: id, member }, ...(slug && { slug: { from: '', to: slug } }) },
    projects,
    undefined,
  )
  const own = sources[file]
  if (own === undefined) throw new CannotRun(`${file}.json is missing.`)
  record[member] = idValue(id, file, own.value)

  const like = extras.like === undefined ? undefined : findProject(projects, extras.like)
  const about = {
    ...(like && (await copiedFrom(data, like))),
    ...recordsFor(extras, { id, member, record, developer: developer.name }),
  }
  const siblings = projects.filter((project) => developerOf(project) === developer.slug)
  const changes: (FileChange | undefined)[] = [
    changeOf(own, [projectInsertion(own.value, developer.slug, record)]),
  ]
  for (const [other, value] of Object.entries(about) as [DataFileName, unknown][])
    changes.push(changeAbout(await data.read(other), other, { id, value, siblings, projects }))
  const alive = [id, slug ?? id].map((text) => paths.project(developer.slug, text))
  changes.push(redirectsChange(await data.read('redirects'), [], alive))
  return { changes: changes.filter((change) => change !== undefined) }
}

/** What can be checked of an answer at once. A name is only the id where no other is given. */
export async function projectChecks(data: DataSet, answers: Answers): Promise<Checks> {
  const projects = [...allProjects(await readProjects(data))]
  const hasId = answers['id'] !== undefined || answers['custom_id'] !== undefined
  return {
    price: (text) => priceOf('price', text),
    ...(!hasId && {
      name: (name: string) => {
        assertFree({ id: { from: '', to: idFromName(name), member: 'id' } }, projects, undefined)
      },
    }),
  }
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
  const record = recordOf(projectFields, {
    propertyType,
    ...(slug !== '' && { slug }),
    ...answers,
    ...(answers['custom_id'] === undefined && { id }),
    name,
    developer,
  })
  const images = record['images']
  if (record['image'] === undefined && Array.isArray(images) && images.length > 0)
    record['image'] = images[0] as unknown
  const member =
    answers['id'] === undefined && answers['custom_id'] !== undefined ? 'custom_id' : 'id'
  return { record: inOrder(record), id, member } as const
}

/** The schema's order, also for what was added afterwards. */
function inOrder(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    projectFields.flatMap(({ name }) => (name in record ? [[name, record[name]] as const] : [])),
  )
}

function changeAbout(
  source: SourceFile | undefined,
  file: DataFileName,
  about: {
    readonly id: string
    readonly value: unknown
    readonly siblings: readonly ProjectAt[]
    readonly projects: readonly ProjectAt[]
  },
): FileChange | undefined {
  if (source) return changeOf(source, [insertAbout(source, about)])
  const isList = file === 'floorPlan' || file === 'trendingProjects'
  return newFile(file, isList ? [about.value] : { [about.id]: about.value })
}
