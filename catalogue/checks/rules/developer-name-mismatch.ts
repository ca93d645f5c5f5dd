import { developersNamedIn, developerSlug } from '../rule-context.ts'
import type { FindingDetails } from '../finding.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { projectFiles, type ValidRecord } from '../records.ts'

type Named = { record: DeveloperRecord; name: string; slug: string }
type DeveloperRecord = ValidRecord<'leadingRealEstateDevelopers' | 'companyData'>

const namedIn = (records: readonly DeveloperRecord[]): Named[] =>
  records.map((record) => {
    const { id, name } = record.value
    return { record, name: name.trim(), slug: developerSlug(String(id)) }
  })

const namesInProjects = (data: RuleContext): ReadonlyMap<string, string> => {
  const names = data.texts(projectFiles, 'developer').map(({ value }) => value.trim())
  return new Map(
    names.filter((name) => developerSlug(name) !== '').map((name) => [developerSlug(name), name]),
  )
}

/**
 * The records whose name differs from that of another record of the same developer. The name that
 * makes the id is the right one; names in projects are compared by their slugs.
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
  for (const developer of listed) {
    const company = bySlug.get(developer.slug)
    const isOwn = developerSlug(developer.name) === developer.slug
    if (company !== undefined && !isSame(company.name, developer.name)) {
      if (isOwn || developerSlug(company.name) !== developer.slug)
        yield { ...company, known: developer.name }
      else yield { ...developer, known: company.name }
    } else if (!isOwn) {
      const nameInProjects = inProjects.get(developer.slug)
      if (nameInProjects !== undefined && !inProjects.has(developerSlug(developer.name)))
        yield { ...developer, known: nameInProjects }
    }
  }
}

/**
 * Two names that differ only in how accents are encoded look the same; another rule reports those.
 */
const isSame = (a: string, b: string) => a.normalize() === b.normalize()

const contradicts = (name: string, knownName: string): FindingDetails => ({
  message: `the developer is called "${name}" here and "${knownName}" elsewhere`,
  suggestion: knownName,
  hint: `Write "${knownName}", or change the name everywhere with the command rename.`,
  fix: () => (developerSlug(name) === developerSlug(knownName) ? knownName : undefined),
})

export const developerNameMismatch: Rule = {
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
    if (!data.isFullyRead('leadingRealEstateDevelopers', 'companyData')) return
    for (const { record, pathInRecord, value: name } of developersNamedIn(data)) {
      const knownName = data.developers.get(developerSlug(name))
      // Two names with one slug are one developer; a name with another slug is another developer.
      if (knownName === undefined || isSame(knownName, name.trim())) continue
      if (developerSlug(knownName) === developerSlug(name))
        report(record, pathInRecord, contradicts(name, knownName))
    }
  },
}
