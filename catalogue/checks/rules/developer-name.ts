import { presentText } from '../../../domain/text/text.ts'
import { developerSlug } from '../cached.ts'
import type { RecordAt } from '../records.ts'
import { projectFiles, property, type Rule } from '../rule.ts'

type Detail = {
  readonly name: string
  /** As the developer is called elsewhere; undefined where the name makes no address. */
  readonly known: string | undefined
}

/** A developer's record with its name and the slug of its id. */
type Named = { readonly record: RecordAt; readonly name: string; readonly slug: string }

/**
 * The records whose name another one of the same id contradicts. Of two, the one is right that its
 * id was made of; the names that projects give go by their slugs.
 */
function* oddNames(
  listed: readonly Named[],
  companies: readonly Named[],
  inProjects: ReadonlyMap<string, string>,
): Iterable<Named & { readonly known: string }> {
  const bySlug = new Map(companies.map((company) => [company.slug, company]))
  for (const one of listed) {
    const company = bySlug.get(one.slug)
    const isOwn = developerSlug(one.name) === one.slug
    if (company !== undefined && company.name !== one.name) {
      if (isOwn || developerSlug(company.name) !== one.slug) yield { ...company, known: one.name }
      else yield { ...one, known: company.name }
    } else if (!isOwn) {
      const known = inProjects.get(one.slug)
      if (known !== undefined && !inProjects.has(developerSlug(one.name))) yield { ...one, known }
    }
  }
}

/** One developer called by several names, or by one that no address can be made of. */
export const developerName: Rule<Detail> = {
  name: 'developer-name',
  level: 'error',
  guide: 'One developer has two names. Write one of them, or use `rename`.',
  checks: [
    {
      scope: 'entry',
      files: ['leadingRealEstateDevelopers', 'companyData'],
      check: ({ value }, _known, report) => {
        const name = presentText(property(value, 'name'))
        const id = presentText(property(value, 'id')) ?? ''
        if (name !== undefined && developerSlug(name) === '' && developerSlug(id) === '')
          report(['id'], { name, known: undefined })
      },
    },
    {
      scope: 'together',
      files: ['leadingRealEstateDevelopers', 'companyData', ...projectFiles],
      begin: () => {
        const listed: Named[] = []
        const companies: Named[] = []
        const inProjects = new Map<string, string>()
        return {
          look: (record) => {
            const isProject = projectFiles.some((file) => file === record.file)
            const name = presentText(property(record.value, isProject ? 'developer' : 'name'))
            if (name === undefined || developerSlug(name) === '') return
            if (isProject) return void inProjects.set(developerSlug(name), name)
            const slug = developerSlug(presentText(property(record.value, 'id')) ?? '')
            const names = record.file === 'companyData' ? companies : listed
            names.push({ record, name, slug })
          },
          end: (report) => {
            for (const { record, name, known } of oddNames(listed, companies, inProjects))
              report(record, ['name'], { name, known })
          },
        }
      },
    },
    {
      scope: 'record',
      files: [...projectFiles, 'floorPlan', 'trendingProjects'],
      needs: ['leadingRealEstateDevelopers', 'companyData'],
      check: ({ value }, { facts: { developers } }, report) => {
        for (const field of ['developer', 'company']) {
          const name = property(value, field)
          if (typeof name !== 'string') continue
          const known = developers.get(developerSlug(name))
          // Two names of one slug; another slug is another developer.
          if (known === undefined || known === name.trim()) continue
          if (developerSlug(known) === developerSlug(name)) report([field], { name, known })
        }
      },
    },
  ],
  words: ({ name, known }) =>
    known === undefined
      ? {
          message: `the name "${name}" has no Latin letter, so the id makes the developer's address; write an id in small Latin letters, such as raheja-homes`,
        }
      : {
          message: `the developer is called "${name}" here and "${known}" elsewhere`,
          suggestion: known,
          hint: `Write "${known}", or change the name everywhere with the command rename.`,
        },
  fix: ({ name, known }) =>
    known !== undefined && developerSlug(name) === developerSlug(known)
      ? { value: known }
      : undefined,
}
