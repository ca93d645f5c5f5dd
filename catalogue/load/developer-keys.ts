import { developerSlug } from '../../domain/text/slug.ts'
import { normalizeText } from '../../domain/text/text.ts'
import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import { projectFiles } from '../checks/records.ts'
import type { LoadedFiles } from '../indexes/loaded-files.ts'

type Named = { id: string | number; name: string }

/** The slug of a developer's name; of its id where the name has no Latin letter or digit. */
export const developerSlugOf = ({ id, name }: Named): string =>
  developerSlug(name) || developerSlug(String(id))

/**
 * The files with an address for every developer: a list of projects whose key makes no slug is
 * under the slug of the developer that the key names, or under a number where nobody has one.
 */
export function withDeveloperKeys(files: LoadedFiles): LoadedFiles {
  const known = new Map<string, string>()
  for (const record of [
    ...(files.leadingRealEstateDevelopers ?? []),
    ...(files.companyData ?? []),
  ]) {
    const slug = developerSlugOf(record)
    if (slug !== '' && !known.has(normalizeText(record.name)))
      known.set(normalizeText(record.name), slug)
  }
  const slugOf = (key: string): string => {
    const name = normalizeText(key)
    const slug = known.get(name) ?? `developer-${known.size + 1}`
    known.set(name, slug)
    return slug
  }
  const result: { -readonly [N in keyof LoadedFiles]: LoadedFiles[N] } = { ...files }
  for (const file of projectFiles) {
    const value = files[file]
    if (value === undefined || Object.keys(value).every((key) => developerSlug(key) !== ''))
      continue
    const renamed: Record<string, readonly ProjectRecord[]> = {}
    for (const [key, list] of Object.entries(value)) {
      const slug = developerSlug(key) === '' ? slugOf(key) : key
      renamed[slug] = [...(renamed[slug] ?? []), ...list]
    }
    result[file] = renamed
  }
  return result
}
