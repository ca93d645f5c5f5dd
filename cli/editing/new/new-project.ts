import { entriesAbout, type ProjectAt } from '../../../catalogue/checks/project-id-table.ts'
import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { toSlug } from '../../../domain/text/slug.ts'
import { collapseSpaces } from '../../../domain/text/text.ts'
import { CannotRun } from '../../terminal/exit-codes.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import type { Plan } from '../planning-command.ts'
import { redirectsChange } from '../cross-file-changes.ts'
import { findDeveloper, knownDevelopers } from '../find-developer.ts'
import { editFile, insertIn } from '../write/file-change.ts'
import type { DataSet } from '../write/data-set.ts'
import {
  findProject,
  insertAbout,
  isObject,
  listKey,
  projectsIn,
  type JsonObject,
} from '../find-project.ts'
import { assertFree, assertUsable, idValue } from '../rename/rename-project.ts'
import {
  requiredTexts,
  numbersOf,
  priceOf,
  textsOf,
  projectFields,
  recordOf,
  fieldsExcept,
  type Answers,
  type Extras,
  type Field,
  type NewRecord,
} from './record-fields.ts'

export function planNewProject(data: DataSet, answers: Answers, extras: Extras): Plan {
  const { kind, developer } = placeOf(data, answers)
  const { name = '' } = answers
  const { record, member } = recordWithId(answers, collapseSpaces(name), kind, developer.name)
  const template =
    extras.like === undefined ? undefined : findProject(projectsIn(data), extras.like)
  const records = {
    ...(template && copiedFrom(data, template, filesLike)),
    ...recordsFor(extras, record, member),
  }
  return planProject(data, { record, member, kind, developer: developer.slug, records })
}

type Kind = 'residential' | 'commercial'

/** The facts that a new project requires. @throws CannotRun */
export function placeOf(data: DataSet, answers: Answers) {
  const [, kindText = '', by = ''] = requiredTexts(answers, 'name', 'kind', 'developer')
  const kind = kindText.toLowerCase()
  if (kind !== 'residential' && kind !== 'commercial')
    throw new CannotRun(`--kind "${kind}" has to be residential or commercial.`)
  return { kind, developer: findDeveloper(knownDevelopers(data), by) } as const
}

type NewRecords = {
  record: Record<string, unknown>
  member: IdField
  kind: Kind
  /** The developer's slug. */
  developer: string
  records: Records
}

/**
 * Adds a project's record, and its records in other files. @throws CannotRun where its id or slug
 * is taken
 */
export function planProject(
  data: DataSet,
  { record, member, kind, developer, records }: NewRecords,
): Plan {
  const id = String(record[member])
  const slug = typeof record['slug'] === 'string' ? record['slug'] : undefined
  const projects = projectsIn(data)
  assertUsable(id)
  if (slug !== undefined) assertSlug(slug)
  assertFree([id, slug], projects)
  const file = `${kind}Projects` as const
  const own = data.read(file)
  const named = own ? { ...record, [member]: idValue(id, own) } : record
  const place = { id, developer }
  const changes = Object.entries(records).flatMap(([name, given]) => {
    const about = name as DataFileName
    const value =
      isObject(given) && Object.hasOwn(given, member)
        ? { ...given, [member]: named[member] }
        : given
    const first = dataFiles[about].shape === 'list' ? [value] : { [id]: value }
    return editFile(data, about, (source) => [insertAbout(source, place, value, projects)], first)
  })
  const alive = [id, slug ?? id].map((text) => paths.project(developer, text))
  return {
    changes: [
      ...editFile(data, file, ({ value }) => [insertionOf(named, value, developer)]),
      ...changes,
      ...redirectsChange(data, { alive }),
    ],
  }
}

const ownFields: readonly Field[] = [
  ['kind', 'residential|commercial', 'homes and plots, or offices and shops'],
  ['floors', 'texts...', "'configuration; area; price; picture', one a configuration"],
  ['projectAmenities', 'list', 'keys of the amenity catalogue'],
  ['projectSpecifications', 'list', 'keys of the amenity catalogue'],
  ['coordinates', 'lat,lng', 'where it is on the map'],
  ['sitePlanImages', 'list', 'the site plan, then views'],
  ['like', 'project', 'copy payment plans, amenities and specifications of this one'],
  ['trending', '', 'add a card to the trending projects as well'],
].map(([name = '', valueKind = '', description = '']) => ({ name, valueKind, description }))

/**
 * `new project`. The name becomes the id only where no other id is given; what is a list of groups is
 * written in the file.
 */
export const newProject: NewRecord = {
  fields: [
    ...fieldsExcept(projectFields, 'propertyType', 'rera', 'videos', 'otherCharges', 'documents'),
    ...ownFields,
  ],
  plan: planNewProject,
}

export function idFromName(name: string): string {
  const id = toSlug(name)
  if (id !== '') return id
  throw new CannotRun(
    `"${name}" has no letters that an id could be made of: give the project an --id.`,
  )
}

function recordWithId(answers: Answers, name: string, kind: string, developer: string) {
  const { id: ownId, custom_id: customId, images = '' } = answers
  const id = (ownId ?? customId ?? idFromName(name)).trim()
  const record = recordOf(projectFields, {
    propertyType: kind === 'residential' ? 'Residential' : 'Commercial',
    slug: toSlug(name),
    image: textsOf(images)[0],
    ...answers,
    ...(customId === undefined && { id }),
    name,
    developer,
  })
  const isOnlyCustom = ownId === undefined && customId !== undefined
  return { record, id, member: isOnlyCustom ? 'custom_id' : 'id' } as const
}

/** Puts a project at the end of its developer's list, which is made where it is missing. */
function insertionOf(record: unknown, file: unknown, slug: string): JsonEdit {
  const key = listKey(file, slug)
  return key === undefined ? insertIn([], [record], { key: slug }) : insertIn([key], record)
}

type Records = Partial<Record<DataFileName, unknown>>

/** The files that `--like` copies from another project. */
export const filesLike = ['paymentPlan', 'projectAmenities', 'projectSpecifications'] as const

/** The records of the files about another project, as the start of those about a new one. */
export const copiedFrom = (
  data: Pick<DataSet, 'value'>,
  project: ProjectAt,
  files: readonly DataFileName[],
): Records =>
  Object.fromEntries(
    files.flatMap((file) => {
      const [about] = entriesAbout(file, data.value(file), project)
      return about ? [[file, about.value]] : []
    }),
  )

/** The records of the other files. @throws CannotRun for options that cannot be read */
function recordsFor(extras: Extras, record: JsonObject, member: IdField): Records {
  const { projectAmenities, projectSpecifications, coordinates, sitePlanImages } = extras
  const floors = extras.floors?.map(floorOf)
  const views = listIn(sitePlanImages)
  const [lat, lng] = coordinates === undefined ? [] : numbersOf('coordinates', coordinates)
  const { name } = record
  return withoutUndefined({
    floorPlan: floors && { ...planIdentity(record, member), floors },
    projectAmenities: listIn(projectAmenities),
    projectSpecifications: listIn(projectSpecifications),
    locationData: lat === undefined ? undefined : { coordinates: { lat, lng } },
    sitePlanData: views && { name, sitePlanImages: views },
    trendingProjects: extras.trending === true ? cardOf(record, member) : undefined,
  })
}

/** The properties that name a floor plan's project. */
export function planIdentity(record: JsonObject, member: IdField) {
  const { [member]: id, name, developer } = record
  return withoutUndefined({ id, name, developer })
}

/** A trending card with the facts of a project's record. */
export function cardOf(record: JsonObject, member: IdField) {
  const { [member]: id, name, image, slug, localities, developer } = record
  const price = record['price'] ?? record['starting_price']
  return withoutUndefined({
    [member]: id,
    name,
    price,
    image,
    slug: slug ?? String(id),
    localities,
    developer,
  })
}

type IdField = 'id' | 'custom_id'

function assertSlug(text: string): void {
  const slug = toSlug(text)
  if (slug === text) return
  const example = slug === '' ? '' : `: "${slug}"`
  throw new CannotRun(
    `"${text}" cannot be a slug: use small letters, digits and hyphens${example}.`,
  )
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
