import { listOf } from '../../../catalogue/checks/records.ts'
import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { CannotRun } from '../../terminal/exit.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import { insertAbout, recordsAbout, type NewAbout } from '../project-records.ts'
import type { Plan } from '../command.ts'
import { redirectsChange } from '../cross-file-changes.ts'
import { findDeveloper, knownDevelopers } from '../developers.ts'
import { changeOf, insertIn, newFile, type FileChange } from '../files/change.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import { findProject, listKey, projectsIn, type JsonObject, type ProjectAt } from '../projects.ts'
import { assertFree, assertUsable, idValue } from '../rename/rename-project.ts'
import type { NewRecord } from './ask.ts'
import {
  needed,
  numbersOf,
  priceOf,
  textsOf,
  projectFields,
  recordOf,
  without,
  type Answers,
  type Field,
} from './fields.ts'

/**
 * The records of a new project: its own, and one in every other file that something was given for.
 * @throws CannotRun where an answer is missing or wrong, or the id is taken
 */
export function planNewProject(data: DataSet, answers: Answers, extras: Extras): Plan {
  const name = needed(answers, 'name')
  const kind = needed(answers, 'kind').toLowerCase()
  if (kind !== 'residential' && kind !== 'commercial')
    throw new CannotRun(`--kind "${kind}" has to be residential or commercial.`)
  const developer = findDeveloper(knownDevelopers(data), needed(answers, 'developer'))
  const projects = projectsIn(data)
  const { record, id, member } = recordWithId(answers, name, kind, developer.name)
  const slug = typeof record['slug'] === 'string' ? record['slug'] : undefined
  assertUsable(id)
  assertFree([id, slug], projects)
  const like = extras.like === undefined ? undefined : findProject(projects, extras.like)
  const own = data.read(`${kind}Projects`)
  if (own) record[member] = idValue(id, own)
  const records = { ...(like && copiedFrom(data, like)), ...recordsFor(extras, record, member) }
  const siblings = projects.filter((project) => project.developer === developer.slug)
  const alive = [id, slug ?? id].map((text) => paths.project(developer.slug, text))
  const changes = [
    own && projectChange(own, developer.slug, record),
    ...Object.entries(records).map(([file, value]) =>
      changeAbout(data, file as DataFileName, { id, value, siblings, projects }),
    ),
    redirectsChange(data, { alive }),
  ]
  return { changes: changes.filter((change) => change !== undefined) }
}

const kindField: Field = {
  name: 'kind',
  description: 'Homes and plots, or offices and shops',
  choices: ['residential', 'commercial'],
}

/** What is asked; everything else has a flag. */
const asked =
  'name developer kind price bedrooms category projectStatus furnishing localities area images possession reraNumber shortDescription'

/** `new project`. A name is only the id where no other is given. */
export const newProject: NewRecord = {
  fields: [kindField, ...without(projectFields, 'propertyType')],
  questions(data, given) {
    const projects = projectsIn(data)
    const hasId = given['id'] !== undefined || given['custom_id'] !== undefined
    return asked.split(' ').flatMap((name) => {
      const field = newProject.fields.find((one) => one.name === name)
      if (field === undefined) return []
      if (name === 'developer') return { ...field, choices: [...knownDevelopers(data).values()] }
      if (name === 'price') return { ...field, check: (text) => priceOf('price', text) }
      if (name !== 'name') return field
      const check = (text: string) => hasId || assertFree([idFromName(text)], projects)
      return { ...field, isNeeded: true, check }
    })
  },
  plan: planNewProject,
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
  const all: Record<string, unknown> = { image: listOf(given['images'])[0], ...given }
  // The schema's order, also for the first picture.
  const names = projectFields.map((field) => field.name)
  const record = Object.fromEntries(
    names.filter((field) => all[field] !== undefined).map((field) => [field, all[field]]),
  )
  const isOnlyCustom = answers['id'] === undefined && answers['custom_id'] !== undefined
  return { record, id, member: isOnlyCustom ? 'custom_id' : 'id' } as const
}

/** Puts a project at the end of its developer's list, which is made where there is none. */
function projectChange(source: SourceFile, slug: string, record: unknown): FileChange | undefined {
  const key = listKey(source.value, slug)
  const edit = key === undefined ? insertIn([], [record], { key: slug }) : insertIn([key], record)
  return changeOf(source, [edit])
}

function changeAbout(data: DataSet, file: DataFileName, about: NewAbout): FileChange | undefined {
  const source = data.read(file)
  if (source) return changeOf(source, [insertAbout(source, about)])
  const isList = dataFiles[file].shape === 'list'
  return newFile(file, isList ? [about.value] : { [about.id]: about.value })
}

/** What other files are to say about a new project, as given on the command line. */
type Extras = {
  /** One a configuration: 'configuration; area; price; picture', the last three optional. */
  floors?: readonly string[]
  projectAmenities?: string
  projectSpecifications?: string
  coordinates?: string
  sitePlanImages?: string
  /** A project whose payment plans, amenities and specifications are copied. */
  like?: string
  trending?: boolean
}

/** Records of a project by their files. */
type Records = Partial<Record<DataFileName, unknown>>

/** What the files say about another project, as the start of a new one. */
function copiedFrom(data: DataSet, project: ProjectAt): Records {
  const files = ['paymentPlan', 'projectAmenities', 'projectSpecifications'] as const
  return Object.fromEntries(
    files.flatMap((file) =>
      recordsAbout(file, data.read(file)?.value, project)
        .slice(0, 1)
        .map((about) => [file, about.record]),
    ),
  )
}

/** The records of the other files. @throws CannotRun for what cannot be read */
function recordsFor(extras: Extras, record: JsonObject, member: 'id' | 'custom_id'): Records {
  const { projectAmenities, projectSpecifications, coordinates, sitePlanImages } = extras
  const { [member]: id, name, developer, image, slug, localities } = record
  const floors = extras.floors?.map(floorOf)
  const views = listIn(sitePlanImages)
  const [lat, lng] = coordinates === undefined ? [] : numbersOf('coordinates', coordinates)
  const price = record['price'] ?? record['starting_price']
  const card = { [member]: id, name, price, image, slug: slug ?? id, localities, developer }
  return withoutUndefined({
    floorPlan: floors && { id, name, developer, floors },
    projectAmenities: listIn(projectAmenities),
    projectSpecifications: listIn(projectSpecifications),
    locationData: lat === undefined ? undefined : { coordinates: { lat, lng } },
    sitePlanData: views && { name, sitePlanImages: views },
    trendingProjects: extras.trending === true ? withoutUndefined(card) : undefined,
  })
}

const listIn = (text: string | undefined) => (text === undefined ? undefined : textsOf(text))

function floorOf(text: string): object {
  const [configuration = '', area = '', price = '', image = '', ...more] = text
    .split(';')
    .map((part) => part.trim())
  if (configuration === '' || more.length > 0)
    throw new CannotRun(
      `--floors "${text}" has to be 'configuration; area; price; picture': '2 BHK; 1,150 sq. ft.; ₹ 95 L'.`,
    )
  return {
    configuration,
    ...(area !== '' && { area }),
    ...(price !== '' && { baseSellingPrice: priceOf('floors', price) }),
    ...(image !== '' && { images: [{ url: image }] }),
  }
}
