import type { DataFileName } from '../../data-files.ts'
import type { Finding } from '../finding.ts'
import { property, textIn } from '../records.ts'
import type { Rule } from '../rule-context.ts'

type Gap = { name: string; guide: string; message: string; file?: DataFileName }

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
    // 'On request' counts as a price.
    name: 'no-price',
    guide:
      'The project has no price, so its page calculates no cost. Write Price on Request where that is what buyers hear.',
    message: 'has no price',
  },
]

/** One rule for each gap that a project's page would show. */
export const gapRules = table.map((gap): Rule => ({
  name: gap.name,
  level: 'warning',
  guide: gap.guide,
  isGap: true,
  check: (data, report) => {
    if (gap.file && !data.isFullyRead(gap.file)) return
    const renamed = new Set(data.renamed.map(({ project }) => project))
    for (const project of data.projects.all) {
      const { record, ids, isShadowed } = project
      const isMissing = gap.file
        ? !renamed.has(project) &&
          ids.length > 0 &&
          !isShadowed &&
          !data.coverage.get(gap.file)?.mentioned.has(project)
        : !['price', 'starting_price'].some((field) => isPresent(property(record.value, field)))
      const isNamed = textIn(record.value, 'name') !== undefined
      if (isMissing && isNamed && !data.isBroken(record.file))
        report(record, [], { message: gap.message })
    }
  },
}))

// A value of the wrong type is no gap: the schema reports it.
const isPresent = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'string' || value.trim() !== '')

/** The file in which something is missing, by the rule of the finding. */
export const gapOf = ({ rule }: Finding): DataFileName | undefined =>
  table.find(({ name }) => name === rule.name)?.file
