import { presentText } from '../../../domain/text/text.ts'
import { developerKey, developersIn, developersNamedIn } from '../rule-context.ts'
import type { FindingDetails, Report } from '../finding.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { asList, projectFiles, property } from '../records.ts'

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
    const id = presentText(property(record.value, 'id'))
    const name = presentText(property(record.value, 'name'))
    if (id === undefined || name === undefined || leading.has(developerKey(id))) continue
    const key = developerKey(name)
    if (!leading.has(key)) continue
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
    const url = presentText(property(record.value, 'url'))
    const slug = /^\/project-details\/([^/?#]+)\/?$/u.exec(url ?? '')?.[1]
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

export const unknownDeveloper: Rule = {
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
