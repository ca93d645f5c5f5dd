import companies from '../../../schemas/companyData.schema.json' with { type: 'json' }
import developers from '../../../schemas/leadingRealEstateDevelopers.schema.json' with { type: 'json' }
import { parseDeveloperTypes } from '../../../domain/project/developer-types.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { pick } from '../../../domain/value/pick.ts'
import { withoutUndefined } from '../../../domain/value/without-undefined.ts'
import { CannotRun } from '../../../catalogue/system-errors.ts'
import type { Plan } from '../planning-command.ts'
import { redirectsChange } from '../cross-file-changes.ts'
import { freeSlug, knownDevelopers } from '../find-developer.ts'
import { editFile, insertIn } from '../write/file-change.ts'
import type { DataSet } from '../write/data-set.ts'
import { requiredTexts } from './new-project.ts'

/** What a new developer begins with, as it was typed. */
export type NewDeveloper = Readonly<{ name?: string; slug?: string; type?: string }>

/**
 * Adds a developer's card, company and empty list of projects: the site then shows 'Coming Soon'.
 * @param facts what else the two records say, by the names of their fields
 * @throws CannotRun for facts that are missing, cannot be read or are taken
 */
export function planNewDeveloper(
  data: DataSet,
  { slug: givenSlug, type = 'residential', ...given }: NewDeveloper,
  facts: Readonly<Record<string, unknown>> = {},
): Plan {
  const [name = ''] = requiredTexts(given, 'name')
  const types = parseDeveloperTypes(type)
  if (types.length === 0)
    throw new CannotRun('The kind has to be one of residential, commercial, plots, sco.')
  const slug = freeSlug(givenSlug?.trim() || name, knownDevelopers(data))
  const own = { url: paths.developer(slug), ...facts, id: slug, name, type: types.join(', ') }
  const developerCard = recordOf(developers.$defs.leadingDeveloper, own)
  const { description: _, ...company } = recordOf(companies.$defs.company, own)
  const isCommercial = !types.some((one) => one === 'residential' || one === 'plots')
  const projects = isCommercial ? 'commercialProjects' : 'residentialProjects'
  const alive = [paths.developer(slug), paths.floorPlans(slug)]
  return {
    changes: [
      ...editFile(data, projects, () => [insertIn([], [], { key: slug })]),
      ...editFile(data, 'leadingRealEstateDevelopers', () => [insertIn([], developerCard)], [
        developerCard,
      ]),
      ...editFile(data, 'companyData', () => [insertIn([], company)], [company]),
      ...redirectsChange(data, { alive }),
    ],
  }
}

/** The facts that a record has, in the order of its schema. */
const recordOf = ({ properties }: { properties: object }, facts: Record<string, unknown>) =>
  withoutUndefined(pick(facts, Object.keys(properties))) as Record<string, unknown>
