import type { DataFileName } from '../../data-files.ts'
import type { Finding, Rule, RuleContext } from '../rule.ts'
import type { ProjectSummary } from '../project-table.ts'
import { property } from '../records.ts'

/** What is missing of a project, in another file or in its own record. */
type Gap = {
  readonly name: string
  readonly guide: string
  readonly message: string
} & ({ file: DataFileName } | { fields: readonly string[] })

const table: readonly Gap[] = [
  {
    name: 'no-amenities',
    guide: 'The project has no amenities yet; its page leaves them out.',
    message: 'has no amenities',
    file: 'projectAmenities',
  },
  {
    name: 'no-floor-plan',
    guide: 'The project has no floor plan yet; its page leaves it out.',
    message: 'has no floor plan',
    file: 'floorPlan',
  },
  {
    name: 'no-location',
    guide:
      'The project has no location pictures and no nearby places yet; its page leaves them out.',
    message: 'has no location pictures and no nearby places',
    file: 'locationData',
  },
  {
    name: 'no-payment-plan',
    guide: 'The project has no payment plan yet; its page leaves it out.',
    message: 'has no payment plan',
    file: 'paymentPlan',
  },
  {
    // A price 'on request' is one.
    name: 'no-price',
    guide:
      'The project has no price, so its page calculates no cost. Write Price on Request where that is what buyers hear.',
    message: 'has no price',
    fields: ['price', 'starting_price'],
  },
]

/** One rule a gap that a project's page would show. */
export const missingDetails = table.map((gap): Rule => ({
  name: gap.name,
  level: 'warning',
  guide: gap.guide,
  form: 'predicate',
  check: (data, report) => {
    if ('file' in gap && !data.isWhole(gap.file)) return
    for (const project of data.projects.all) {
      if (data.isBroken(project.record.file) || !isMissing(project, gap, data)) continue
      report(project.record, [], { message: gap.message })
    }
  },
}))

const isMissing = (project: ProjectSummary, gap: Gap, { coverage }: RuleContext): boolean =>
  'file' in gap
    ? project.ids.length > 0 &&
      !project.isShadowed &&
      coverage.get(gap.file)?.said.has(project) !== true
    : !gap.fields.some((field) => isPresent(property(project.record.value, field)))

// A value of the wrong type is the schema's to report, not a gap.
const isPresent = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'string' || value.trim() !== '')

/** The file in which a finding says something is missing. */
export const gapOf = ({ rule }: Finding): DataFileName | undefined => {
  const gap = table.find(({ name }) => name === rule.name)
  return gap !== undefined && 'file' in gap ? gap.file : undefined
}
