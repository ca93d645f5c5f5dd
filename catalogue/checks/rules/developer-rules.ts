import { DEVELOPER_TYPES, unknownDeveloperTypes } from '../../../domain/project/developer-types.ts'
import { presentText } from '../../../domain/text/text.ts'
import type { FindingDetails, Report } from '../finding.ts'
import { projectFiles, asList, property, type ValidRecord } from '../records.ts'
import {
  developerKey,
  developersIn,
  developerSlug,
  developersNamedIn,
  type Rule,
  type RuleContext,
} from '../rule-context.ts'
import { nearest } from '../suggestions.ts'

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
    names.flatMap((name) => (developerSlug(name) === '' ? [] : [[developerSlug(name), name]])),
  )
}

/**
 * The records whose name differs from that of another record of the same developer. The name that
 * makes the id is the right one; names in projects are compared by their slugs.
 */
function* oddNames(
  named: readonly Named[],
  inProjects: ReadonlyMap<string, string>,
): Iterable<Named & { known: string }> {
  const isCompany = ({ record }: Named) => record.file === 'companyData'
  const companies = new Map(named.filter(isCompany).map((company) => [company.slug, company]))
  for (const developer of named) {
    if (isCompany(developer)) continue
    const company = companies.get(developer.slug)
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

const developerNameMismatch: Rule = {
  name: 'developer-name',
  level: 'error',
  guide: 'One developer has two names. Write one of them, or use `rename`.',
  check: (data, report) => {
    const all = namedIn(data.records('leadingRealEstateDevelopers', 'companyData'))
    const named = all.filter(({ name }) => developerSlug(name) !== '')
    for (const { record, name, slug } of all) {
      if (developerSlug(name) !== '' || slug !== '') continue
      report(record, ['id'], {
        message: `the name "${name}" has no Latin letter, so the id makes the developer's address; write an id in small Latin letters, such as raheja-homes`,
      })
    }
    for (const { record, name, known } of oddNames(named, namesInProjects(data)))
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

// Unknown developers have a rule of their own, and say nothing of the key.
const namedDevelopers = (list: unknown, key: string, data: RuleContext) =>
  asList(list).flatMap((project, index) => {
    const name = presentText(property(project, 'developer'))
    if (name === undefined) return []
    const slug = data.developerAddress(name)
    if (slug === '') return []
    const canBeTrusted =
      data.developers.has(developerKey(name)) ||
      slug === developerSlug(key) ||
      !data.isFullyRead('leadingRealEstateDevelopers')
    const title = presentText(property(project, 'name')) ?? `number ${index + 1}`
    return canBeTrusted ? [{ index, title, name, slug }] : []
  })

const developerSlugMismatch: Rule = {
  name: 'developer-slug',
  level: 'error',
  guide: "The key above a list of projects is not their developer's id.",
  check: (data, report) => {
    for (const entry of data.entries(...projectFiles)) {
      const [key = ''] = entry.pathInFile
      const named = namedDevelopers(entry.value, key, data)
      const wrong = named.filter(({ slug }) => slug !== key)
      const [first] = wrong
      if (first === undefined) continue
      if (wrong.length === named.length) {
        const { name, slug } = first
        const details = {
          message: `the key has to be "${slug}", as their developer is "${name}"`,
          suggestion: slug,
          hint: `Write "${slug}".`,
          fix: () => data.suggest.only(key, [slug]),
        }
        report(entry, [], details, 'key')
        continue
      }
      for (const { index, title, name, slug } of wrong)
        report(entry, [String(index), 'developer'], {
          message: `the project "${title}" is of "${name}", but is under the key "${key}"`,
          suggestion: slug,
          hint: `Move the project under "${slug}", or correct its developer.`,
        })
    }
  },
}

const isKnown = (name: string, { developers }: RuleContext): boolean =>
  developers.has(developerKey(name))

const unknownName = (name: string, { developers, suggest }: RuleContext): FindingDetails => ({
  message: `"${name}" is neither a leading developer nor a company`,
  suggestion: suggest.nearest(name, developers.values()),
  fix: () => suggest.only(name, developers.values()),
})

/** Reports lists of projects whose key and whose projects name no known developer. */
const checkKeys = (data: RuleContext, report: Report): void => {
  for (const entry of data.entries(...projectFiles)) {
    const [key = ''] = entry.pathInFile
    if (isKnown(key, data)) continue
    const names = asList(entry.value)
      .map((project) => presentText(property(project, 'developer')))
      .filter((name) => name !== undefined)
    // A key whose projects name another developer is reported by `developer-slug`.
    if (names.some((name) => developerKey(name) !== developerKey(key))) continue
    const { fix: _, ...details } = unknownName(names[0] ?? key, data)
    report(entry, [], details, 'key')
  }
}

/** Reports companies whose id is no developer's though their name is. */
const checkCompanies = ({ records, developers, suggest }: RuleContext, report: Report): void => {
  const leading = developersIn(records('leadingRealEstateDevelopers')).developers
  for (const record of records('companyData')) {
    const [id, key] = [String(record.value.id), developerKey(record.value.name)]
    if (leading.has(developerKey(id)) || !leading.has(key)) continue
    report(record, ['id'], {
      message: `no developer has the id "${id}", though one has this name`,
      suggestion: key,
      fix: () => suggest.only(id, developers.keys()),
    })
  }
}

/** Reports developers' cards that lead to the page of a developer who does not exist, or of another one. */
const checkDeveloperCards = (data: RuleContext, report: Report): void => {
  for (const record of data.records('leadingRealEstateDevelopers')) {
    const [, slug] = /^\/project-details\/([^/?#]+)\/?$/u.exec(record.value.url?.trim() ?? '') ?? []
    if (slug === undefined) continue
    if (isKnown(slug, data)) {
      const name = data.developers.get(developerKey(slug)) ?? slug
      if (developerKey(name) === developerKey(record.value.name)) continue
      report(record, ['url'], {
        message: `the card of "${record.value.name}" leads to the page of "${name}"`,
      })
      continue
    }
    report(record, ['url'], {
      message: `the card leads to "/project-details/${slug}", but no developer has that id`,
      suggestion: data.suggest.nearest(slug, data.developers.keys()),
      fix: () => {
        const only = data.suggest.only(slug, data.developers.keys())
        return only && `/project-details/${only}`
      },
    })
  }
}

const unknownDeveloper: Rule = {
  name: 'unknown-developer',
  level: 'error',
  guide: 'The name is not among the developers. Add it there, or correct the spelling.',
  check: (data, report) => {
    if (data.isFullyRead('leadingRealEstateDevelopers')) checkCompanies(data, report)
    checkDeveloperCards(data, report)
    if (!data.isFullyRead('leadingRealEstateDevelopers', 'companyData')) return
    for (const { record, pathInRecord, value: text } of developersNamedIn(data)) {
      const [key = ''] = record.pathInFile
      const name = text.trim()
      if (name === '' || isKnown(name, data)) continue
      // A name that agrees with its key is reported with the key, once for all its projects.
      if (developerKey(name) !== developerKey(key))
        report(record, pathInRecord, unknownName(name, data))
    }
    checkKeys(data, report)
  },
}

const developerTypeUnknown: Rule = {
  name: 'developer-type',
  level: 'warning',
  guide: 'A word of `type` is none of the four, so the developer is missing on a page.',
  check: (data, report) => {
    const texts = data.texts(['leadingRealEstateDevelopers'], 'type')
    for (const { record, pathInRecord, value: text } of texts) {
      const [word] = unknownDeveloperTypes(text)
      if (word === undefined) continue
      const only = data.suggest.only(word, DEVELOPER_TYPES)
      report(record, pathInRecord, {
        message: `"${word}" is none of ${DEVELOPER_TYPES.join(', ')}, so it leads to no listing page`,
        suggestion: nearest(word, DEVELOPER_TYPES),
        fix: () =>
          only &&
          text.replaceAll(/[^,/;&\s]+/gu, (one) => (one.toLowerCase() === word ? only : one)),
      })
    }
  },
}

export const developerRules: readonly Rule[] = [
  developerNameMismatch,
  developerSlugMismatch,
  unknownDeveloper,
  developerTypeUnknown,
]
