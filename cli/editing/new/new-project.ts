import { dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { standardPriceOnFile } from '../../../domain/price/standard-price.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { toSlug } from '../../../domain/text/slug.ts'
import { capitalised, collapseSpaces, listAnd } from '../../../domain/text/text.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import { CannotRun } from '../../../catalogue/system-errors.ts'
import type { Plan } from '../planning-command.ts'
import { redirectsChange } from '../cross-file-changes.ts'
import { findDeveloper, knownDevelopers } from '../find-developer.ts'
import { insertAbout, isObject, listKey, projectsIn } from '../find-project.ts'
import { assertFree, assertUsable, idValue } from '../rename/rename-project.ts'
import type { DataSet } from '../write/data-set.ts'
import { editFile, insertIn } from '../write/file-change.ts'

/** What a new project begins with, as it was typed; the rest is filled in at the desk. */
export type NewProject = Readonly<
  Partial<Record<'name' | 'developer' | 'kind' | 'id' | 'slug' | 'price', string>>
>

/** Adds a project. @throws CannotRun for facts that are missing, cannot be read or are taken */
export function planNewProject(data: DataSet, given: NewProject): Plan {
  const { kind, developer } = kindAndDeveloperOf(data, given)
  const record = {
    ...identityOf(given, developer.name),
    ...(given.price?.trim() && { price: priceOnFile(given.price) }),
    propertyType: capitalised(kind),
  }
  return planProject(data, { record, kind, developer: developer.slug })
}

type Kind = 'residential' | 'commercial'

/** The file and the developer that a new project belongs to. @throws CannotRun */
export function kindAndDeveloperOf(data: DataSet, given: NewProject) {
  const [, kindText = '', by = ''] = requiredTexts(given, 'name', 'kind', 'developer')
  const kind = kindText.toLowerCase()
  if (kind !== 'residential' && kind !== 'commercial')
    throw new CannotRun(`The kind "${kind}" has to be residential or commercial.`)
  return { kind, developer: findDeveloper(knownDevelopers(data), by) } as const
}

/** What names a project in its record: an id and a slug that are not given follow from the name. */
export function identityOf({ name: typed = '', id, slug }: NewProject, developer: string) {
  const name = collapseSpaces(typed)
  return {
    id: (id ?? idFromName(name)).trim(),
    name,
    ...withoutUndefined({ slug: slug?.trim() ?? (toSlug(name) || undefined) }),
    developer,
  }
}

/** Texts that a record requires. @throws CannotRun that names missing ones */
export function requiredTexts<Name extends string>(
  given: Readonly<Partial<Record<Name, string>>>,
  ...names: readonly Name[]
): readonly string[] {
  const texts = names.map((name) => collapseSpaces(given[name] ?? ''))
  const missing = names.filter((_, index) => texts[index] === '')
  if (missing.length === 0) return texts
  throw new CannotRun(`${listAnd(missing)} ${missing.length === 1 ? 'is' : 'are'} needed.`)
}

type NewRecords = {
  record: Readonly<Record<string, unknown>> & { id: string; slug?: string }
  kind: Kind
  /** The developer's slug. */
  developer: string
  /** What other files say of the project. */
  others?: Partial<Record<DataFileName, unknown>>
}

/**
 * Adds a project's record, and its records in other files. @throws CannotRun where its id or slug
 * is taken
 */
export function planProject(
  data: DataSet,
  { record, kind, developer, others = {} }: NewRecords,
): Plan {
  const { id, slug } = record
  const projects = projectsIn(data)
  assertUsable(id)
  if (slug !== undefined) assertSlug(slug)
  assertFree([id, slug], projects)
  const file = `${kind}Projects` as const
  const own = data.read(file)
  const named = own ? { ...record, id: idValue(id, own) } : record
  const changes = Object.entries(others).flatMap(([name, given]) => {
    const about = name as DataFileName
    const value = isObject(given) && 'id' in given ? { ...given, id: named.id } : given
    const first = dataFiles[about].shape === 'list' ? [value] : { [id]: value }
    const place = { id, developer }
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

function idFromName(name: string): string {
  const id = toSlug(name)
  if (id !== '') return id
  throw new CannotRun(
    `"${name}" has no letters that an id could be made of: give the project an id.`,
  )
}

/** Puts a project at the end of its developer's list, which is made where it is missing. */
function insertionOf(record: unknown, file: unknown, slug: string): JsonEdit {
  const key = listKey(file, slug)
  return key === undefined ? insertIn([], [record], { key: slug }) : insertIn([key], record)
}

function assertSlug(text: string): void {
  const slug = toSlug(text)
  if (slug === text) return
  const example = slug === '' ? '' : `: "${slug}"`
  throw new CannotRun(
    `"${text}" cannot be a slug: use small letters, digits and hyphens${example}.`,
  )
}

/** A price in the form that files have. @throws CannotRun for a text that cannot be read as one */
function priceOnFile(text: string): string {
  if (parsePrice(text) !== undefined) return standardPriceOnFile(text) ?? text
  throw new CannotRun(
    `The price "${text}" cannot be read: write it as ₹ 2.5 Cr, ₹ 95 L – 1.4 Cr, ₹ 1.15 Cr onwards or Price on Request.`,
  )
}
