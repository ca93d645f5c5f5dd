import { advisersFor, toAdviser } from '../../../domain/enquiry/adviser.ts'
import { isEmail } from '../../../domain/enquiry/enquiry.ts'
import { correctedCity } from '../../../domain/place/cities.ts'
import { parseLocalities } from '../../../domain/place/localities.ts'
import { listAnd } from '../../../domain/text/text.ts'
import type { FindingDetails, Report } from '../finding.ts'
import { canBeDialled } from '../phone-number.ts'
import { idText } from '../project-id-table.ts'
import { projectFiles, property, textIn, valuesAt } from '../records.ts'
import { isLost } from '../renamed-projects.ts'
import { developerKey } from '../rule-context.ts'
import type { Rule, RuleContext } from '../rule.ts'

/** What an adviser names, and the finding for a name that nothing has; undefined for one that is known. */
const names: Readonly<
  Record<string, (name: string, data: RuleContext) => FindingDetails | undefined>
> = {
  'projects/*': (id, data) => {
    const { projects, suggest, isFullyRead } = data
    if (!isFullyRead(...projectFiles) || projects.byId(id) || isLost(id, data)) return undefined
    return {
      message: `no project has the id "${id}", so its enquiries go to others`,
      suggestion: projects.bySlug(id)?.ids[0] ?? suggest.nearest(id, projects.ids()),
      fix: () => suggest.only(id, projects.ids()),
    }
  },
  'developers/*': (id, { developers, suggest, isFullyRead }) =>
    !isFullyRead('leadingRealEstateDevelopers', 'companyData') || developers.has(developerKey(id))
      ? undefined
      : {
          message: `no developer has the id "${id}", so enquiries about its projects go to others`,
          suggestion: suggest.nearest(id, developers.keys()),
          fix: () => suggest.only(id, developers.keys()),
        },
  'cities/*': (name, { cities, isFullyRead }) =>
    !isFullyRead('site') || cities.byName(name) !== undefined
      ? undefined
      : {
          message: `"${name}" is no city of site.json, so its enquiries go to others`,
          suggestion: correctedCity([name], cities),
        },
}

const checkNames = (data: RuleContext, report: Report): void => {
  for (const record of data.records('team'))
    for (const [path, detailsOf] of Object.entries(names))
      for (const { pathInRecord, value } of valuesAt(record, path)) {
        const details = detailsOf(idText(value) ?? '', data)
        if (details) report(record, pathInRecord, details)
      }
}

const checkIds = ({ allRecords }: RuleContext, report: Report): void => {
  const taken = new Set<string>()
  for (const record of allRecords('team')) {
    const id = idText(property(record.value, 'id'))
    if (id !== undefined && taken.has(id))
      report(record, ['id'], {
        message: `another adviser has the id "${id}", so nobody can tell whose an enquiry is`,
      })
    taken.add(id ?? '')
  }
}

const contacts: Readonly<Record<string, (text: string) => boolean>> = {
  email: isEmail,
  phone: canBeDialled,
  // Its links need the country code, without a sign before it.
  whatsapp: (text) => /^\d+$/u.test(text) && canBeDialled(`+${text}`),
}

const checkContacts = ({ texts }: RuleContext, report: Report): void => {
  for (const [field, isReached] of Object.entries(contacts))
    for (const { record, pathInRecord, value } of texts(['team'], field)) {
      if (value.trim() === '' || isReached(value)) continue
      report(record, pathInRecord, {
        message:
          field === 'email'
            ? `"${value}" is no e-mail address, so the agency's own gets the enquiries alone`
            : `"${value}" can be no phone number; count its digits, which are ten behind +91, for WhatsApp without + and spaces`,
      })
    }
}

/** Reports cities with projects that no adviser answers for, absences aside. */
const checkCities = (data: RuleContext, report: Report): void => {
  const { cities, projects, developerAddress, isFullyRead, records } = data
  const [first, ...others] = records('team')
  if (!first || !isFullyRead('team', 'site', ...projectFiles)) return
  const team = [first, ...others].map(({ value }) =>
    toAdviser(value, developerAddress, cities.byName),
  )
  const unanswered = projects.all.flatMap(({ record, ids: [id = '', customId], developer }) => {
    const city = cities.ofLocalities(parseLocalities(textIn(record.value, 'localities') ?? ''))
    const project = { id, ...(customId !== undefined && { customId }) }
    const answering = advisersFor(team, { project, developer, city }, '9999-12-31')
    return city === undefined || answering.length > 0 ? [] : [cities.nameOf(city)]
  })
  if (unanswered.length > 0)
    report(first, [], {
      level: 'warning',
      message: `nobody answers for some projects in ${listAnd([...new Set(unanswered)])}: name the cities, or add an adviser who names no project, developer or city`,
    })
}

const team: Rule = {
  name: 'team',
  level: 'error',
  guide:
    'An adviser names a project, developer or city that is not there, has the id of another one, or an address or number that nobody can be reached at. A warning: there are projects in a city that no adviser answers for; the agency itself gets their enquiries.',
  check: (data, report) => {
    checkIds(data, report)
    checkContacts(data, report)
    checkNames(data, report)
    checkCities(data, report)
  },
}

export const teamRules: readonly Rule[] = [team]
