import { parseArea, parseCertainArea } from '../../../domain/area/area-text.ts'
import { basisOf } from '../../../domain/area/area-types.ts'
import { memoize } from '../../../domain/text/memoize.ts'
import { presentText } from '../../../domain/text/text.ts'
import { isOutside, priceEnds, type Ends } from '../outside-range.ts'
import { idText, nameKey, namesOfProject } from '../project-id-table.ts'
import { projectFiles, property, textIn } from '../records.ts'
import type { Rule } from '../rule-context.ts'

// Each text is read once, however often the data is checked while somebody edits it.
const sizeEnds = memoize((text: string): Ends => parseArea(text) ?? {})

/**
 * The ends of a size; none on another basis than the project's ('carpet'), as the two cannot be
 * compared.
 */
const areaEnds = (text: string, other: string): Ends =>
  basisWord(text) === basisWord(other) ? sizeEnds(text) : {}

const basisWord = memoize((text: string) =>
  /carpet|super|built|plot/iu.exec(text)?.[0].toLowerCase(),
)

const isOther = (name = '', own = ''): boolean =>
  name.trim() !== '' && nameKey(name) !== nameKey(own)

export const floorPlanOutsideRange: Rule = {
  name: 'floor-plan-range',
  level: 'warning',
  guide:
    'A floor plan’s price or size is outside those of its project, so one of the two pages says something wrong: look for a digit or a unit, or correct the project’s own range.',
  check: (data, report) => {
    if (!data.isFullyRead(...projectFiles)) return
    for (const record of data.records('floorPlan')) {
      const project = data.projectRecord(idText(property(record.value, 'id')) ?? '')?.value
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

const LARGER = [
  ['builtUpArea', 'built-up area'],
  ['superBuiltUpArea', 'super built-up area'],
] as const

/** The ends of an area, unless its own words say that it is another one than its field's. */
const endsOf = (text: string | undefined, name: string) =>
  [undefined, name].includes(basisOf(text ?? '')?.toLowerCase()) && parseCertainArea(text ?? '')

const areaBasisOrder: Rule = {
  name: 'area-basis',
  level: 'error',
  isLegalRequirement: true,
  guide:
    'The carpet area is larger than the built-up or the super built-up area, which include it: two figures are exchanged, or one is wrong.',
  checkRecord: (record, report) => {
    if (record.file !== 'floorPlan') return
    for (const [index, floor] of record.value.floors.entries()) {
      const carpet = endsOf(floor.carpetArea, 'carpet area')
      if (!carpet) continue
      const [field, name] =
        LARGER.find(([field, name]) => {
          const { low = Infinity, high = Infinity } = endsOf(floor[field], name) || {}
          return (carpet.low ?? 0) > low || (carpet.high ?? 0) > high
        }) ?? []
      if (field === undefined) continue
      report(record, ['floors', index, 'carpetArea'], {
        message: `the carpet area "${floor.carpetArea}" is larger than the ${name} "${floor[field]}"`,
      })
    }
  },
}

const recordNameMismatch: Rule = {
  name: 'record-name',
  level: 'warning',
  guide:
    'Floor plans or a site plan have the id of one project and the name of another one: an id was exchanged or copied, and a page shows what belongs to another project.',
  check: (data, report) => {
    if (!data.isFullyRead(...projectFiles)) return
    for (const record of data.records('floorPlan', 'sitePlanData')) {
      const [named] = namesOfProject(record)
      const project = data.projects.byId(named?.id ?? '')
      const name = textIn(record.value, 'name') ?? ''
      const other = data.projects.byName(name)
      // A name that no project has is an old name, which pages do not show.
      if (!project || !other || nameKey(project.name) === nameKey(name)) continue
      report(record, ['name'], {
        message: `the name is that of the project "${other.name}", but the id "${named?.id}" is that of "${project.name}", whose page shows it; one of them is exchanged`,
      })
    }
  },
}

export const floorPlanRules: readonly Rule[] = [
  floorPlanOutsideRange,
  areaBasisOrder,
  recordNameMismatch,
]
