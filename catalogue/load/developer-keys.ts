import { createHash } from 'node:crypto'
import { toSlug } from '../../domain/text/slug.ts'
import { normalizeText } from '../../domain/text/text.ts'
import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import { textIn } from '../checks/records.ts'
import type { LoadedFiles } from '../indexes/loaded-files.ts'
import { withKeys } from './standardise.ts'

/**
 * The slug of a developer's record: of its name, or of its id where the name has no Latin letter or
 * digit.
 */
export const developerSlugOf = (record: unknown): string =>
  toSlug(textIn(record, 'name') ?? '') || toSlug(textIn(record, 'id') ?? '')

/**
 * Prepares the slugs of developers by their names: that of the name, or of the first record with this
 * name where it has no Latin letter or digit; '' where there is none.
 */
export function developerSlugs(records: Iterable<unknown>): (name: string) => string {
  const slugs = new Map<string, string>()
  for (const record of records) {
    const name = normalizeText(textIn(record, 'name') ?? '')
    const slug = developerSlugOf(record)
    if (slug !== '' && !slugs.has(name)) slugs.set(name, slug)
  }
  return (name) => toSlug(name) || (slugs.get(normalizeText(name)) ?? '')
}

/**
 * The files with an address for every developer: a list of projects whose key makes no slug moves
 * to the slug of the developer that the key names, or, where that developer has none, to a digest of
 * the key, which stays the same whoever else is added.
 */
export function withDeveloperKeys(files: LoadedFiles): LoadedFiles {
  const { residentialProjects, commercialProjects } = files
  const records = [...(files.leadingRealEstateDevelopers ?? []), ...(files.companyData ?? [])]
  const slugOf = developerSlugs(records)
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
