import { parseArea } from '../../../domain/area/area-text.ts'
import { memoize } from '../../../domain/text/memoize.ts'
import { presentText } from '../../../domain/text/text.ts'
import { isOutside, priceEnds, type Ends } from '../outside-range.ts'
import { idText, nameKey } from '../project-id-table.ts'
import { projectFiles, property, type ProjectFile, type ValidRecord } from '../records.ts'
import type { Rule, RuleContext } from '../rule.ts'

// Each text is read once, however often the data is checked while somebody edits it.
const sizeEnds = memoize((text: string): Ends => parseArea(text) ?? {})

/**
 * The ends of a size; none on another basis than the project's ('carpet'), as the two cannot be
 * compared.
 */
const areaEnds = (text: string, other: string): Ends =>
  basisOf(text) === basisOf(other) ? sizeEnds(text) : {}

const basisOf = memoize((text: string) => /carpet|super|built|plot/iu.exec(text)?.[0].toLowerCase())

const isOther = (name = '', own = ''): boolean =>
  name.trim() !== '' && nameKey(name) !== nameKey(own)

const projectsById = ({ records, projects }: RuleContext) => {
  const valid = new Map(records(...projectFiles).map((one) => [one.value as unknown, one]))
  return (id: string): ValidRecord<ProjectFile>['value'] | undefined =>
    valid.get(projects.byId(id)?.record.value)?.value
}

export const floorPlanOutsideRange: Rule = {
  name: 'floor-plan-range',
  level: 'warning',
  guide:
    'A floor plan’s price or size is outside those of its project, so one of the two pages says something wrong: look for a digit or a unit, or correct the project’s own range.',
  check: (data, report) => {
    if (!data.isFullyRead(...projectFiles)) return
    const projectOf = projectsById(data)
    for (const record of data.records('floorPlan')) {
      const project = projectOf(idText(property(record.value, 'id')) ?? '')
      if (!project) continue
      const price = presentText(project.price) ?? presentText(project.starting_price) ?? ''
      const { area = '' } = project
      const fields = [
        ['baseSellingPrice', 'price', price, priceEnds],
        ['area', 'size', area, (text: string) => areaEnds(text, area)],
      ] as const
      for (const [field, word, own, endsOf] of fields) {
        const range = endsOf(own)
        const outside = [...record.value.floors.entries()].filter(([, floor]) =>
          isOutside(endsOf(floor[field] ?? ''), range),
        )
        const [[index, floor] = []] = outside
        if (index === undefined || floor === undefined) continue
        // A floor plan that names another project is reported for that.
        if (isOther(record.value.name, project.name)) continue
        const more = outside.length === 1 ? '' : ` (and ${outside.length - 1} more below)`
        report(record, ['floors', index, field], {
          message: `the ${word} "${floor[field]}"${more} is outside the project's own, "${own}"; one of them is wrong`,
        })
      }
    }
  },
}
