import { presentText } from '../../../domain/text/text.ts'
import { developerKey } from '../developers.ts'
import type { Report, Rule, RuleContext } from '../rule.ts'
import { listOf, projectFiles, property } from '../records.ts'

type Detail = {
  readonly developer: string
  /** Whether a name is meant, a company's id, or the end of a card's address. */
  readonly as: 'name' | 'id' | 'address'
  readonly nearest: string | undefined
}

const detailFor = (
  developer: string,
  as: 'name' | 'address',
  { developers, suggest }: RuleContext,
): Detail => ({
  developer,
  as,
  nearest: suggest.nearest(developer, as === 'name' ? developers.values() : developers.keys()),
})

const isKnown = (name: string, { developers }: RuleContext): boolean =>
  developers.has(developerKey(name))

const messageFor = ({ developer, as }: Detail): string => {
  switch (as) {
    case 'name':
      return `"${developer}" is neither a leading developer nor a company`
    case 'id':
      return `no developer has the id "${developer}", though one has this name`
    case 'address':
      return `the card leads to "/project-details/${developer}", but no developer has that id`
  }
}

/** Lists of projects whose key and whose projects name no known developer. */
const checkKeys = (data: RuleContext, report: Report<Detail>): void => {
  for (const entry of data.entries(...projectFiles)) {
    const [key = ''] = entry.segments
    if (isKnown(key, data)) continue
    const names = listOf(entry.value)
      .map((project) => presentText(property(project, 'developer')))
      .filter((name) => name !== undefined)
    // Projects that name another developer: the key is for `developer-slug` to report.
    if (names.some((name) => developerKey(name) !== developerKey(key))) continue
    report(entry, [], detailFor(names[0] ?? key, 'name', data), 'key')
  }
}

/** Companies whose id is no developer's though their name is. */
const checkCompanies = ({ records, leading }: RuleContext, report: Report<Detail>): void => {
  for (const record of records('companyData')) {
    const id = presentText(property(record.value, 'id'))
    const name = presentText(property(record.value, 'name'))
    if (id === undefined || name === undefined || leading.has(developerKey(id))) continue
    const nearest = developerKey(name)
    if (leading.has(nearest)) report(record, ['id'], { developer: id, as: 'id', nearest })
  }
}

/** Cards that lead to the page of a developer who does not exist. */
const checkCards = (data: RuleContext, report: Report<Detail>): void => {
  for (const record of data.records('leadingRealEstateDevelopers')) {
    const url = presentText(property(record.value, 'url'))
    const slug = /^\/project-details\/([^/?#]+)\/?$/u.exec(url ?? '')?.[1]
    if (slug === undefined || isKnown(slug, data)) continue
    report(record, ['url'], detailFor(slug, 'address', data))
  }
}

/** A developer who is neither a leading developer nor a company. */
export const unknownDeveloper: Rule<Detail> = {
  name: 'unknown-developer',
  level: 'error',
  guide: 'The name is not among the developers. Add it there, or correct the spelling.',
  check: (data, report) => {
    if (data.isWhole('leadingRealEstateDevelopers')) checkCompanies(data, report)
    checkCards(data, report)
    if (!data.isWhole('leadingRealEstateDevelopers', 'companyData')) return
    for (const record of data.records(...projectFiles, 'floorPlan', 'trendingProjects')) {
      const [key = ''] = record.segments
      for (const field of ['developer', 'company']) {
        const name = presentText(property(record.value, field))
        if (name === undefined || isKnown(name, data)) continue
        // Where the key says the same, the key is reported, once for all its projects.
        if (developerKey(name) === developerKey(key)) continue
        report(record, [field], detailFor(name, 'name', data))
      }
    }
    checkKeys(data, report)
  },
  messages: (detail) => ({ message: messageFor(detail), suggestion: detail.nearest }),
  fix: ({ developer, as }, { developers, suggest }, { at }) => {
    const names = as === 'name' ? developers.values() : developers.keys()
    const only = at === 'key' ? undefined : suggest.only(developer, names)
    if (only === undefined) return undefined
    return { value: as === 'address' ? `/project-details/${only}` : only }
  },
}
