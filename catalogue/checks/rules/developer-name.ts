import { presentText } from '../../../domain/text/text.ts'
import { developerSlug } from '../../../domain/text/slug.ts'
import { developersNamedIn } from '../rule-context.ts'
import type { Fault, Rule, RuleContext } from '../rule.ts'
import { projectFiles, property, type RecordAt } from '../records.ts'

/** A developer's record with its name and the slug of its id. */
type Named = { record: RecordAt; name: string; slug: string }

const namedIn = (records: readonly RecordAt[]): Named[] =>
  records.flatMap((record) => {
    const name = presentText(property(record.value, 'name'))
    const slug = developerSlug(presentText(property(record.value, 'id')) ?? '')
    return name === undefined ? [] : [{ record, name, slug }]
  })

/** The names that projects give, by their slugs. */
const namesInProjects = (data: RuleContext): ReadonlyMap<string, string> => {
  const names = data.texts(projectFiles, 'developer').map(({ value }) => value.trim())
  return new Map(
    names.filter((name) => developerSlug(name) !== '').map((name) => [developerSlug(name), name]),
  )
}

/**
 * The records whose name another one of the same id contradicts. Of two, the one is right that its
 * id was made of; the names that projects give go by their slugs.
 */
function* oddNames(
  allListed: readonly Named[],
  allCompanies: readonly Named[],
  inProjects: ReadonlyMap<string, string>,
): Iterable<Named & { known: string }> {
  const [listed = [], companies = []] = [allListed, allCompanies].map((list) =>
    list.filter(({ name }) => developerSlug(name) !== ''),
  )
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

const contradicts = (name: string, known: string): Fault => ({
  message: `the developer is called "${name}" here and "${known}" elsewhere`,
  suggestion: known,
  hint: `Write "${known}", or change the name everywhere with the command rename.`,
  fix: () => (developerSlug(name) === developerSlug(known) ? known : undefined),
})

/** One developer called by several names, or by one that no address can be made of. */
export const developerName: Rule = {
  name: 'developer-name',
  level: 'error',
  guide: 'One developer has two names. Write one of them, or use `rename`.',
  check: (data, report) => {
    const listed = namedIn(data.records('leadingRealEstateDevelopers'))
    const companies = namedIn(data.records('companyData'))
    for (const { record, name, slug } of [...listed, ...companies]) {
      if (developerSlug(name) !== '' || slug !== '') continue
      report(record, ['id'], {
        message: `the name "${name}" has no Latin letter, so the id makes the developer's address; write an id in small Latin letters, such as raheja-homes`,
      })
    }
    for (const { record, name, known } of oddNames(listed, companies, namesInProjects(data)))
      if (!data.isBroken(record.file)) report(record, ['name'], contradicts(name, known))
    if (!data.isWhole('leadingRealEstateDevelopers', 'companyData')) return
    for (const { record, below, value: name } of developersNamedIn(data)) {
      const known = data.developers.get(developerSlug(name))
      // Two names of one slug; another slug is another developer.
      if (known === undefined || known === name.trim()) continue
      if (developerSlug(known) === developerSlug(name))
        report(record, below, contradicts(name, known))
    }
  },
}
