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
 * The files with an address for every developer: a list of projects whose key makes no slug moves
 * to the slug of the developer that the key names, or, where that developer has none, to a digest of
 * the key, which stays the same whoever else is added.
 */
export function withDeveloperKeys(files: LoadedFiles): LoadedFiles {
  const { residentialProjects, commercialProjects } = files
  const slugsByName = new Map<string, string>()
  const slugOf = (name: string, slug: string): string => {
    const knownSlug = slugsByName.get(normalizeText(name)) ?? slug
    if (knownSlug !== '') slugsByName.set(normalizeText(name), knownSlug)
    return knownSlug
  }
  for (const record of [...(files.leadingRealEstateDevelopers ?? []), ...(files.companyData ?? [])])
    slugOf(record.name, developerSlugOf(record))
  const rename = (lists: LoadedFiles['residentialProjects']) =>
    lists &&
    withKeys<readonly ProjectRecord[]>(lists, (key) =>
      toSlug(key) === '' ? slugOf(key, `developer-${digestOf(key)}`) : key,
    )
  return {
    ...files,
    residentialProjects: rename(residentialProjects),
    commercialProjects: rename(commercialProjects),
  }
}

const digestOf = (key: string): string =>
  createHash('sha256').update(normalizeText(key)).digest('hex').slice(0, 8)
