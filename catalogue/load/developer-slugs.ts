import { createHash } from 'node:crypto'
import { toSlug } from '../../domain/text/slug.ts'
import { normalizeText } from '../../domain/text/text.ts'
import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import { asList, entriesOf, projectFiles, recordsIn, textIn } from '../checks/records.ts'
import type { DataFileName } from '../data-files.ts'
import type { LoadedFiles } from '../indexes/loaded-files.ts'
import { withKeys } from './standardise.ts'

/**
 * The slug of a developer's record: of its name, or of its id where the name has no Latin letter or
 * digit.
 */
export const developerSlugOf = (record: unknown): string =>
  toSlug(textIn(record, 'name') ?? '') || toSlug(textIn(record, 'id') ?? '')

/**
 * Finds the slugs of developers by their names and ids: that of the first record which has the text for
 * a name or id, else that of the text itself; '' where there is none.
 */
export function developerSlugs(records: Iterable<unknown>): (nameOrId: string) => string {
  const slugs = new Map<string, string>()
  for (const record of records) {
    const slug = developerSlugOf(record)
    const texts = [textIn(record, 'name'), textIn(record, 'id')].filter(
      (text) => text !== undefined,
    )
    for (const text of texts.map(normalizeText))
      if (slug !== '' && !slugs.has(text)) slugs.set(text, slug)
  }
  return (nameOrId) => slugs.get(normalizeText(nameOrId)) ?? toSlug(nameOrId)
}

/**
 * The names of all developers by the slugs of their pages: those of the lists, then those of the project
 * files. Undefined where no record says the name.
 * @param value the content of a file as its editors wrote it
 */
export function developersOf(
  value: (file: DataFileName) => unknown,
): ReadonlyMap<string, string | undefined> {
  const namesBySlug = new Map<string, string | undefined>()
  const add = (slug: string, name: string | undefined): void => {
    if (slug !== '' && namesBySlug.get(slug) === undefined) namesBySlug.set(slug, name)
  }
  for (const file of ['leadingRealEstateDevelopers', 'companyData'] as const)
    for (const { value: record } of recordsIn(file, value(file)))
      add(developerSlugOf(record), textIn(record, 'name'))
  for (const file of projectFiles)
    for (const { pathInFile, value: list } of entriesOf(file, value(file)))
      add(toSlug(pathInFile[0] ?? ''), textIn(asList(list)[0], 'developer'))
  return namesBySlug
}

/** The records of developers, leading ones first. */
export const developerRecords = (files: LoadedFiles) => [
  ...(files.leadingRealEstateDevelopers ?? []),
  ...(files.companyData ?? []),
]

/**
 * The files with an address for every developer: a list of projects whose key makes no slug moves
 * to the slug of the developer that the key names, or, where that developer has none, to a digest of
 * the key, which stays the same whoever else is added.
 */
export function withDeveloperKeys(files: LoadedFiles): LoadedFiles {
  const { residentialProjects, commercialProjects } = files
  const slugOf = developerSlugs(developerRecords(files))
  const rename = (lists: LoadedFiles['residentialProjects']) =>
    lists &&
    withKeys<readonly ProjectRecord[]>(lists, (key) =>
      toSlug(key) === '' ? slugOf(key) || `developer-${digestOf(key)}` : key,
    )
  return {
    ...files,
    residentialProjects: rename(residentialProjects),
    commercialProjects: rename(commercialProjects),
  }
}

const digestOf = (key: string): string =>
  createHash('sha256').update(normalizeText(key)).digest('hex').slice(0, 8)
