import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { CannotRun } from '../../terminal/exit.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { Plan } from '../command.ts'
import { redirectsChange } from '../cross-file-changes.ts'
import { findDeveloper, knownDevelopers } from '../developers.ts'
import { editFile, insertIn } from '../files/change.ts'
import type { DataSet } from '../files/data-set.ts'
import {
  findProject,
  insertAbout,
  listKey,
  projectsIn,
  recordsAbout,
  type JsonObject,
  type ProjectAt,
} from '../projects.ts'
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

/** The project's own record, and one in every other file that something was given for. */
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
  const file = `${kind}Projects` as const
  const own = data.read(file)
  if (own) record[member] = idValue(id, own)
  const records = { ...(like && copiedFrom(data, like)), ...recordsFor(extras, record, member) }
  const alive = [id, slug ?? id].map((text) => paths.project(developer.slug, text))
  const place = { id, developer: developer.slug }
  const changes = Object.entries(records).flatMap(([name, value]) => {
    const about = name as DataFileName
    const first = dataFiles[about].shape === 'list' ? [value] : { [id]: value }
    return editFile(data, about, (source) => [insertAbout(source, place, value, projects)], first)
  })
  return {
    changes: [
      ...editFile(data, file, ({ value }) => [insertionOf(record, value, developer.slug)]),
      ...changes,
      ...redirectsChange(data, { alive }),
    ],
  }
}

const kindField: Field = {
  name: 'kind',
  description: 'Homes and plots, or offices and shops',
  value: 'kind',
  choices: ['residential', 'commercial'],
}

const extraFields: readonly Field[] = [
  ['floors', 'texts...', "'configuration; area; price; picture', one a configuration"],
  ['projectAmenities', 'list', 'keys of the amenity catalogue'],
  ['projectSpecifications', 'list', 'keys of the amenity catalogue'],
  ['coordinates', 'lat,lng', 'where it is on the map'],
  ['sitePlanImages', 'list', 'the site plan, then views'],
  ['like', 'project', 'copy payment plans, amenities and specifications of this one'],
  ['trending', '', 'add a card to the trending projects as well'],
].map(([name = '', value = '', description = '']) => ({ name, value, description }))

/** What is asked; everything else has a flag. */
const asked =
  'name developer kind price bedrooms category projectStatus furnishing localities area images possession reraNumber shortDescription'

/** `new project`. A name is only the id where no other is given. */
export const newProject: NewRecord = {
  fields: [kindField, ...without(projectFields, 'propertyType'), ...extraFields],
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
  const { id: ownId, custom_id: customId, images = '' } = answers
  const id = (ownId ?? customId ?? idFromName(name)).trim()
  const record = recordOf(projectFields, {
    propertyType: kind === 'residential' ? 'Residential' : 'Commercial',
    slug: developerSlug(name),
    image: textsOf(images)[0],
    ...answers,
    ...(customId === undefined && { id }),
    name,
    developer,
  })
  const isOnlyCustom = ownId === undefined && customId !== undefined
  return { record, id, member: isOnlyCustom ? 'custom_id' : 'id' } as const
}

/** Puts a project at the end of its developer's list, which is made where there is none. */
function insertionOf(record: unknown, file: unknown, slug: string): JsonEdit {
  const key = listKey(file, slug)
  return key === undefined ? insertIn([], [record], { key: slug }) : insertIn([key], record)
}

/** What other files are to say about a new project, as given on the command line. */
export type Extras = {
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
const copiedFrom = (data: DataSet, project: ProjectAt): Records =>
  Object.fromEntries(
    (['paymentPlan', 'projectAmenities', 'projectSpecifications'] as const).flatMap((file) => {
      const [about] = recordsAbout(file, data.value(file), project)
      return about ? [[file, about.record]] : []
    }),
  )

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
