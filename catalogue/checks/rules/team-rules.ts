import { advisersFor, toAdviser } from '../../../domain/enquiry/adviser.ts'
import { isEmail } from '../../../domain/enquiry/enquiry.ts'
import { listAnd } from '../../../domain/text/text.ts'
import type { Report } from '../finding.ts'
import { canBeDialled } from '../phone-number.ts'
import { projectFiles } from '../records.ts'
import type { Rule, RuleContext } from '../rule-context.ts'
import { idOf, reportRepeated } from './duplicate-rules.ts'
import { checkReferences } from './reference-rules.ts'

const checkIds = ({ allRecords }: RuleContext, report: Report): void =>
  reportRepeated(allRecords('team'), idOf, (record) => {
    report(record, ['id'], {
      message: `another adviser has the id "${idOf(record)}", so nobody can tell whose an enquiry is`,
    })
  })

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
  const { cities, cityOf, projects, developerAddress, isFullyRead, records } = data
  const [first, ...others] = records('team')
  if (!first || !isFullyRead('team', 'site', ...projectFiles)) return
  const team = [first, ...others].map(({ value }) =>
    toAdviser(value, developerAddress, cities.byName),
  )
  const unanswered = projects.all.flatMap(({ record, ids: [id = '', customId], developer }) => {
    const city = cityOf(record)
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
    checkReferences('team')(data, report)
    checkCities(data, report)
  },
}

export const teamRules: readonly Rule[] = [team]
